import type { Token } from './read-answer.ts';

export interface Figure {
  readonly value: number;
  /** Empty where no unit follows. */
  readonly unit: string;
  readonly clause: number;
  /** The place of its first token. */
  readonly at: number;
  /** Written as a word of one to ten. */
  readonly isSmallWord: boolean;
  /** The word after figure and unit. */
  readonly next: string;
}

/** Every number of a sentence, in digits or words, with the unit that follows it or its range. */
export function readFigures(tokens: readonly Token[]): Figure[] {
  const figures: Figure[] = [];
  let group: Omit<Figure, 'unit' | 'next'>[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readNumber(tokens, at);
    if (!number) {
      at += 1;
      continue;
    }
    const { value, length } = number;
    const isSmallWord = tokens[at]!.kind === 'word' && length === 1 && value <= 10;
    group.push({ value, clause: tokens[at]!.clause, at, isSmallWord });
    at += length;
    const joint = tokens[at]?.lower ?? '';
    if (joints.has(joint) && readNumber(tokens, at + 1)) {
      at += 1;
      continue;
    }
    const { unit, length: unitLength } = readUnit(
      tokens,
      at,
      group.length > 1 && isRatio(tokens, at),
    );
    const next = tokens[at + unitLength]?.lower ?? '';
    figures.push(...group.map((one) => ({ ...one, unit, next })));
    group = [];
  }
  return figures;
}

const joints: ReadonlySet<string> = new Set(['–', '-', '−', 'to', 'or', 'and', '/', '×']);

function isRatio(tokens: readonly Token[], end: number): boolean {
  return tokens[end - 2]?.lower === '/';
}

function readNumber(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') {
    const value = Number(token.text.replaceAll(',', ''));
    const times = numberWords.get(tokens[at + 1]?.lower ?? '') ?? 0;
    return times >= 100 ? { value: value * times, length: 2 } : { value, length: 1 };
  }
  const first = numberWords.get(token.lower);
  if (first === undefined) return undefined;
  let length = 1;
  let value = first;
  // "one hundred and eighty", "twenty-five": every word of it belongs to one number.
  for (;;) {
    const joint = tokens[at + length]?.lower ?? '';
    const skip = joint === 'and' || joint === '-' ? 1 : 0;
    const more = numberWords.get(tokens[at + length + skip]?.lower ?? '');
    if (more === undefined || (skip === 1 && joint === 'and' && value < 100)) break;
    value = more >= 100 ? value * more : value + more;
    length += skip + 1;
  }
  return { value, length };
}

const numberWords: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, place): [string, number] => [word, 30 + 10 * place]),
  ...Object.entries({
    hundred: 100, hundreds: 100, thousand: 1000, thousands: 1000, lakh: 1e5, lakhs: 1e5, lac: 1e5,
    million: 1e6, millions: 1e6, crore: 1e7, crores: 1e7, billion: 1e9, dozen: 12, dozens: 12, half: 0.5,
    halves: 0.5, quarter: 0.25, quarters: 0.25, third: 1 / 3, thirds: 1 / 3, tenth: 0.1, twice: 2,
    thrice: 3, double: 2, triple: 3, '½': 0.5, score: 20,
    ek: 1, do: NaN, teen: 3, char: 4, chaar: 4, paanch: 5, panch: 5, chhe: 6, saat: 7, aath: 8, nau: 9,
    das: 10, bees: 20, pachas: 50, sau: 100, assi: 80, hazaar: 1000, hazar: 1000, aadha: 0.5, dedh: 1.5,
    dhai: 2.5,
  }).filter(([, value]) => !Number.isNaN(value)),
]); // oxfmt-ignore

/** `140 GSM`, `7–12 working days`, `60"`, `65 %`; the words of a unit, and how many tokens they take. */
function readUnit(
  tokens: readonly Token[],
  at: number,
  ratio: boolean,
): { unit: string; length: number } {
  const word = (place: number) => tokens[at + place]?.lower ?? '';
  const skip = adjectives.has(word(0)) ? 1 : 0;
  const first = word(skip);
  if (first === 'per' && word(skip + 1) === 'cent') return { unit: '%', length: skip + 2 };
  if (first === 'g' && word(skip + 1) === '/') return { unit: 'gsm', length: skip + 4 };
  if (first === 'grams' && word(skip + 1) === 'per') return { unit: 'gsm', length: skip + 4 };
  if (first === 'oz' && word(skip + 1) === '/') return { unit: 'oz', length: skip + 4 };
  const unit = units.get(first);
  if (unit !== undefined) return { unit, length: skip + 1 };
  return ratio ? { unit: 'ratio', length: 0 } : { unit: '', length: 0 };
}

/** May stand between a number and its unit. */
const adjectives: ReadonlySet<string> = new Set(
  '- + working business recorded different running such net lace'.split(' '),
);

const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gsm: 'gsm',
    inch: 'inch inches "',
    cm: 'cm cms centimetre centimetres centimeter centimeters',
    mm: 'mm millimetre millimetres',
    m: 'm mtr mtrs metre metres meter meters',
    yd: 'yd yds yard yards',
    kg: 'kg kgs kilo kilos kilogram kilograms',
    g: 'g gram grams',
    oz: 'oz ounce ounces',
    day: 'day days',
    hour: 'hour hours',
    week: 'week weeks',
    month: 'month months',
    year: 'year years',
    minute: 'minute minutes',
    '%': '% percent percentage',
    ppm: 'ppm',
    degree: '° degree degrees',
    fabric:
      'fabric fabrics cloths options option choices suggestions matches designs results others',
    shade: 'shade shades colour colours color colors',
    swatch: 'swatch swatches',
    collection: 'collection collections',
    step: 'step steps',
    thing:
      'things ways questions points sides bars needles weights widths constructions structures finishes kinds types',
  }).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
);
