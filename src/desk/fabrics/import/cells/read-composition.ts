import {
  type Composition,
  compositions,
  type Fibre,
  type FibreShare,
} from '../../../../domain/fabric/fabric.ts';
import { compositionRules } from '../../../../domain/fabric/fabric-record.ts';
import { compositionOf } from '../../../../domain/fabric/new-fabric.ts';
import { type Offer, quote, type ReadCell } from './cell.ts';

export interface ReadFibres {
  readonly shares: readonly FibreShare[];
  readonly composition: Composition;
}

/** As mills write them: whole words, trade short forms, the codes of labels. */
const fibreWords: Readonly<Record<Fibre, readonly string[]>> = {
  cotton: ['cotton', 'cottons', 'cot', 'cttn', 'co', 'c', 'kapas'],
  polyester: ['polyester', 'poly', 'polyster', 'pes', 'pet', 'pe', 'p'],
  nylon: ['nylon', 'nyl', 'ny', 'polyamide', 'pa', 'n'],
  elastane: ['elastane', 'elastan', 'spandex', 'lycra', 'el', 'ea', 'sp'],
};
const fibreOf = new Map(
  Object.entries(fibreWords).flatMap(([fibre, words]) =>
    words.map((word) => [word, [fibre as Fibre]] as const),
  ),
);
/** Names of blends; in `60/40 PC` the first number is polyester, in CVC it is cotton. */
const blends = new Map<string, readonly Fibre[]>([
  ['pc', ['polyester', 'cotton']],
  ['tc', ['polyester', 'cotton']],
  ['cp', ['cotton', 'polyester']],
  ['cvc', ['cotton', 'polyester']],
  ['cn', ['cotton', 'nylon']],
  ['nc', ['nylon', 'cotton']],
]);
const otherFibres =
  /\b(viscose|rayon|modal|tencel|lyocell|silk|wool|linen|bamboo|acrylic|jute|hemp|lurex)\b/;
/** Words that say nothing about fibres. */
const silent = new Set(['blend', 'blended', 'mix', 'mixed', 'and', 'with', 'knit', 'knits', 'fabric', 'pure', 'percent', 'x', 'by', 'combed', 'spun', 'filament', 'yarn', 'yarns']); // oxfmt-ignore

/** `60/40 PC`, `70 poly 30 cot`, `Cotton/Nylon Blend: 66% cotton, 34% nylon`, `100% Cotton`. */
export function readComposition(text: string): ReadCell<ReadFibres> {
  const whole = text.trim().toLowerCase();
  const label = compositions.find((name) => whole.startsWith(`${name.toLowerCase()}:`));
  const said = label ? whole.slice(label.length + 1) : whole;
  const other = otherFibres.exec(said);
  if (other) return { ok: false, error: `${quote(other[1]!)} is not a known fibre.` };

  const tokens = said.match(/\d+(?:[.,]\d+)?|[a-z]+/g) ?? [];
  const numbers: number[] = [];
  const fibres: Fibre[] = [];
  let odd = false;
  for (const token of tokens) {
    if (/^\d/.test(token)) {
      numbers.push(Number(token.replace(',', '.')));
      continue;
    }
    const named = fibreOf.get(token) ?? blends.get(token);
    if (named) {
      odd ||= token !== named[0];
      fibres.push(...named);
    } else if (!silent.has(token)) {
      return { ok: false, error: `${quote(token)} is not a known fibre.` };
    }
  }
  return judge(text, label, zip(fibres, numbers), odd);
}

/** A fibre without a number has what is left, if it is the only one. */
function zip(fibres: readonly Fibre[], numbers: readonly number[]): FibreShare[] | undefined {
  const rest = 100 - numbers.reduce((sum, number) => sum + number, 0);
  const all =
    numbers.length === fibres.length - 1 && rest > 0 ? [...numbers, round(rest)] : numbers;
  if (fibres.length === 0 || all.length !== fibres.length) return undefined;
  const shares = new Map<Fibre, number>();
  for (const [place, fibre] of fibres.entries()) {
    shares.set(fibre, round((shares.get(fibre) ?? 0) + all[place]!));
  }
  return [...shares].map(([fibre, percent]) => ({ fibre, percent }));
}

function judge(
  text: string,
  label: Composition | undefined,
  shares: readonly FibreShare[] | undefined,
  odd: boolean,
): ReadCell<ReadFibres> {
  if (!shares) return { ok: false, error: 'The shares of the fibres cannot be read.' };
  const sum = round(shares.reduce((total, { percent }) => total + percent, 0));
  if (sum !== 100) {
    return { ok: false, error: `The fibres add up to ${sum}.`, offers: offerShares(shares, sum) };
  }
  const fibres = shares.map(({ fibre }) => fibre);
  const fits = label && compositionRules[label].fibres.join() === plainFibres(fibres);
  const composition = fits ? label : compositionOf(fibres);
  if (!composition) {
    return { ok: false, error: `No collection is of ${fibres.join(' and ')}.` };
  }
  const note = `${quote(text)} is read as ${spellShares(shares)}`;
  return { ok: true, value: { shares, composition }, ...(odd && { note }) };
}

/** Each fibre with what would make 100, the last one first: lists forget the last. */
function offerShares(shares: readonly FibreShare[], sum: number): Offer[] {
  return shares.toReversed().flatMap(({ fibre, percent }): Offer[] => {
    const mended = round(percent + 100 - sum);
    if (mended <= 0 || mended > 100) return [];
    const others = shares.filter((share) => share.fibre !== fibre);
    const around = [
      others.map((share) => `${share.percent}% ${share.fibre}, `).join(''),
      `% ${fibre}`,
    ] as const;
    const label = fibre.charAt(0).toUpperCase() + fibre.slice(1);
    return [
      {
        label: `${fibre} ${mended} %`,
        text: around.join(String(mended)),
        figure: { label, value: mended, unit: '%' },
        around,
      },
    ];
  });
}

export function spellShares(shares: readonly FibreShare[]): string {
  return shares.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(', ');
}

function plainFibres(fibres: readonly Fibre[]): string {
  return fibres
    .filter((fibre) => fibre !== 'elastane')
    .toSorted()
    .join();
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
