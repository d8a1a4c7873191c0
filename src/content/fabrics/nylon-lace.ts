import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { shadeCard } from './shades.ts';
import { structures, threadUp } from './structures.ts';

export const nylonLace: readonly FabricRecord[] = [
  {
    id: 84,
    slug: 'peony-lace-luxury-27b',
    number: '27B',
    title: 'Peony Lace Luxury',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 105 },
    width: 54,
    description:
      'Full-blown peonies in bright nylon on a hair-fine net. All-over lace for evening blouses and bridal sleeves.',
    ...shadeCard(
      'jamun',
      'moti malai ecru kesar mitti mirch majith falsa baingan asmani pista sleti akhrot kahwa kohl',
    ),
    construction: threadUp(structures.floralLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'peony', wales: 128, courses: 256 },
    }),
    yarns: { G: { yarn: 'nylon30' }, J: { yarn: 'nylon100Bright' }, K: { yarn: 'nylon420Bright' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set', 'Silicone softener'],
    endUses: ['Lingerie', 'Dresses', 'Ethnic wear'],
    care: 'lace',
  },
  {
    id: 85,
    slug: 'jasmine-lace-standard-27c',
    number: '27C',
    title: 'Jasmine Lace Standard',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 75 },
    width: 56,
    description:
      'Small sprigs of motia, scattered and never touching. The flowers are full-dull, so it looks like cotton and dries like nylon.',
    ...shadeCard('moti', 'safed sarson kesar katha anar falsa nilkanth tota rakh syahi kala'),
    construction: threadUp(structures.floralLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'jasmine-sprig', wales: 96, courses: 192 },
    }),
    yarns: { G: { yarn: 'nylon30' }, J: { yarn: 'nylon70Dull' }, K: { yarn: 'nylon420' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set'],
    endUses: ['Lingerie', 'Childrenswear', 'Trims'],
    care: 'lace',
  },
  {
    id: 86,
    slug: 'rose-lace-premium-27d',
    number: '27D',
    title: 'Rose Lace Premium',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 115 },
    width: 54,
    description:
      'A climbing rose in textured yarn that fills its own outline, raised enough to feel with a thumb. Cut it anywhere; the trail has no beginning.',
    ...shadeCard(
      'rani',
      'moti malai makhan tamba majith asmani panna chandi dhuan sleti akhrot kohl kala',
    ),
    construction: threadUp(structures.floralLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'rose-trail', wales: 128, courses: 256 },
    }),
    yarns: { G: { yarn: 'nylon40' }, J: { yarn: 'nylon100Textured' }, K: { yarn: 'nylon420' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set', 'Silicone softener'],
    endUses: ['Dresses', 'Lingerie', 'Ethnic wear'],
    care: 'lace',
  },
  {
    id: 87,
    slug: 'fern-lace-professional-27e',
    number: '27E',
    title: 'Fern Lace Professional',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 105 },
    width: 58,
    description:
      'Fronds of microfilament climb the length of the cloth, close enough to be modest. Yoga tops and slips that want pattern and air together.',
    ...shadeCard(
      'neem',
      'safed chandan makhan narangi anar kasni lajward dhania loha akhrot syahi kala',
    ),
    construction: threadUp(structures.floralLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'fern', wales: 96, courses: 192 },
    }),
    yarns: { G: { yarn: 'nylon30' }, J: { yarn: 'nylon100Micro' }, K: { yarn: 'nylon420' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set', 'Moisture-wicking'],
    endUses: ['Sportswear', 'Lingerie', 'Dresses'],
    care: 'lace',
  },
  {
    id: 88,
    slug: 'deco-fan-lace-custom-28b',
    number: '28B',
    title: 'Deco Fan Lace Custom',
    composition: '100% Nylon',
    gsm: { kind: 'customizable' },
    width: 'custom',
    description:
      'Fans set one above another like the grilles of an old cinema in Amritsar. Send a drawing and we chain your own figure in their place.',
    ...shadeCard(
      'kesar',
      'moti ret badam makhan katha mirch sindoor majith kamal morpankh elaichi dhania surmai kahwa kala',
    ),
    construction: threadUp(structures.geometricLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'deco-fan', wales: 96, courses: 192 },
    }),
    yarns: { G: { yarn: 'nylon30' }, J: { yarn: 'nylon70' }, K: { yarn: 'nylon420Bright' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set'],
    endUses: ['Dresses', 'Home textiles', 'Trims'],
    care: 'lace',
  },
  {
    id: 89,
    slug: 'scallop-garland-luxury-29a',
    number: '29A',
    title: 'Scallop Garland Luxury',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 95 },
    width: 42,
    widthText: '42"',
    description:
      'Garlands hang in arcs and end in a true scalloped edge that needs no hem. Dupatta borders, blouse sleeves and the foot of a petticoat.',
    ...shadeCard(
      'ecru',
      'moti ret sarson geru sindoor pyazi jamun barf raat kaai dhuan syahi kala',
    ),
    construction: threadUp(structures.scallopLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'scallop-garland', wales: 128, courses: 256 },
    }),
    yarns: { G: { yarn: 'nylon30' }, J: { yarn: 'nylon100Bright' }, K: { yarn: 'nylon420Bright' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set', 'Stiff finish'],
    endUses: ['Trims', 'Lingerie', 'Ethnic wear'],
    care: 'lace',
  },
  {
    id: 90,
    slug: 'scallop-shell-premium-29b',
    number: '29B',
    title: 'Scallop Shell Premium',
    composition: '100% Nylon',
    gsm: { kind: 'single', gsm: 80 },
    width: 42,
    widthText: '42"',
    description:
      'Rows of shells overlap like tiles, each rim drawn with a thicker end. Slit it between the rows and every strip is a finished edging.',
    ...shadeCard(
      'pyazi',
      'safed ecru badam makhan geru sindoor majith jamun morpankh elaichi chandi kohl kala',
    ),
    construction: threadUp(structures.scallopLace, ['G', 'J', 'J', 'K.......'], {
      motif: { name: 'scallop-shell', wales: 96, courses: 192 },
    }),
    yarns: { G: { yarn: 'nylon40' }, J: { yarn: 'nylon70Textured' }, K: { yarn: 'nylon420' } },
    machine: { kind: 'raschel', gauge: 28, coursesPerCm: 28, walesPerCm: 14 },
    finishes: ['Heat-set', 'Silicone softener'],
    endUses: ['Lingerie', 'Trims', 'Childrenswear'],
    care: 'lace',
  },
];
