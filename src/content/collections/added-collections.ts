import { href } from '../../contract/routes.ts';
import { categoryIds, type Fabric } from '../../domain/fabric/fabric.ts';
import type { Category } from '../categories.ts';
import type { home } from '../home.ts';
import type { MenuItem, navigation } from '../navigation.ts';
import type { Collections } from './overview.ts';

interface Lists {
  readonly categories: readonly Category[];
  readonly navigation: typeof navigation;
  readonly home: typeof home;
  readonly collections: Collections;
}

const shipped: ReadonlySet<string> = new Set(categoryIds);

/**
 * Menus and pages name the shipped collections one by one. One that the mill added stands behind them in
 * each of these lists, with the figures of its fabrics, unless somebody has written it there already.
 */
export function withAddedCollections(
  content: Lists & { readonly fabrics: readonly Fabric[] },
): Lists {
  const { navigation: menus, home: page, collections, fabrics } = content;
  const categories = content.categories.map((one) =>
    shipped.has(one.id) ? one : withFigures(one, fabrics),
  );
  const added = categories.filter(({ id, hidden }) => !shipped.has(id) && !hidden);
  if (added.length === 0) return { categories, navigation: menus, home: page, collections };
  const { shopByType } = page;
  return {
    categories,
    navigation: {
      ...menus,
      menuPanel: menus.menuPanel.map((item) => withMenu(item, added)),
      footer: {
        ...menus.footer,
        lists: menus.footer.lists.map((list) => ({
          ...list,
          links: insertBehind(list.links, isCollection, added.map(footerLink), ({ to }) => to),
        })),
      },
    },
    home: {
      ...page,
      shopByType: {
        ...shopByType,
        cards: [
          ...shopByType.cards,
          ...added
            .filter(({ id }) => shopByType.cards.every((card) => card.id !== id))
            .map(({ id, title, spec }) => ({ id, title, fibre: spec.fibre, weight: spec.weight })),
        ],
      },
    },
    collections: {
      ...collections,
      entries: [
        ...collections.entries,
        ...added
          .filter(({ id }) => collections.entries.every((entry) => entry.id !== id))
          .map(({ id, title, description, spec }) => ({
            id,
            title,
            text: description,
            weight: spec.weight,
            to: href.fabrics({ category: id }),
          })),
      ],
    },
  };
}

function withMenu(item: MenuItem, added: readonly Category[]): MenuItem {
  if (!item.children) return item;
  const links = added.map(({ id, title, spec }) => ({
    label: title,
    to: href.fabrics({ category: id }),
    description: spec.weight,
    categoryId: id,
  }));
  const isOne = ({ categoryId }: { readonly categoryId?: string }) => categoryId !== undefined;
  return { ...item, children: insertBehind(item.children, isOne, links, ({ to }) => to) };
}

function footerLink({ landingSlug, tab }: Category) {
  return { label: tab.label, to: href.category(landingSlug) };
}

const pathOfCollections = href.category('');

function isCollection({ to }: { readonly to: string }): boolean {
  return to.startsWith(pathOfCollections);
}

/** Behind the last of its kind; a list without one is none of collections. */
function insertBehind<Item>(
  list: readonly Item[],
  isOne: (item: Item) => boolean,
  added: readonly Item[],
  name: (item: Item) => string,
): Item[] {
  const last = list.findLastIndex(isOne);
  if (last < 0) return [...list];
  const known = new Set(list.map(name));
  return list.toSpliced(last + 1, 0, ...added.filter((item) => !known.has(name(item))));
}

/** What its fabrics are made of, weigh and measure; its own page says the same as every list. */
function withFigures(category: Category, fabrics: readonly Fabric[]): Category {
  const own = fabrics.filter(({ categoryId }) => categoryId === category.id);
  const { spec, title, description } = category;
  return {
    ...category,
    second: { ...category.second, title, description },
    spec: {
      fibre: spec.fibre || [...new Set(own.map(({ composition }) => composition))].join(', '),
      weight: spec.weight || span(own.flatMap(weights), 'GSM') || 'Weight to your order',
      width: spec.width || span(own.flatMap(widths), 'inches') || 'width to your order',
    },
  };
}

function weights({ gsm }: Fabric): number[] {
  if (gsm.kind === 'single') return [gsm.gsm];
  return gsm.kind === 'range' ? [gsm.from, gsm.to] : [];
}

function widths({ width }: Fabric): number[] {
  return width.kind === 'inches' ? [width.inches] : [];
}

/** `150–240 GSM`, `58 inches` */
function span(figures: readonly number[], unit: string): string | undefined {
  if (figures.length === 0) return undefined;
  const [from, to] = [Math.min(...figures), Math.max(...figures)];
  return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`;
}
