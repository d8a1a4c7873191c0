import { explainGsm } from '../../../loom/weight/explain-gsm.ts';
import { gaugeFault } from '../../../loom/notation/gauge-fault.ts';
import type { BarWeight, Knittable } from '../../../loom/types.ts';
import type { Yarn } from '../../../domain/fabric/fabric.ts';

/** What a cloth weighs, and which yarn weighs how much of it. */
export interface Weighed {
  readonly gsm: number;
  readonly bars: readonly BarWeight[];
}

export function weigh(cloth: Knittable): Weighed {
  const bars = explainGsm(cloth);
  return { gsm: sum(bars), bars };
}

/** Another yarn for one letter, with what the cloth would weigh then. */
export interface YarnFit {
  readonly letter: string;
  /** Key of the yarn's record. */
  readonly yarn: string;
  readonly count: string;
  readonly gsm: number;
}

export interface YarnOnShelf {
  readonly key: string;
  readonly body: Yarn;
}

/** Nearest first, by weight alone; each of them is knitted then, which takes its time. */
const mostKnitted = 4;

/**
 * The yarn of the book that brings the cloth nearest to a weight, of the same fibres as the one it
 * stands for: the label stays true. Nothing if none comes within what the buyer is promised.
 */
export function fitYarn(
  cloth: Knittable,
  wanted: { readonly from: number; readonly to: number },
  book: readonly YarnOnShelf[],
): YarnFit | undefined {
  const now = weigh(cloth);
  const middle = (wanted.from + wanted.to) / 2;
  const offers = Object.entries(cloth.yarns).flatMap(([letter, yarn]) => {
    const own = sum(now.bars.filter((bar) => bar.yarn === letter));
    return book
      .filter(({ body }) => isLike(body, yarn))
      .map(({ key, body }) => {
        const gsm = now.gsm + own * (body.tex / yarn.tex - 1);
        return { letter, yarn: key, body, off: Math.abs(gsm - middle) };
      });
  });
  const nearest = offers.toSorted((a, b) => a.off - b.off);
  const knitted = nearest
    .slice(0, cloth.construction.motif ? 1 : mostKnitted)
    .flatMap(({ letter, yarn, body }): YarnFit[] => {
      const { colour } = cloth.yarns[letter]!;
      const changed = { ...body, ...(colour !== undefined && { colour }) };
      const other = { ...cloth, yarns: { ...cloth.yarns, [letter]: changed } };
      if (gaugeFault(other)) return [];
      return [{ letter, yarn, count: body.count, gsm: weigh(other).gsm }];
    });
  return knitted
    .filter(({ gsm }) => gsm >= wanted.from && gsm <= wanted.to)
    .toSorted((a, b) => Math.abs(a.gsm - middle) - Math.abs(b.gsm - middle))[0];
}

function sum(bars: readonly BarWeight[]): number {
  return bars.reduce((total, { gsm }) => total + gsm, 0);
}

/** The same fibres in the same shares, and not the same thickness. */
function isLike(one: Yarn, other: Yarn): boolean {
  if (Math.abs(one.tex / other.tex - 1) < 0.01) return false;
  const fibres = (yarn: Yarn) =>
    yarn.fibres
      .map(({ fibre, percent }) => `${fibre} ${percent}`)
      .toSorted()
      .join();
  return fibres(one) === fibres(other);
}
