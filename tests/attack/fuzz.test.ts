import { expect, test } from 'vitest';
import { attackEverything, heldUp } from '../support/attack/attack-everything.ts';
import { engines, freshHome } from '../support/database/engines.ts';

/** Another seed each day, told with a failure; `FUZZ_SEED` repeats it. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000));
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 2500);

test.for(engines)(
  'twenty thousand hostile requests leave %s as it was',
  { timeout: 20 * 60_000 },
  async (engine) => {
    const { databaseUrl } = await freshHome(engine);
    const toll = await attackEverything({
      rounds,
      seed,
      settings: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    });
    console.log(engine, toll);
    expect(toll.statuses[200]).toBeGreaterThan(toll.requests / 10);
    expect(heldUp(toll)).toEqual([]);
    expect(toll.rssMb).toBeLessThan(700);
  },
);
