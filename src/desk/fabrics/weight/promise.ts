import type { GsmRecord } from '../../../domain/fabric/fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

/** A buyer weighs the first metre; so much more or less is held to be the weight that was said. */
export const tolerance = 0.05;

/** The weights that a buyer is promised, with what is held to be the same. */
export interface Promised {
  readonly from: number;
  readonly to: number;
  /** What is said: one number, or the middle of a range. */
  readonly said: number;
  /** `145`, `140 to 160` */
  readonly words: string;
}

/** Nothing while no weight is written, or where the buyer chooses it. */
export function readPromise(body: RecordBody | null): Promised | undefined {
  const gsm = body?.['gsm'] as Partial<Record<string, unknown>> | undefined;
  const kind = gsm?.['kind'] as GsmRecord['kind'] | undefined;
  if (kind === 'single') return promise(gsm?.['gsm'], gsm?.['gsm']);
  return kind === 'range' ? promise(gsm?.['from'], gsm?.['to']) : undefined;
}

function promise(from: unknown, to: unknown): Promised | undefined {
  if (!isWeight(from) || !isWeight(to) || from > to) return undefined;
  return {
    from: from * (1 - tolerance),
    to: to * (1 + tolerance),
    said: (from + to) / 2,
    words: from === to ? `${from}` : `${from} to ${to}`,
  };
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= 2000;
}

export interface WeightVerdict {
  readonly isWithin: boolean;
  /** `Within 5 %.` or `14 % more than the lapping makes.` */
  readonly head: string;
  readonly more: string;
}

/** What the promise is worth, in words. */
export function judgeWeight(
  promised: Promised,
  knitted: number,
  { isLastGood }: { readonly isLastGood: boolean },
): WeightVerdict {
  const knits = Math.round(knitted);
  const whose = isLastGood ? 'The last good lapping' : 'This lapping';
  const { from, to, said, words } = promised;
  if (knitted >= from && knitted <= to) {
    return {
      isWithin: true,
      head: 'Within 5 %.',
      more: `${whose} makes ${knits} GSM; you promise ${words}${sayOff(said, knits)}. ${Math.ceil(from)} to ${Math.floor(to)} is allowed.`,
    };
  }
  const share = Math.round(Math.abs(said / knitted - 1) * 100);
  const isMore = said > knitted;
  return {
    isWithin: false,
    head: `${share} % ${isMore ? 'more' : 'less'} than the lapping makes.`,
    more: `${isLastGood ? `${whose} makes ${knits} GSM. ` : ''}A buyer who weighs it finds ${knits}.`,
  };
}

function sayOff(said: number, knitted: number): string {
  const off = (said / knitted - 1) * 100;
  if (Math.abs(off) < 0.5) return '';
  return `, which is ${Math.abs(off).toFixed(1)} % ${off > 0 ? 'more' : 'less'}`;
}
