/** A short form of the test that `npm run torture` runs a thousand times. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database/engines.ts';
import { killUnderLoad } from '../../support/faults/kill-under-load.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('a server killed at 12 random moments under load (%s)', (engine) => {
  test(
    'loses no acknowledged enquiry and sends every mail',
    { timeout: within(600_000) },
    async () => {
      const { returnMs } = await killUnderLoad(engine, 12);
      expect(returnMs).toBeLessThan(within(5_000));
    },
  );
});
