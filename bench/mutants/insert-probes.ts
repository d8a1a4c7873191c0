import type { Fault } from './find-faults.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Of two at one place, what belongs to the outer part stands outside. */
  readonly rank: number;
}

/** The same code, which says `__reached(number)` whenever it comes to the place of a fault. */
export function insertProbes(text: string, faults: ReadonlyMap<number, Fault>): string {
  const insertions = [...faults].flatMap(([number, { probe }]): Insertion[] => {
    const call = `globalThis.__reached?.(${number})`;
    const length = probe.end - probe.start;
    return [
      {
        at: probe.start,
        text: probe.isStatement ? `{ ${call}; ` : `(${call}, `,
        rank: text.length - length,
      },
      { at: probe.end, text: probe.isStatement ? ' }' : ')', rank: length - text.length },
    ];
  });
  return insertions
    .toSorted((a, b) => b.at - a.at || b.rank - a.rank)
    .reduce((all, { at, text: added }) => all.slice(0, at) + added + all.slice(at), text);
}
