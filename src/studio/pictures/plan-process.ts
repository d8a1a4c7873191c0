import type { PictureJob } from './job.ts';
import { draped, lead, near, piece, site } from './site-job.ts';

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
