import { afterEach, expect, test, vi } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import type { RenderRequest, RenderedPage } from '../../contract/render.ts';
import { createLog } from '../log.ts';
import { cachePage } from './cached-response.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { refreshDatedPages } from './refresh-dated-pages.ts';

afterEach(() => {
  vi.useRealTimers();
});

const content = shippedContent;
const built = cachePage('/privacy-policy', { status: 200, html: 'built long ago' });

test('the privacy page shows the date of Amritsar, also after its midnight', () => {
  vi.useFakeTimers();
  let now = Date.parse('2026-03-01T18:00:00Z');
  const pages = openStore((request) => ({ status: 200, html: request.now.toISOString() }));
  const refreshing = refreshDatedPages({ ...parts(), pages, clock: { now: () => now } });
  expect(shown(pages)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(pages)).toBe('2026-03-01T18:00:00.000Z');
  now += 20 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(shown(pages)).toBe('2026-03-01T18:40:00.000Z');
  refreshing.stop();
});

test('what was printed before midnight gets the new date in the turn it becomes public', () => {
  const now = Date.parse('2026-03-01T18:40:00Z');
  const pages = openStore((request) => ({ status: 200, html: request.now.toISOString() }));
  const refreshing = refreshDatedPages({ ...parts(), pages, clock: { now: () => now } });
  const printedAt = now - 20 * 60_000;
  pages.swap({ content, responses: [['/privacy-policy', built]], printedAt });
  expect(shown(pages)).toBe('2026-03-01T18:40:00.000Z');
  pages.swap({ content, responses: [['/privacy-policy', built]], printedAt: now });
  expect(shown(pages)).toBe('built long ago');
  refreshing.stop();
});

test('a start on the day of the build renders nothing, one on a later day does', () => {
  const now = Date.parse('2026-03-01T18:40:00Z');
  const start = (printedAt: number) => {
    const pages = openStore(() => ({ status: 200, html: 'of today' }), printedAt);
    refreshDatedPages({ ...parts(), pages, clock: { now: () => now } }).stop();
    return shown(pages);
  };
  expect(start(now - 5 * 60_000)).toBe('built long ago');
  expect(start(now - 20 * 60_000)).toBe('of today');
});

test('a page that cannot be rendered stays as it was', () => {
  const written: string[] = [];
  const pages = openStore(() => {
    throw new Error('no');
  });
  const refreshing = refreshDatedPages({
    ...parts(),
    pages,
    clock: { now: () => Date.UTC(2026, 0, 1) },
    log: createLog((text) => written.push(text)),
  });
  expect(shown(pages)).toBe('built long ago');
  expect(written.join('')).toContain('page-not-refreshed');
  refreshing.stop();
});

function parts() {
  return { siteUrl: 'https://taana.example', log: createLog(() => {}) };
}

function openStore(
  render: (request: RenderRequest) => RenderedPage,
  printedAt?: number,
): PageStore {
  const notFound = cachePage('/404', { status: 404, html: 'Nothing here' });
  const responses = new Map([
    ['/404', notFound],
    ['/privacy-policy', built],
  ]);
  const paths = new Set(responses.keys());
  return createPageStore({ responses, paths, content, render, pageCaching: 'page', printedAt });
}

function shown(pages: PageStore): string | undefined {
  return pages.responses.get('/privacy-policy')?.encoded.identity.body.toString();
}
