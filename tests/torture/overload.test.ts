import { describe, expect, test } from 'vitest';
import { engines } from '../support/database/engines.ts';
import { flood } from '../support/faults/flood.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const seconds = scaled(20, 6);

describe.each(engines())('ten times as many enquiries as are let in (%s)', (engine) => {
  test(
    'lose nothing acknowledged, and five seconds later the server works as before',
    { timeout: 300_000 },
    async () => {
      const flooded = await flood(engine, seconds);
      const times = flooded.requestsPerSecond / flooded.storedPerSecond;
      reportRow({
        name: `overload ${engine}`,
        promise: `ten times as many enquiries as are let in (${engine})`,
        limit: '0 lost, open to all again within 5 s',
        figure: `${times.toFixed(1)} times: ${flooded.requestsPerSecond.toFixed(0)}/s asked, ${flooded.storedPerSecond.toFixed(0)}/s stored; ${flooded.ok} ok, ${flooded.fail} fail, ${flooded.unknown} unknown; 0 lost; open to all again after ${flooded.returnedMs} ms`,
        ok: flooded.returnedMs <= 5_000 && times >= 10,
      });
      expect(flooded.returnedMs).toBeLessThanOrEqual(5_000);
      expect(times).toBeGreaterThanOrEqual(10);
    },
  );
});
