import { fabrics } from '../../content/fabrics/fabrics.ts';
import { shades } from '../../content/fabrics/shades.ts';
import { type CategoryId, categoryIds, fabricName } from '../../domain/fabric/fabric.ts';
import type { SceneId } from '../scenes/scene-book.ts';
import { fabricBySlug } from './fabric-by-slug.ts';
import type { DyedRecipe, MacroRecipe, Piece, PictureJob, Recipe } from './job.ts';
import { widths } from './plan-fabrics.ts';

const table = '#e9e4da';
const wideWidths = [480, 960, 1440, 2880] as const;

/** Pictures that belong to pages rather than to one fabric, most wanted first. */
export function planSite(): readonly PictureJob[] {
  return [
    fanCard(),
    rollsOnTable(),
    ...bands(),
    ...still(),
    ...categories(),
    ...process(),
    ...journal(),
    ...strips(),
  ];
}

/** From left to right; the outermost two end beyond the frame. */
const card = [
  shades.kora,
  shades.ecru,
  shades.badam,
  shades.tamba,
  shades.majith,
  shades.lakh,
  shades.falsa,
  shades.baingan,
  shades.neel,
  shades.nilkanth,
  shades.asmani,
  shades.elaichi,
  shades.mehndi,
  shades.makhan,
  shades.malai,
];

function fanCard(): PictureJob {
  return site(
    'fan',
    'Shade card of warp-knitted tricot fanned out on paper, pinked swatches from ecru through madder and indigo to olive',
    {
      kind: 'dyed',
      scene: 'fan',
      pieces: card.map(({ hex }) => piece('tricot-premium-12b', hex)),
      ground: table,
      cutOut: true,
    },
    [480, 720, 960, 1440, 2880],
    56,
  );
}

function rollsOnTable(): PictureJob {
  return site(
    'rolls',
    'Three rolls of warp-knit cloth in ecru, olive and madder, the end of one run out and cut with pinking shears',
    {
      kind: 'dyed',
      scene: 'rolls',
      pieces: [
        piece('tricot-premium-12b', '#e5dbc5'),
        piece('locknit-standard-14a', '#66784f'),
        piece('reverse-locknit-luxury-19b', '#b5533c'),
      ],
      ground: table,
      cutOut: true,
    },
    [480, 720, 960, 1440, 1920],
    58,
  );
}

const bandCloth: Record<
  CategoryId,
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

function bands(): readonly PictureJob[] {
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

function still(): readonly PictureJob[] {
  return [
    dyed(
      'stack',
      'Folded lengths of warp-knit cloth stacked on a table, ecru on top of madder, indigo and olive',
      'stack',
      [
        piece('tricot-premium-12b', '#e5dbc5'),
        piece('locknit-standard-14a', '#c29a6b'),
        piece('tricot-premium-12b', '#8ea691'),
        piece('locknit-standard-14a', '#24365f'),
        piece('tricot-premium-12b', '#b5533c'),
        piece('locknit-standard-14a', '#ece7dc'),
      ],
    ),
    dyed('folds', 'Locknit in Neel indigo hanging in folds', 'folds', [
      piece('locknit-premium-14b', '#33456f'),
    ]),
    dyed('hero', 'Cotton tricot draped in long folds', 'drape', [
      piece('tricot-premium-12b', '#c8902b'),
    ]),
    dyed('about', 'Cloth fresh from the machine pushed together into waves', 'waves', [
      piece('locknit-standard-14a', '#e5dbc5'),
    ]),
    dyed('reviews', 'Three pinked swatches lying on one another', 'trio', [
      piece('tricot-premium-12b', '#a23b2a'),
      piece('locknit-standard-14a', '#e5dbc5'),
      piece('reverse-locknit-luxury-19b', '#24365f'),
    ]),
  ];
}

/** Two views of each collection. */
function categories(): readonly PictureJob[] {
  const views: Record<CategoryId, readonly [Recipe, Recipe]> = {
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

const titles: Record<CategoryId, string> = {
  'polyester-cotton-knits': 'Polyester-cotton knit',
  'breathable-cotton-nylon-collection': 'Cotton-nylon knit',
  'pure-cotton-fabrics': 'Pure cotton knit',
  'nylon-classics': 'Nylon lace and net',
};

const sceneWords = (recipe: Recipe) =>
  recipe.kind === 'macro'
    ? 'macro of the stitches'
    : recipe.scene === 'stack'
      ? 'folded lengths'
      : recipe.scene === 'trio'
        ? 'pinked swatches'
        : 'draped cloth';

/** The six steps on the home page. */
function process(): readonly PictureJob[] {
  return [
    site('process-warping', 'Cotton ends running side by side from the beam', {
      kind: 'macro',
      cloth: { warp: 'warp-sheet' },
      side: 'face',
      shade: '#ddcdae',
      ground: '#2a2420',
      width: 1200,
      height: 1200,
      wales: 20,
      rotation: -0.5,
      tilt: 0.4,
      sharp: 0.16,
    }),
    site(
      'process-knitting',
      'Stripes of two yarns knitted by two guide bars, seen from the technical back',
      near('locknit-stripe-standard-24b', 'back', lead('locknit-stripe-standard-24b')),
    ),
    site('process-dyeing', 'One length of cotton dipped from ecru into indigo', {
      ...draped('folds', 'tricot-premium-12b', '#e8dfcb'),
      pieces: [{ ...piece('tricot-premium-12b', '#e8dfcb'), dip: '#1f3160' }],
    }),
    site(
      'process-finishing',
      'Finished cloth laid flat, a corner turned to show its back',
      draped('corner', 'reverse-locknit-luxury-19b', '#8ea691'),
    ),
    site(
      'process-testing',
      'Pinked swatches of one shade compared on the table',
      draped('swatch', 'sharkskin-professional-18f', '#7fa7c5'),
    ),
    site(
      'process-dispatch',
      'A roll of cloth ready to be ticketed',
      draped('roll', 'locknit-professional-14c', '#b5533c'),
    ),
  ];
}

function journal(): readonly PictureJob[] {
  return [
    site(
      'journal-gsm',
      'Folded lengths from light to heavy in a stack',
      draped(
        'stack',
        'tricot-premium-12b',
        '#cdbb98',
        '#ece7dc',
        '#7fa7c5',
        '#ece7dc',
        '#24365f',
        '#e5dbc5',
      ),
    ),
    site(
      'journal-textiles',
      'Macro of a two-bar tricot, loop by loop',
      near('tricot-standard-12a', 'face', '#b5623b'),
    ),
    site(
      'journal-polyester',
      'Polyester-cotton satin draped in soft light',
      draped('drape', 'satin-premium-16a', '#2f5d98'),
    ),
    site(
      'journal-polyester-comprehensive',
      'Macro of polyester filaments in the back of a satin',
      near('five-needle-satin-luxury-16b', 'back', '#2e6375'),
    ),
    site('journal-hot-weather', 'Open mesh that lets air through', {
      ...near('sandfly-net-professional-15a', 'face', '#f1e6cd'),
      ground: '#3f5468',
    }),
    site(
      'journal-summer-tee',
      'Three swatches of T-shirt cloth in summer shades',
      draped('trio', 'locknit-custom-14f', '#f0d78a', '#7fa7c5', '#d27f96'),
    ),
    site('journal-fibres', 'Cotton, polyester, folded cotton and nylon yarns side by side', {
      kind: 'macro',
      cloth: { warp: 'fibres' },
      side: 'face',
      shade: '#ece2cc',
      ground: '#2a2420',
      width: 1200,
      height: 1200,
      wales: 9,
      rotation: -0.62,
      tilt: 0.36,
      sharp: 0.2,
    }),
    site(
      'journal-compliance',
      'A roll of undyed cloth, its end run out on the table',
      draped('roll', 'tricot-premium-12b', '#e5dbc5'),
    ),
    site('journal-polycotton', 'Cotton, polyester-cotton and nylon swatches lying on one another', {
      ...draped('trio', 'tricot-premium-12b', '#e5dbc5'),
      pieces: [
        piece('locknit-professional-14c', '#66784f'),
        piece('tricot-premium-12b', '#e5dbc5'),
        piece('locknit-premium-14j', '#c98f5a'),
      ],
    }),
    site(
      'journal-rules',
      'Undyed cotton pushed together into waves',
      draped('waves', 'weft-look-custom-21a', '#8ea691'),
    ),
  ];
}

/**
 * Neutral light of hanging cloth for the shade curtain. Laid over a shade with `mix-blend-mode: multiply`
 * the crests show the shade itself and the valleys its shadow; sRGB multiplies almost as light does.
 */
function strips(): readonly PictureJob[] {
  const kinds = {
    cotton: 'tricot-premium-12b',
    blend: 'locknit-professional-14c',
    nylon: 'locknit-premium-14j',
    satin: 'satin-luxury-16e',
  } as const;
  return Object.entries(kinds).map(([kind, slug]) =>
    site(
      `strip-${kind}`,
      '',
      { ...draped('folds', slug, '#f4f4f4'), exposure: 0.84 },
      [360, 720],
      56,
    ),
  );
}

const lead = (slug: string) => {
  const fabric = fabricBySlug(slug);
  return fabric.shades[fabric.leadShade]!.hex;
};

const piece = (fabric: string, shade: string): Piece => ({
  fabric,
  side:
    fabrics.find(({ slug }) => slug === fabric)?.construction.family === 'satin' ? 'back' : 'face',
  shade,
});

function draped(scene: SceneId, fabric: string, ...hexes: readonly string[]): DyedRecipe {
  return {
    kind: 'dyed',
    scene,
    pieces: hexes.map((hex) => piece(fabric, hex)),
    ground: table,
  };
}

function near(fabric: string, side: 'face' | 'back', shade: string): MacroRecipe {
  return {
    kind: 'macro',
    cloth: { fabric },
    side,
    shade,
    width: 1200,
    height: 1200,
    wales: 13,
    rotation: 0.26,
    tilt: 0.38,
    sharp: 0.2,
  };
}

function dyed(id: string, alt: string, scene: SceneId, pieces: readonly Piece[]): PictureJob {
  return site(id, alt, { kind: 'dyed', scene, pieces, ground: table });
}

function site(
  id: string,
  alt: string,
  recipe: Recipe,
  sizes: readonly number[] = widths,
  quality = 55,
): PictureJob {
  return {
    owner: { scene: id },
    scene: id,
    path: `/pictures/scenes/${id}`,
    alt,
    recipe,
    widths: sizes,
    quality,
    ...(id.startsWith('strip-') ? {} : { social: id }),
  };
}
