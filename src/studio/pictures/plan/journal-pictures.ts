import type { PictureJob } from '../job.ts';
import { printOf, site } from './page-job.ts';

/** One picture an article. */
export function journalPictures(): readonly PictureJob[] {
  return [
    printOf(
      'journal-gsm',
      'Folded lengths of sharkskin in a stack, six shades',
      'fabrics/sharkskin-standard-18a/stack',
    ),
    printOf(
      'journal-textiles',
      'Macro of a two-bar tricot, loop by loop',
      'fabrics/tricot-premium-12b/macro',
    ),
    printOf(
      'journal-polyester',
      'Polyester-cotton satin draped across the frame',
      'fabrics/satin-premium-16a/drape-cross',
    ),
    printOf(
      'journal-polyester-comprehensive',
      'Macro of the technical face of a polyester-cotton satin',
      'fabrics/satin-premium-16a/macro',
    ),
    printOf(
      'journal-hot-weather',
      'Macro of a hexagonal net that lets air through',
      'fabrics/hexagonal-net-standard-15j/macro',
    ),
    printOf(
      'journal-summer-tee',
      'Light locknit for T-shirts pushed together into soft waves',
      'fabrics/locknit-custom-14f/waves',
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
    printOf(
      'journal-compliance',
      'Macro of undyed weft-look cloth, pillars over laid-in yarn',
      'fabrics/weft-look-custom-21a/macro',
    ),
    printOf(
      'journal-polycotton',
      'Ecru, madder and olive swatches of knitted cotton lying on one another',
      'scenes/category-pure-cotton-fabrics-2',
    ),
    printOf(
      'journal-rules',
      'Chevron jacquard hanging in wide folds',
      'fabrics/chevron-jacquard-premium-26d/folds-wide',
    ),
  ];
}
