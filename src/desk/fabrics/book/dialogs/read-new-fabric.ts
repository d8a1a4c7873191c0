import { type Fibre, type FibreShare, fibreNames } from '../../../../domain/fabric/fabric.ts';
import { compositionOf } from '../../../../domain/fabric/new-fabric.ts';

/** What keeps a number from being one; nothing where it is. */
export function explainNumber(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  if (!number) return 'Please write a number, as 14B.';
  if (/^\d\d[IO]$/.test(number)) return 'The letters I and O are not used: they look like 1 and 0.';
  return /^[1-9]\d[A-Z]$/.test(number)
    ? undefined
    : 'A number is two figures and a letter, as 14B.';
}

export interface ReadShares {
  readonly ok: boolean;
  readonly shares: readonly FibreShare[];
  /** `Adds up to 98. 2 are missing.` */
  readonly words: string;
}

/** Fibres are asked for, but may wait; if they are written, they must make 100. */
export function readShares(typed: Partial<Record<Fibre, string>>): ReadShares {
  const written = fibreNames.flatMap((fibre) => {
    const text = (typed[fibre] ?? '').trim().replace(',', '.');
    return text === '' ? [] : [{ fibre, percent: Number(text) }];
  });
  if (written.length === 0)
    return { ok: true, shares: [], words: 'You can fill in the fibres later.' };
  if (written.some(({ percent }) => !(percent > 0 && percent <= 100))) {
    return { ok: false, shares: [], words: 'Please write figures from 1 to 100.' };
  }
  const sum = Math.round(written.reduce((total, { percent }) => total + percent, 0) * 100) / 100;
  if (sum !== 100) {
    const gap = Math.round(Math.abs(100 - sum) * 100) / 100;
    const verb = gap === 1 ? 'is' : 'are';
    const words = `Adds up to ${sum}. ${gap} ${verb} ${sum < 100 ? 'missing' : 'too many'}.`;
    return { ok: false, shares: written, words };
  }
  const composition = compositionOf(written.map(({ fibre }) => fibre));
  return {
    ok: true,
    shares: written,
    words: composition
      ? `Adds up to 100. ${composition}.`
      : 'Adds up to 100. No collection has this blend.',
  };
}
