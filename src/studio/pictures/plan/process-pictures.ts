import type { PictureJob } from '../job.ts';
import { draped, dyed, piece, printOf, site } from './page-job.ts';

/** The six steps on the home page, `process-` and the step's own id. */
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
    dyed(
      'process-heat-setting',
      'Undyed nylon held to width, its selvedge on the two rows of pins of a stenter chain',
      'stenter',
      [piece('tricot-standard-12g', '#e6e1d3')],
    ),
    site('process-dyeing', 'One length of cotton dipped from ecru into indigo', {
      ...draped('folds', 'tricot-premium-12b', '#e8dfcb'),
      pieces: [{ ...piece('tricot-premium-12b', '#e8dfcb'), dip: '#1f3160' }],
    }),
    dyed(
      'process-finishing',
      'Brushed cotton, soft from its finish, falling in long folds',
      'drape',
      [piece('loop-raised-premium-20a', '#d9c3a0')],
    ),
    site(
      'process-inspection',
      'A roll run out on the table, its end cut with pinking shears to be weighed and measured',
      draped('roll', 'locknit-professional-14c', '#b5533c'),
    ),
  ];
}
