import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engines, freshStore } from '../support/database/engines.ts';
import { interleaving, workTogether } from '../support/publishing/three-editors.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const runs = scaled(10_000, 300);
/** Records worked on at the same time; each has its own three people. */
const abreast = 20;

test.for(engines())(
  `${runs} interleavings of three editors lose no field (%s)`,
  { timeout: 3_600_000 },
  async (engine) => {
    const store = await freshStore(engine);
    const orders = fc.sample(interleaving, { numRuns: runs, seed: 17 });
    let [saves, clashes, lost, forgotten] = [0, 0, 0, 0];
    for (let first = 0; first < runs; first += abreast) {
      const worked = await Promise.all(
        orders
          .slice(first, first + abreast)
          .map((steps, index) =>
            workTogether(store, { kind: 'review', key: `r${1000 + first + index}` }, steps),
          ),
      );
      for (const one of worked) {
        saves += one.saves;
        clashes += one.clashes;
        lost += one.lost.length;
        forgotten += one.forgotten.length;
      }
    }
    reportRow({
      name: `editors ${engine}`,
      promise: `${runs} interleavings of three editors on ${engine}: fields lost`,
      figure: `${lost} of ${saves} saves, ${clashes} clashes shown`,
      limit: 'none',
      ok: lost === 0 && forgotten === 0,
    });
    expect([lost, forgotten]).toEqual([0, 0]);
    expect(clashes).toBeGreaterThan(0);
  },
);
