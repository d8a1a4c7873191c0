/** A taste; `npm run torture` does it a thousand times. */
import { describe, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { killUnderLoad } from '../support/kill-under-load.ts';

describe.each(engines)('a server killed at 20 random moments under load (%s)', (engine) => {
  test('loses no acknowledged enquiry and sends every mail', { timeout: 600_000 }, async () => {
    await killUnderLoad(engine, 20);
  });
});
