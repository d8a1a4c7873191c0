import type { SiteContent } from '../../../content/site-content.ts';
import {
  productRecord,
  type ProductPicture,
  productSummary,
} from '../../../contract/catalogue/product-record.ts';
import { plainData } from '../../../contract/catalogue/plain-data.ts';
import type { CatalogueFilters, ToolInput } from '../../../contract/mcp/tool-inputs.ts';
import { href } from '../../../contract/routes.ts';
import { convert } from '../../../domain/assistant/convert.ts';
import { nothingExcluded, type Wishes } from '../../../domain/assistant/wishes.ts';
import { shownCollections } from '../../../domain/catalogue/knitted-categories.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import {
  type CategoryId,
  categoryIds,
  type Fabric,
  fabricName,
} from '../../../domain/fabric/fabric.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import { compareFacts } from '../../catalogue/compare-facts.ts';
import { findCollection } from '../../catalogue/find-collection.ts';
import { searchWords } from '../../catalogue/search-catalogue.ts';
import { found, refused, type ToolAnswer } from './tool-answer.ts';

export interface CatalogueParts {
  readonly content: SiteContent;
  readonly siteUrl: string;
  readonly pictures: (slug: string) => readonly ProductPicture[];
}

export function searchCatalog(
  { content, siteUrl }: CatalogueParts,
  { catalog }: ToolInput<'search_catalog'>,
): ToolAnswer {
  const { query, filters, pagination } = catalog;
  const { categories = [] } = filters;
  const unknown = categories.find((name) => !findCollection(content, name));
  if (unknown !== undefined) return refused(noSuchCollection(content, unknown));
  const collections = categories.flatMap((name) => findCollection(content, name) ?? []);
  const wishes = { ...wishesOf(filters), ...collectionWishes(collections) };
  const { fabrics, givenUp } = searchWords(content, query.trim(), wishes);
  const begin = Number(pagination.cursor ?? 0);
  const end = begin + pagination.limit;
  return found({
    products: fabrics.slice(begin, end).map((fabric) => productSummary(fabric, content, siteUrl)),
    not_met: givenUp,
    pagination: {
      total_count: fabrics.length,
      has_next_page: end < fabrics.length,
      ...(end < fabrics.length && { cursor: String(end) }),
    },
  });
}

/** Words may still say the fibre within a collection of the mill's own; a shipped one says it itself. */
function collectionWishes(collections: readonly CategoryId[]): Partial<Wishes> {
  if (collections.length === 0) return {};
  const saysFibre = collections.some((id) => (categoryIds as readonly string[]).includes(id));
  return { collections, ...(saysFibre && { categories: [] }) };
}

function noSuchCollection(content: SiteContent, name: string): string {
  const known = shownCollections(content).map(({ id, title }) => `${id} (${plainData(title, 80)})`);
  return `There is no collection “${plainData(name, 60)}”. There are: ${known.join(', ')}.`;
}

/** Only what was given: it stands in place of what the words say. */
function wishesOf(filters: CatalogueFilters): Partial<Wishes> {
  const { gsm, width_inches: inches, end_uses: endUses, constructions } = filters;
  const { finishes, colour, stretch, behaviour, exclude, order } = filters;
  return {
    ...(gsm && { gsm: boundsOf(gsm) }),
    ...(inches && { inches: boundsOf(inches) }),
    ...(endUses && { endUses }),
    ...(constructions && { families: constructions, structures: [] }),
    ...(finishes && { finishes }),
    ...(colour && { colour }),
    ...(stretch !== undefined && { stretch }),
    ...(behaviour && {
      behaviours: behaviour.map(({ property, wanted }) => ({ id: property, wanted })),
    }),
    ...(exclude && {
      excluded: {
        ...nothingExcluded,
        fibres: exclude.fibres ?? [],
        families: exclude.constructions ?? [],
        endUses: exclude.end_uses ?? [],
        finishes: exclude.finishes ?? [],
      },
    }),
    ...(order && { order }),
  };
}

function boundsOf({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min !== undefined && { from: min }), ...(max !== undefined && { to: max }) };
}

export function lookupCatalog(
  { content, siteUrl }: CatalogueParts,
  { catalog }: ToolInput<'lookup_catalog'>,
): ToolAnswer {
  const products = catalog.ids.flatMap((id) => {
    const fabric = findFabric(content.fabrics, id);
    return fabric
      ? [{ ...productSummary(fabric, content, siteUrl), inputs: [plainData(id, 120)] }]
      : [];
  });
  const missing = catalog.ids.filter((id) => !findFabric(content.fabrics, id));
  return found({
    products,
    messages: missing.map((id) => ({ type: 'not_found', id: plainData(id, 120) })),
  });
}

export function getProduct(
  parts: CatalogueParts,
  { catalog }: ToolInput<'get_product'>,
): ToolAnswer {
  const { content, siteUrl, pictures } = parts;
  const fabric = findFabric(content.fabrics, catalog.id);
  if (!fabric) return refused(missingText(content, catalog.id));
  return found({ product: productRecord(fabric, content, siteUrl, pictures(fabric.slug)) });
}

export function compareProducts(
  { content, siteUrl }: CatalogueParts,
  { ids }: ToolInput<'compare'>,
): ToolAnswer {
  const fabrics: Fabric[] = [];
  for (const id of new Set(ids)) {
    const fabric = findFabric(content.fabrics, id);
    if (!fabric) return refused(missingText(content, id));
    if (!fabrics.includes(fabric)) fabrics.push(fabric);
  }
  if (fabrics.length < 2) return refused('Please name at least two different fabrics.');
  return found({
    products: fabrics.map((fabric) => productSummary(fabric, content, siteUrl)),
    rows: compareFacts(fabrics, content.terms).map(({ label, values }) => ({
      fact: label,
      values: values.map((value) => plainData(value, 200)),
    })),
    url: siteUrl + href.compare(fabrics.map(({ slug }) => slug)),
  });
}

export function convertUnits(
  { content, siteUrl }: CatalogueParts,
  input: ToolInput<'convert'>,
): ToolAnswer {
  const { value, from, to, fabric: id } = input;
  const fabric = id === undefined ? undefined : findFabric(content.fabrics, id);
  if (id !== undefined && !fabric) return refused(missingText(content, id));
  const gsm = input.gsm ?? (fabric && gsmMiddle(fabric.gsm));
  const recorded = fabric?.width.kind === 'inches' ? fabric.width.inches : undefined;
  const inches = input.width_inches ?? recorded;
  const result = convert(value, from, to, { gsm, inches });
  if (!result.ok) {
    return refused(
      result.why === 'not-related'
        ? `${from} cannot be expressed in ${to}.`
        : 'Metres and kilograms are tied by weight and width: give gsm and width_inches, or a fabric that has both on record.',
    );
  }
  return found({
    value: Number(result.value.toPrecision(6)),
    unit: to,
    formula: result.formula,
    used: {
      ...(gsm !== undefined && { gsm }),
      ...(inches !== undefined && { width_inches: inches }),
    },
    ...(fabric && { source: siteUrl + href.fabric(fabric.slug) }),
  });
}

export function missingText({ withdrawnFabrics }: SiteContent, id: string): string {
  const gone = findFabric(withdrawnFabrics, id);
  return gone
    ? `${plainData(fabricName(gone), 160)} is no longer knitted.`
    : `There is no fabric “${plainData(id, 60)}” in the book. search_catalog finds the others.`;
}
