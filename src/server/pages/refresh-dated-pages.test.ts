import { afterEach, expect, test, vi } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { createLog } from '../log.ts';
import { type CachedResponse, cachePage } from './cached-response.ts';
import { refreshDatedPages } from './refresh-dated-pages.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the privacy page shows the date of Amritsar, also after its midnight', () => {
  vi.useFakeTimers();
  let now = Date.parse('2026-03-01T18:00:00Z');
  const responses = new Map<string, CachedResponse>([['/privacy-policy', page('built long ago')]]);
  const refreshing = refreshDatedPages({
    readContent: () => shippedContent,
    site: {
      responses,
      render: (request) => ({ status: 200, html: request.now.toISOString() }),
    },
    siteUrl: 'https://taana.example',
    clock: { now: () => now },
    log: createLog(() => {}),
  });
  expect(shown(responses)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(responses)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(responses)).toBe('2026-03-01T18:40:00.000Z');
  refreshing.stop();
});

test('a page that cannot be rendered stays as it was', () => {
  const responses = new Map<string, CachedResponse>([['/privacy-policy', page('built long ago')]]);
  const written: string[] = [];
  const refreshing = refreshDatedPages({
    readContent: () => shippedContent,
    site: {
      responses,
      render: () => {
        throw new Error('no');
      },
    },
    siteUrl: 'https://taana.example',
    clock: { now: () => 0 },
    log: createLog((text) => written.push(text)),
  });
  expect(shown(responses)).toBe('built long ago');
  expect(written.join('')).toContain('page-not-refreshed');
  refreshing.stop();
});

function page(html: string): CachedResponse {
  return cachePage('/privacy-policy', { status: 200, html });
}

function shown(responses: ReadonlyMap<string, CachedResponse>): string | undefined {
  return responses.get('/privacy-policy')?.encoded.identity.body.toString();
}
