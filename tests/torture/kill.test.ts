import { describe, test } from 'vitest';
import { engines } from '../support/engines.ts';
import { killUnderLoad } from '../support/kill-under-load.ts';
import { scaled } from './scale.ts';

const kills = scaled(1_000, 25);

describe.each(engines)(
  'a server killed again and again at random moments under load (%s)',
  (engine) => {
    test('loses no acknowledged enquiry and sends every mail', { timeout: 7_200_000 }, () =>
      killUnderLoad(engine, kills),
    );
  },
);
