import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createServedCount } from './served-count.ts';

function open() {
  vi.useFakeTimers();
  let written = '';
  const log = createLog((text) => (written += text));
  const served = createServedCount(log);
  onTestFinished(() => {
    served.stop();
    vi.useRealTimers();
  });
  const lines = () => {
    log.flush();
    return written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { served, lines };
}

test('a minute of pages is one line in the log', () => {
  const { served, lines } = open();
  served.add(200);
  served.add(200);
  served.add(304);
  expect(lines()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines()).toMatchObject([
    { event: 'served-from-memory', seconds: 60, counts: { 200: 2, 304: 1 } },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(1);
});

test('the totals go on where the log has begun anew', () => {
  const { served } = open();
  served.add(200);
  vi.advanceTimersByTime(60_000);
  served.add(200);
  served.add(404);
  expect([...served.totals()]).toEqual([
    [200, 2],
    [404, 1],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(served.totals().get(200)).toBe(2);
});

test('what was not yet logged is logged at the end, and nothing after it', () => {
  const { served, lines } = open();
  served.add(200);
  served.stop();
  expect(lines()).toMatchObject([{ counts: { 200: 1 } }]);
  served.add(200);
  vi.advanceTimersByTime(120_000);
  expect(lines()).toHaveLength(1);
});
