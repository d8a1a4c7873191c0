import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Entry, makeEntry } from './entry.ts';
import { keepDatesFresh } from './keep-dates-fresh.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the privacy page shows the date of Amritsar, also after its midnight', () => {
  vi.useFakeTimers();
  let now = Date.parse('2026-03-01T18:00:00Z');
  const entries = new Map<string, Entry>([['/privacy-policy', page('built long ago')]]);
  const fresh = keepDatesFresh({
    site: {
      entries,
      render: (request) => ({ kind: 'page', status: 200, html: request.now.toISOString() }),
    },
    siteUrl: 'https://taana.example',
    clock: { now: () => now },
    log: createLog(() => {}),
  });
  expect(shown(entries)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(entries)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(entries)).toBe('2026-03-01T18:40:00.000Z');
  fresh.stop();
});

test('a page that cannot be rendered stays as it was', () => {
  const entries = new Map<string, Entry>([['/privacy-policy', page('built long ago')]]);
  const written: string[] = [];
  const fresh = keepDatesFresh({
    site: {
      entries,
      render: () => {
        throw new Error('no');
      },
    },
    siteUrl: 'https://taana.example',
    clock: { now: () => 0 },
    log: createLog((text) => written.push(text)),
  });
  expect(shown(entries)).toBe('built long ago');
  expect(written.join('')).toContain('page-not-refreshed');
  fresh.stop();
});

function page(html: string): Entry {
  return makeEntry({ status: 200, type: 'text/html', caching: 'page', body: Buffer.from(html) });
}

function shown(entries: ReadonlyMap<string, Entry>): string | undefined {
  return entries.get('/privacy-policy')?.forms.identity.body.toString();
}
