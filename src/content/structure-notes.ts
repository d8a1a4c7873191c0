import type { ConstructionFamily } from '../domain/fabric/fabric.ts';

/** What each kind of structure is and what it is good for, in two sentences a buyer can use. */
export const structureNotes: Readonly<Record<ConstructionFamily, string>> = {
  tricot:
    'Tricot: two bars lap against each other over neighbouring needles. Light, even on both sides, a little give across.',
  locknit:
    'Locknit: the front bar laps over two needles, the back bar over one. Smooth face, soft back, stretch across; the everyday cloth of the warp knitter.',
  satin:
    'Satin: long underlaps of the front bar lie side by side and catch the light. Smooth and lustrous; it drapes, and it snags sooner than a short lap.',
  sharkskin:
    'Sharkskin: the long laps lie on the back bar and the front bar locks them. Firm, steady and flat, so it prints and wears well.',
  cord: 'Cord: the front bar knits pillars that hold long laps behind them. Very steady in length, with a fine line down the face.',
  raised:
    'Raised: long floats are lifted into a nap or a loop after knitting. Warm and soft; weigh it after raising, not before.',
  atlas:
    'Atlas: a bar walks several needles one way and back again. Airy, with a faint zigzag where the light turns.',
  inlay:
    'Inlay: a yarn is laid in behind the loops without being knitted. Steady across, and a place for yarns a needle would not take.',
  net: 'Net: neighbouring wales part for some courses and leave an opening. From fine mesh to tulle; it does not run when cut.',
  piqué:
    'Piqué: bars change places to raise small cells. Body and air for polos, and a face that hides marks.',
  rib: 'Rib effect: thick and thin wales stand side by side. A ribbed look with the steadiness of a warp knit.',
  stripe: 'Stripe: yarns of another colour or lustre run the length of the warp.',
  check: 'Check: stripes along the warp are crossed by laps or inlays of another yarn.',
  jacquard: 'Jacquard: single guides are shifted one by one and draw a figure into the ground.',
  lace: 'Lace: a figure is filled and outlined on a net ground. Open, light, and finished at the edge where the pattern scallops.',
};
