/** A taste of each; `npm run torture` does it for long. */
import { expect, test } from 'vitest';
import { flood } from '../../support/faults/flood.ts';
import { restartUnderLoad } from '../../support/faults/restart-under-load.ts';

test('a flood of enquiries loses nothing, and five seconds later all is as before', async () => {
  const { returnedMs } = await flood('sqlite', 2);
  expect(returnedMs).toBeLessThanOrEqual(5_000);
});

test('restarts by turns behind a balancer: every page is read, every enquiry kept', async () => {
  const { pagesRead, pagesFailed, ok } = await restartUnderLoad(2);
  expect(pagesFailed).toBe(0);
  expect(Math.min(pagesRead, ok)).toBeGreaterThan(10);
});
