import { expect, test } from 'vitest';
import { attackEverything, findStandstill } from '../../support/attack/attack-everything.ts';
import { engines, freshHome } from '../../support/database/engines.ts';

test.for(engines)(
  'no request to any address breaks, hangs or holds up the server on %s',
  // The same seed again: what hostile input causes happens twice, a hiccup of the machine does not.
  { timeout: 120_000, retry: 1 },
  async (engine) => {
    const home = await freshHome(engine);
    const { databaseUrl } = home;
    const result = await attackEverything({
      rounds: 60,
      seed: 20_261_115,
      settings: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    });
    // Many must get past the door, or nothing behind it was attacked.
    expect(result.statuses[200]).toBeGreaterThan(result.requests / 10);
    expect(findStandstill(result)).toEqual([]);
  },
);
