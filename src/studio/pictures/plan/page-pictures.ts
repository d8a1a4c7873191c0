import { shades } from '../../../content/fabrics/shades.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import type { PictureJob } from '../job.ts';
import { bands, categories } from './category-pictures.ts';
import { journalPictures } from './journal-pictures.ts';
import { shadeStrip } from './fabric-pictures.ts';
import { productionSteps } from './process-pictures.ts';
import { dyed, piece, printOf, site, table } from './page-job.ts';

/** Pictures that belong to pages rather than to one fabric, most wanted first. */
export function planPagePictures(fabrics: readonly Fabric[]): readonly PictureJob[] {
  return [
    fanCard(),
    rollsOnTable(),
    ...bands(),
    ...still(),
    ...categories(),
    ...productionSteps(),
    ...journalPictures(),
    ...fabrics.map(shadeStrip),
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
    [480, 720, 960, 1440, 2000, 2880],
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
    printOf(
      'about',
      'Cotton atlas fresh from the machine, pushed together into many small folds',
      'fabrics/atlas-luxury-13a/waves',
    ),
    printOf(
      'reviews',
      'Three pinked swatches of pillar inlay lying on one another',
      'fabrics/pillar-inlay-standard-21c/trio',
    ),
  ];
}
