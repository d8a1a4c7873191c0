import { type ShippedCategoryId, categoryIds, fabricName } from '../../../domain/fabric/fabric.ts';
import { fabricBySlug } from '../fabric-by-slug.ts';
import type { PictureJob, Recipe } from '../job.ts';
import { draped, lead, near, site } from './page-job.ts';

const wideWidths = [480, 960, 1440, 2880] as const;

const bandCloth: Record<
  ShippedCategoryId,
  { slug: string; side: 'face' | 'back'; wales: number; rotation: number }
> = {
  'polyester-cotton-knits': {
    slug: 'honeycomb-pique-professional-22b',
    side: 'face',
    wales: 30,
    rotation: 0.2,
  },
  'breathable-cotton-nylon-collection': {
    slug: 'locknit-premium-14b',
    side: 'back',
    wales: 26,
    rotation: 0.24,
  },
  'pure-cotton-fabrics': { slug: 'tricot-premium-12b', side: 'face', wales: 26, rotation: 0.26 },
  'nylon-classics': { slug: 'rose-lace-premium-27d', side: 'face', wales: 84, rotation: 0.04 },
};

/** A wide macro of its own cloth opens every category. */
export function bands(): readonly PictureJob[] {
  return categoryIds.map((id) => {
    const { slug, side, wales, rotation } = bandCloth[id];
    const fabric = fabricBySlug(slug);
    const lace = fabric.construction.family === 'lace';
    return site(
      `category-${id}-band`,
      `Wide macro of the technical ${side} of ${fabricName(fabric)}: ${fabric.construction.name.toLowerCase()}`,
      {
        kind: 'macro',
        cloth: { fabric: slug },
        side,
        shade: lace ? '#ece7dc' : lead(slug),
        ...(lace ? { ground: '#3b2a30' } : {}),
        width: 2880,
        height: 960,
        wales,
        rotation,
        tilt: lace ? 0.16 : 0.34,
        sharp: lace ? 0.5 : 0.26,
      },
      wideWidths,
      55,
    );
  });
}

/** Two views of each collection. */
export function categories(): readonly PictureJob[] {
  const views: Record<ShippedCategoryId, readonly [Recipe, Recipe]> = {
    'polyester-cotton-knits': [
      draped('drape', 'locknit-professional-14c', '#c8902b'),
      draped(
        'stack',
        'tricot-professional-12c',
        '#3f4a5a',
        '#d8a51f',
        '#b91d5c',
        '#5a933d',
        '#f1e6cd',
        '#c8902b',
      ),
    ],
    'breathable-cotton-nylon-collection': [
      near('locknit-premium-14b', 'back', '#37476e'),
      draped('drape-cross', 'satin-in-rani-16d', '#24365f'),
    ],
    'pure-cotton-fabrics': [
      near('tricot-premium-12b', 'face', '#cdbb98'),
      draped('trio', 'locknit-standard-14a', '#e5dbc5', '#a23b2a', '#66784f'),
    ],
    'nylon-classics': [
      {
        ...near('rose-lace-premium-27d', 'face', '#ece7dc'),
        ground: '#3b2a30',
        wales: 62,
        rotation: 0.05,
        tilt: 0.14,
        sharp: 0.5,
      },
      { ...draped('sheer-drape', 'tulle-luxury-15h', '#ece7dc'), ground: '#4d2f3d' },
    ],
  };
  return categoryIds.flatMap((id) => {
    const title = titles[id];
    return [
      site(`category-${id}`, `${title}: ${sceneWords(views[id][0])}`, views[id][0]),
      site(`category-${id}-2`, `${title}: ${sceneWords(views[id][1])}`, views[id][1]),
    ];
  });
}

const titles: Record<ShippedCategoryId, string> = {
  'polyester-cotton-knits': 'Polyester-cotton knit',
  'breathable-cotton-nylon-collection': 'Cotton-nylon knit',
  'pure-cotton-fabrics': 'Pure cotton knit',
  'nylon-classics': 'Nylon lace and net',
};

function sceneWords(recipe: Recipe): string {
  if (recipe.kind === 'macro') return 'macro of the stitches';
  if (recipe.kind !== 'dyed') return 'cloth';
  if (recipe.scene === 'stack') return 'folded lengths';
  return recipe.scene === 'trio' ? 'pinked swatches' : 'draped cloth';
}
