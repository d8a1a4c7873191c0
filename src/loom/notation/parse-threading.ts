import type { Guide, Result, Threading, ThreadingFault } from '../types.ts';

/** Reads a threading repeat such as `a.` (one in, one out); every letter must be a yarn of the fabric. */
export function parseThreading(
  text: string,
  yarnKeys: Iterable<string>,
): Result<Threading, ThreadingFault> {
  const known = new Set(yarnKeys);
  const guides: Guide[] = [];
  for (const [guide, letter] of [...text].entries()) {
    if (letter !== '.' && !known.has(letter))
      return { ok: false, fault: { kind: 'unknown yarn', guide, letter } };
    guides.push(letter === '.' ? null : letter);
  }
  const [first, ...rest] = guides;
  if (first === undefined) return { ok: false, fault: { kind: 'empty' } };
  if (guides.every((guide) => guide === null))
    return { ok: false, fault: { kind: 'no guide threaded' } };
  return { ok: true, value: [first, ...rest] };
}
