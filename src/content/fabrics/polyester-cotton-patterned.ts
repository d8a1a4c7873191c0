import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { care } from './care.ts';
import { shadeCard, shades } from './shades.ts';
import { structures, threadUp } from './structures.ts';
import * as yarns from './yarns.ts';

export const polyesterCottonPatterned: readonly FabricRecord[] = [
  {
    id: 21,
    number: '20B',
    title: 'Loop-Raised Premium',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 85 },
      { fibre: 'cotton', percent: 15 },
    ],
    gsm: { kind: 'single', gsm: 200 },
    width: 60,
    description:
      'The long textured floats are raised into a short even nap; the face stays plain for printing. Tracksuits and school fleeces that do not shed.',
    ...shadeCard(
      'genda',
      'safed kora chandan mitti sindoor kamal barf elaichi neem loha syahi kohl kala',
    ),
    construction: threadUp(structures.loopRaised, ['P', 'B']),
    yarns: { P: yarns.polyester75Textured, B: yarns.polyCottonNe50 },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 20.5, walesPerCm: 13.5 },
    finishes: ['Raised', 'Anti-pilling', 'Heat-set'],
    endUses: ['Hoodies', 'Sportswear', 'Childrenswear'],
    care: care.raised,
  },
  {
    id: 22,
    number: '21B',
    title: 'Laid-In Professional',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'cotton', percent: 84 },
      { fibre: 'polyester', percent: 16 },
    ],
    gsm: { kind: 'single', gsm: 185 },
    width: 72,
    description:
      'Polyester pillars hold two cotton inlays that swing opposite ways, and nothing moves in any direction. Bag lining, mattress ticking and interlining by the roll.',
    ...shadeCard(
      'kohl',
      'safed badam genda mitti anar rani jamun kasni neel morpankh kaai chandi loha',
    ),
    construction: threadUp(structures.threeBarLaidIn, ['P', 'C', 'C']),
    yarns: { P: yarns.polyester50, C: yarns.cottonNe40 },
    machine: { kind: 'raschel', gauge: 24, coursesPerCm: 21, walesPerCm: 12 },
    finishes: ['Heat-set', 'Pre-shrunk'],
    endUses: ['Home textiles', 'Workwear', 'Linings'],
    care: care.polyesterCotton,
  },
  {
    id: 23,
    number: '22B',
    title: 'Honeycomb Piqué Professional',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 73 },
      { fibre: 'cotton', percent: 27 },
    ],
    gsm: { kind: 'range', from: 185, to: 200 },
    width: 62,
    description:
      'Cells in 60/40 stand on a polyester ground that carries sweat outward. Made for staff polos that go to the laundry every night.',
    ...shadeCard('nilkanth', 'moti ret makhan narangi lakh rani lajward pista loha syahi kohl'),
    construction: threadUp(structures.honeycombPique, ['B.', '.B', 'P']),
    yarns: { B: yarns.polyCottonNe40, P: yarns.polyester75 },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 20, walesPerCm: 14 },
    finishes: ['Heat-set', 'Anti-pilling', 'Moisture-wicking'],
    endUses: ['Polos', 'Uniforms', 'Sportswear'],
    care: care.polyesterCotton,
  },
  {
    id: 24,
    number: '22C',
    title: 'Piqué Premium',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 60 },
      { fibre: 'cotton', percent: 40 },
    ],
    gsm: { kind: 'single', gsm: 180 },
    width: 60,
    description:
      'Every second guide of the front bar is empty, which raises a small brick relief on a closed ground. Collars and body can be cut from the same roll.',
    ...shadeCard(
      'tota',
      'moti ret chandan nimbu sarson tamba geru anar pyazi barf nilkanth neem rakh kala',
    ),
    construction: threadUp(structures.pique, ['B.', 'B']),
    yarns: { B: yarns.polyCottonNe40 },
    machine: { kind: 'tricot', gauge: 24, coursesPerCm: 17.5, walesPerCm: 13.5 },
    finishes: ['Heat-set', 'Anti-pilling', 'Silicone softener'],
    endUses: ['Polos', 'T-shirts', 'Childrenswear'],
    care: care.polyesterCotton,
  },
  {
    id: 25,
    number: '23A',
    title: 'Rib Effect Luxury',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 74 },
      { fibre: 'cotton', percent: 26 },
    ],
    gsm: { kind: 'single', gsm: 190 },
    width: 56,
    description:
      'Four ends in and two out: raised textured ribs with a plain channel between. It reads as a rib but does not bag at the knee or elbow.',
    ...shadeCard(
      'akhrot',
      'safed ecru ret makhan tamba sindoor pyazi jamun asmani pista dhuan loha kala',
    ),
    construction: threadUp(structures.ribEffect, ['PPPP..', 'B']),
    yarns: { P: yarns.polyester75Textured, B: yarns.polyCottonNe40 },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 23.5, walesPerCm: 15 },
    finishes: ['Heat-set', 'Silicone softener'],
    endUses: ['Dresses', 'T-shirts', 'Leggings'],
    care: care.polyesterCotton,
  },
  {
    id: 26,
    number: '24B',
    title: 'Locknit Stripe Standard',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 65 },
      { fibre: 'cotton', percent: 35 },
    ],
    gsm: { kind: 'single', gsm: 175 },
    width: 60,
    description:
      'Eight ends for the dye-bath and four already madder, drawn alike in both bars. The edge of the stripe feathers by a needle, as a locknit stripe should.',
    ...shadeCard(
      'malai',
      'safed moti ret sarson narangi geru mirch gulabi raat mehndi neem sleti kahwa kala',
    ),
    construction: threadUp(structures.locknitStripe, ['AAAAAAAADDDD', 'AAAAAAAADDDD']),
    yarns: { A: yarns.polyCottonNe50, D: yarns.dyed(yarns.polyCottonNe50, shades.majith) },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 15.5, walesPerCm: 13 },
    finishes: ['Heat-set', 'Anti-pilling'],
    endUses: ['T-shirts', 'Polos', 'Childrenswear'],
    care: care.polyesterCotton,
  },
  {
    id: 27,
    number: '25A',
    title: 'Atlas Check Custom',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 65 },
      { fibre: 'cotton', percent: 35 },
    ],
    gsm: { kind: 'range', from: 160, to: 180 },
    width: 'custom',
    description:
      'Two bars zigzag in opposite directions and their colours cross into diamonds. Choose the yarn colours and the width of the check; the chain stays the same.',
    ...shadeCard(
      'sarson',
      'moti ecru haldi narangi geru mirch pyazi morpankh pista sleti akhrot kala',
    ),
    construction: threadUp(structures.atlasCheck, ['AAAAAAKKKKKK', 'AAAAAAKKKKKK']),
    yarns: { A: yarns.polyCottonNe50, K: yarns.dyed(yarns.polyCottonNe50, shades.kohl) },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 17, walesPerCm: 14 },
    finishes: ['Heat-set', 'Anti-pilling'],
    endUses: ['Shirts', 'Scarves', 'Ethnic wear'],
    care: care.polyesterCotton,
  },
  {
    id: 28,
    number: '26A',
    title: 'Damask Jacquard Luxury',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 57 },
      { fibre: 'cotton', percent: 43 },
    ],
    gsm: { kind: 'single', gsm: 180 },
    width: 58,
    moq: '500 meters',
    description:
      'Bright polyester figures on a cotton ground, each guide steered on its own. For sherwanis, cushions and curtains that want a pattern without a print.',
    ...shadeCard(
      'anar',
      'moti malai kesar tamba mirch gulnar kamal asmani neel panna rakh sleti syahi kohl',
    ),
    construction: threadUp(structures.jacquard, ['J', 'C', 'P'], {
      motif: { name: 'damask', wales: 96, courses: 136 },
    }),
    yarns: { J: yarns.polyester75Bright, C: yarns.cottonNe60, P: yarns.polyester75 },
    machine: { kind: 'tricot', gauge: 28, coursesPerCm: 19, walesPerCm: 14 },
    finishes: ['Heat-set', 'Silicone softener'],
    endUses: ['Ethnic wear', 'Home textiles', 'Dresses'],
    care: care.polyesterCotton,
  },
  {
    id: 29,
    number: '26D',
    title: 'Chevron Jacquard Premium',
    composition: 'Polyester/Cotton Blend',
    fibres: [
      { fibre: 'polyester', percent: 72 },
      { fibre: 'cotton', percent: 28 },
    ],
    gsm: { kind: 'single', gsm: 140 },
    width: 60,
    description:
      'Zigzags of textured polyester, opaque on an open net, steered guide by guide. A sports jacket with its own shading, and no print to crack.',
    ...shadeCard(
      'sagar',
      'moti haldi tamba majith lakh gulabi jamun baingan lajward tota dhania surmai kala',
    ),
    construction: threadUp(structures.jacquardNet, ['P', 'J', 'C'], {
      motif: { name: 'chevron-figure', wales: 48, courses: 96 },
    }),
    yarns: { P: yarns.polyester75, J: yarns.polyester100Textured, C: yarns.cottonNe40 },
    machine: { kind: 'raschel', gauge: 24, coursesPerCm: 24, walesPerCm: 13 },
    finishes: ['Heat-set', 'Anti-pilling'],
    endUses: ['Sportswear', 'Home textiles', 'Dresses'],
    care: care.polyesterCotton,
  },
];
