import { expect } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { advanceState, shippedState } from '../../../src/server/printing/public-state.ts';
import { openPrintedSite } from './printed-site.ts';
import { randomEdits } from './random-edits.ts';

/**
 * Publishes random edits one after the other and compares, after every few, all pages that a server
 * would then hold with all pages rendered from nothing.
 */
export async function printEdits(parts: {
  readonly count: number;
  readonly seed: number;
  readonly compareEvery: number;
}): Promise<{ readonly kinds: number; readonly changed: number }> {
  const { count, seed, compareEvery } = parts;
  const site = await openPrintedSite();
  const now = new Date();
  let state = shippedState(shippedContent);
  await site.print(state, now);
  const edits = randomEdits(shippedRecords, { count, seed });
  let changed = 0;
  for (const [at, edit] of edits.entries()) {
    const advanced = advanceState(state, { number: at + 1, revisions: [edit] });
    if (!advanced.ok) throw new Error(advanced.faults.join('\n'));
    ({ state } = advanced);
    changed += (await site.print(state, now)).length;
    const isCompared = (at + 1) % compareEvery === 0 || at + 1 === count;
    if (!isCompared) continue;
    const whole = site.renderAll(state.records, now);
    const where = `after ${at + 1} edits, the last of ${edit.kind} ${edit.key} (seed ${seed})`;
    const paths = new Set([...whole.keys(), ...site.bodies.keys()]);
    const stale = [...paths].filter((path) => site.bodies.get(path) !== whole.get(path));
    // The place is told with the fault, because a random edit cannot be guessed.
    expect(stale.map((path) => `${path} ${where}`)).toEqual([]);
  }
  return { kinds: new Set(edits.map(({ kind }) => kind)).size, changed };
}
