import type {
  Construction,
  EndUse,
  Fabric,
  FibreShare,
  GsmRecord,
  MinimumOrder,
  Yarn,
} from './fabric.ts';

/**
 * How the facts of a fabric are spelled, for every reader: its page, the comparison, the printed sheet
 * and book, the guide and the provider's tools. A reader chooses a view of a fact and prints it as it is.
 */
export interface Fact {
  readonly label: string;
  readonly text: (fabric: Fabric, terms: QuotedTerms) => string;
}

/** The mill's terms that some facts quote. */
export interface QuotedTerms {
  readonly price: string;
  readonly leadTime: Quoted;
  readonly gsmTolerance: Quoted;
  readonly sampling: Quoted;
  readonly bulk: Quoted;
}
interface Quoted {
  readonly text: string;
}

/** `full` is for a page or sheet of one fabric, `short` for columns side by side, `spoken` for a sentence. */
export const facts = {
  composition: views('Composition', {
    full: ({ composition, fibres }) =>
      fibres.length === 1 ? composition : `${composition}: ${shareList(fibres).join(', ')}`,
    short: ({ composition }) => composition,
    shares: ({ fibres }) => shareList(fibres).join(', '),
  }),
  fibres: views('Fibres', { short: ({ fibres }) => shareList(fibres).join(', ') }),
  weight: views('Weight', {
    full: ({ gsm }, { gsmTolerance }) =>
      gsm.kind === 'customizable'
        ? gsmText(gsm)
        : `${gsmText(gsm)}, held within ${gsmTolerance.text}`,
    short: ({ gsm }) => gsmText(gsm),
    spoken: ({ gsm }) => (gsm.kind === 'customizable' ? `${gsmText(gsm)} weight` : gsmText(gsm)),
  }),
  width: views('Width', {
    full: ({ width }) => (width.kind === 'custom' ? width.text : `${width.text}, Customizable`),
    short: ({ width }) => width.text,
    spoken: ({ width }) =>
      width.kind === 'custom' ? 'custom width' : `${width.inches} inches wide`,
  }),
  colors: views('Colors', { full: ({ shades }) => `10+ Available, ${shades.length} on the card` }),
  shades: views('Shades on the card', { short: ({ shades }) => String(shades.length) }),
  construction: views('Construction', {
    short: ({ construction }) => construction.name,
    spoken: ({ construction }) => construction.name.toLowerCase(),
  }),
  lapping: views('Lapping', { short: ({ construction }) => notationOf(construction) }),
  yarns: views('Yarns', {
    full: ({ yarns }) =>
      Object.values(yarns)
        .map((yarn) => `${yarnName(yarn)}, ${shareList(yarn.fibres).join('/')}`)
        .join('; '),
    short: ({ yarns }) => Object.values(yarns).map(yarnName).join('; '),
  }),
  machine: views('Machine', {
    // Knitters write the needles per inch as a gauge, E28; a buyer who compares fabrics need not know it.
    full: ({ machine: { kind, gauge, coursesPerCm, walesPerCm } }) =>
      `${kind === 'tricot' ? 'Tricot' : 'Raschel'} machine, E${gauge}, ${coursesPerCm} courses and ${walesPerCm} wales per cm`,
    short: ({ machine: { kind, gauge } }) => `${kind}, E${gauge}`,
    plain: ({ machine: { kind, gauge } }) => `${kind}, ${gauge} needles per inch`,
    spoken: ({ machine: { kind, gauge } }) => `${gauge} gauge on a ${kind} machine`,
  }),
  stitches: views('Courses × wales', {
    short: ({ machine: { coursesPerCm, walesPerCm } }) => `${coursesPerCm} × ${walesPerCm} per cm`,
  }),
  finishes: views('Finishes', { short: ({ finishes }) => finishes.join(', ') }),
  endUses: views('End uses', { short: (fabric) => fabric.endUses.join(', ') }),
  care: views('Care', {
    short: ({ care }) => care.join('. '),
    spoken: ({ care }) => care.join('; '),
    first: ({ care }) => care[0] ?? '',
  }),
  moq: views('MOQ', { short: ({ moq }) => spellMinimum(moq) }),
  leadTime: views('Lead time', { short: (_, { leadTime }) => leadTime.text }),
  price: views('Price', { short: (_, { price }) => price }),
  ordering: views('Ordering', {
    full: (_, { sampling, bulk }) => `Sampling ${sampling.text}; bulk from ${bulk.text}`,
  }),
} as const;

/** `140 GSM`, `120–140 GSM` or `Customizable`, as sentences and tables print it. */
export function gsmText(gsm: GsmRecord): string {
  return gsm.kind === 'customizable' ? gsmFigure(gsm) : `${gsmFigure(gsm)} GSM`;
}

/** The figure alone, for places whose label already says GSM. */
export function gsmFigure(gsm: GsmRecord): string {
  if (gsm.kind === 'single') return String(gsm.gsm);
  return gsm.kind === 'range' ? `${gsm.from}–${gsm.to}` : 'Customizable';
}

const metres = new Intl.NumberFormat('en-IN');

/** `Negotiable`, `500 meters`, `3,000 m per style, 1,000 m per colour`. */
export function spellMinimum(moq: MinimumOrder): string {
  if (typeof moq === 'string') return moq;
  const { perStyle, perColour } = moq;
  return `${metres.format(perStyle)} m per style, ${metres.format(perColour)} m per colour`;
}

/** `140 GSM, Cotton/Nylon Blend`: the line under a name in a list. */
export function noteLine({ gsm, composition }: Pick<Fabric, 'gsm' | 'composition'>): string {
  return `${gsmText(gsm)}, ${composition}`;
}

/** Each fibre with its share: `60% cotton`. */
export function shareList(fibres: readonly FibreShare[]): string[] {
  return fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`);
}

/** End uses as a sentence writes them. */
export function spokenUse(use: EndUse): string {
  return use === 'T-shirts' ? use : use.toLowerCase();
}

/** `1-0/1-2 // 2-3/1-0`: the lapping of every guide bar, back bar first, as a card prints it. */
export function notationOf({ bars }: Pick<Construction, 'bars'>): string {
  return bars
    .map(({ lapping }) => lapping.replace(/\/+$/, ''))
    .reverse()
    .join(' // ');
}

/** Front and back bar by name, those between by number; a caption may shorten `Guide bar 2` to `Bar 2`. */
export function barName(index: number, count: number, between = 'Guide bar'): string {
  if (count === 1) return 'One bar';
  if (index === 0) return 'Front bar';
  return index === count - 1 ? 'Back bar' : `${between} ${index + 1}`;
}

/** Said of a fabric whose record has no description: composition, weight and colours. */
export function defaultDescription(fabric: Pick<Fabric, 'composition' | 'gsm' | 'shades'>): string {
  const weight =
    fabric.gsm.kind === 'customizable' ? 'knitted to the weight you need' : gsmText(fabric.gsm);
  return `${fabric.composition}, ${weight}. ${coloursText(fabric.shades.length)}`;
}

function coloursText(count: number): string {
  if (count >= 10) return '10+ colours available.';
  return count === 1
    ? 'One colour kept, more dyed to order.'
    : `${count} colours kept, more dyed to order.`;
}

/** `Ne 30/1 ring-spun`. Counts such as `140 den bare` already begin to say how the yarn is made. */
function yarnName({ count, make }: Yarn): string {
  const [word = ''] = make.split(' ');
  return `${count} ${count.endsWith(word) ? make.slice(word.length + 1) : make}`.trim();
}

/**
 * One label over all views of a fact.
 * The mark lets the bundler drop `facts` from scripts that only print a weight or a notation.
 */
/* @__NO_SIDE_EFFECTS__ */
function views<View extends string>(
  label: string,
  texts: Readonly<Record<View, Fact['text']>>,
): Readonly<Record<View, Fact>> {
  const entries = Object.entries<Fact['text']>(texts).map(([view, text]) => [
    view,
    { label, text },
  ]);
  return Object.fromEntries(entries) as Record<View, Fact>;
}
