import type { PictureJob } from './job.ts';
import { draped, near, piece, site } from './site-job.ts';

/** One picture an article. */
export function journalPictures(): readonly PictureJob[] {
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
