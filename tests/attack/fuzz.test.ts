import { expect, test } from 'vitest';
import { attackEverything, findStandstill } from '../support/attack/attack-everything.ts';
import { engines, freshHome } from '../support/database/engines.ts';

/** The seed changes each day and is printed with a failure; `FUZZ_SEED` repeats it. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000));
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 2500);

test.for(engines())(
  'twenty thousand hostile requests leave %s as it was',
  { timeout: 20 * 60_000 },
  async (engine) => {
    const { databaseUrl } = await freshHome(engine);
    const result = await attackEverything({
      rounds,
      seed,
      // Nothing else runs beside it.
      slowestMs: 5000,
      settings: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    });
    console.log(engine, result);
    expect(result.statuses[200]).toBeGreaterThan(result.requests / 10);
    expect(findStandstill(result)).toEqual([]);
    expect(result.rssMb).toBeLessThan(700);
  },
);
