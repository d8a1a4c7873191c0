import type { PictureJob } from './job.ts';
import { draped, piece, printOf, site } from './site-job.ts';

/** The six steps on the home page. */
export function productionSteps(): readonly PictureJob[] {
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
    printOf(
      'process-knitting',
      'Technical back of a locknit: underlaps of the front bar crossing from wale to wale',
      'fabrics/locknit-luxury-14e/macro-back',
    ),
    site('process-dyeing', 'One length of cotton dipped from ecru into indigo', {
      ...draped('folds', 'tricot-premium-12b', '#e8dfcb'),
      pieces: [{ ...piece('tricot-premium-12b', '#e8dfcb'), dip: '#1f3160' }],
    }),
    printOf(
      'process-finishing',
      'Finished cord laid flat, a corner turned to show its back',
      'fabrics/queens-cord-professional-17b/corner',
    ),
    printOf(
      'process-testing',
      'Pinked swatches of piqué compared on the table',
      'fabrics/honeycomb-pique-premium-22a/trio',
    ),
    site(
      'process-dispatch',
      'A roll of cloth ready to be ticketed',
      draped('roll', 'locknit-professional-14c', '#b5533c'),
    ),
  ];
}
