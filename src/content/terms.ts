import { usualPrice } from '../domain/catalogue/catalogue-entry.ts';
import { gsmBands as catalogueBands } from '../domain/catalogue/gsm-bands.ts';
import type { CategoryId } from '../domain/fabric/fabric.ts';

/** The terms the mill trades on and the fabric facts its guides quote: one copy, imported everywhere. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** As a page prints it, with the unit. */
  readonly text: string;
}

const trade = {
  price: usualPrice as string,
  defaultMoq: 'Negotiable',
  /** What a new quote at the desk begins with; a colleague may change it for each quote. */
  quote:
    'Prices are for finished fabric by the metre, ex mill Amritsar.\nPayment: half with the order, half before dispatch.\nQuantity may differ by three per cent.',
  sampling: { from: 5, to: 10, text: '5–10 m per shade' },
  bulk: { from: 300, to: 500, text: '300–500 m per colour' },
  leadTime: { from: 10, to: 21, text: '10–21 days' },
  gsmTolerance: { from: 3, to: 5, text: '±3–5%' },
  swatchPack: {
    swatches: 6,
    sentIn: { from: 48, to: 72, text: '48–72 hours' },
    text: 'Free 6-swatch pack, sent in 48–72 hours',
  },
  /** Beside the digital swatch. Which use is free is for the mill to say; this promises nothing. */
  digitalSwatch:
    'For designing with this cloth. Ask us before you use the files for anything else.',
  response: {
    enquiry: { hours: 24, text: 'within 24 hours' },
    call: { hours: 2, text: 'within 2 working hours' },
  },
  booking: { daysAhead: 30, defaultTime: 'Next available slot' },
  compliance: {
    testing: { from: 7, to: 12, text: '7–12 working days' },
    certificate: { from: 3, to: 5, text: '3–5 working days more' },
    total: { from: 2, to: 3, text: '2–3 weeks' },
    azo: { belowPpm: 30, text: 'below 30 ppm' },
    formaldehydeSkin: { belowPpm: 75, text: 'below 75 ppm' },
    formaldehydeOther: { upToPpm: 300, text: 'up to 300 ppm' },
    waterColumnExample: { millimetres: 600, text: '600 mm' },
  },
  childrenUnder: 13,
};

export interface GsmBand extends Span {
  readonly id: 'ultra-light' | 'light' | 'mid' | 'warm';
  readonly name: string;
  readonly feel: string;
}

const feels: Readonly<Record<GsmBand['id'], string>> = {
  'ultra-light': 'Airy, close to sheer in pale shades; linings, layers, lace grounds.',
  light: 'Cool and quick to dry; summer tops, innerwear, airy dresses.',
  mid: 'Opaque, holds a seam; everyday tees, shirts, light uniforms.',
  warm: 'Body and warmth; polos, uniforms, leggings, hoodies.',
};

/** The last band has no upper end; this is where the garments stop. */
const heaviestGarment = 340;

/** The four bands of every GSM chart, as the catalogue sorts by them; nets below 90 are in no chart. */
const gsmBands: readonly GsmBand[] = catalogueBands.flatMap(({ id, label, from, to }) => {
  if (id === 'sheer') return [];
  const [name = label, range = ''] = label.split(', ');
  const end = Number.isFinite(to) ? to : heaviestGarment;
  return { id, name, from: toTen(from), to: toTen(end), text: `${range} GSM`, feel: feels[id] };
});

/** Whole grams put the line between mid and warm at 201; a chart draws it at 200. */
function toTen(gsm: number): number {
  return Math.floor(gsm / 10) * 10;
}

export interface FabricFact extends Span {
  readonly id: string;
  readonly name: string;
  /** A second guide gives this span instead; both are kept. */
  readonly otherGuide?: Span;
}

/** Weights a garment or a cloth is usually ordered in. */
const fabricFacts = {
  premiumCotton: {
    id: 'premium-cotton',
    name: 'Premium cotton',
    from: 160,
    to: 220,
    text: '160–220 GSM',
  },
  polycotton: {
    id: 'polycotton',
    name: 'Polycotton, 60/40 and 65/35',
    from: 180,
    to: 220,
    text: '180–220 GSM',
  },
  summerTees: {
    id: 'summer-tees',
    name: 'Summer cotton tees',
    from: 150,
    to: 170,
    text: '150–170 GSM',
  },
  everydayTees: {
    id: 'everyday-tees',
    name: 'Everyday tees',
    from: 160,
    to: 180,
    text: '160–180 GSM',
    otherGuide: { from: 150, to: 180, text: '150–180 GSM' },
  },
  polosAndUniforms: {
    id: 'polos-uniforms',
    name: 'Polos and uniforms',
    from: 190,
    to: 220,
    text: '190–220 GSM',
    otherGuide: { from: 200, to: 220, text: '200–220 GSM' },
  },
  shirts: { id: 'shirts', name: 'Shirts', from: 170, to: 210, text: '170–210 GSM' },
  hoodies: { id: 'hoodies', name: 'Hoodies', from: 260, to: 340, text: '260–340 GSM' },
  leggings: { id: 'leggings', name: 'Leggings', from: 200, to: 280, text: '200–280 GSM' },
  ribs: { id: 'ribs', name: 'Ribs', from: 220, to: 300, text: '220–300 GSM' },
  constructions: {
    id: 'constructions',
    name: 'Constructions knitted',
    from: 150,
    to: 300,
    text: '150–300 GSM',
  },
} satisfies Record<string, FabricFact>;

/** Category specification text; the recorded weight of a single fabric may lie outside it. */
const categoryWeights = {
  'pure-cotton-fabrics': { from: 150, to: 240, text: '150–240 GSM' },
  'polyester-cotton-knits': { from: 160, to: 240, text: '160–240 GSM' },
  'breathable-cotton-nylon-collection': { from: 100, to: 150, text: '100–150 GSM' },
  'nylon-classics': { from: 70, to: 120, text: '70–120 GSM' },
} satisfies Record<CategoryId, Span>;

const premiumCottonFinishes = ['Bio-polish', 'Silicone softener', 'Anti-pilling'];

export const terms = {
  ...trade,
  gsmBands,
  fabricFacts,
  categoryWeights,
  premiumCottonFinishes,
};

export type Terms = typeof terms;
