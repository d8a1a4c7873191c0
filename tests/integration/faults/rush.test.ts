/** Short forms of tests that `npm run torture` runs for longer. */
import { expect, test } from 'vitest';
import { flood } from '../../support/faults/flood.ts';
import { restartUnderLoad } from '../../support/faults/restart-under-load.ts';

test('a flood of enquiries loses nothing, and five seconds later the server works as before', async () => {
  const { returnedMs } = await flood('sqlite', 2);
  expect(returnedMs).toBeLessThanOrEqual(5_000);
});

test('rolling restarts behind a balancer fail no page and lose no enquiry', async () => {
  const { pagesRead, pagesFailed, ok } = await restartUnderLoad(2);
  expect(pagesFailed).toBe(0);
  expect(Math.min(pagesRead, ok)).toBeGreaterThan(10);
});
