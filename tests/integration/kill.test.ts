/** A taste; `npm run torture` does it a thousand times. */
import { describe, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { killUnderLoad } from '../support/kill-under-load.ts';

describe.each(engines)('a server killed at 25 random moments under load (%s)', (engine) => {
  test('loses no acknowledged enquiry and sends every mail', { timeout: 600_000 }, () =>
    killUnderLoad(engine, 25),
  );
});
