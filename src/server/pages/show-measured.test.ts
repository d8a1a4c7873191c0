import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { pages as addresses } from '../../contract/pages.ts';
import { cachePage } from './cached-response.ts';
import { createPageStore } from './page-store.ts';
import { createShowMeasured } from './show-measured.ts';

const path = addresses.contact;

function open(render = (words: string | undefined) => words ?? 'no promise') {
  const errors: string[] = [];
  const page = (at: string, html: string) =>
    [at, cachePage(at, { status: at === '/404' ? 404 : 200, html })] as const;
  const pages = createPageStore({
    responses: new Map([page(path, 'no promise'), page('/404', 'nothing')]),
    paths: new Set([path, '/404']),
    content: shippedContent,
    render: ({ usualAnswer }) => ({ status: 200, html: render(usualAnswer) }),
    pageCaching: 'page',
  });
  const say = createShowMeasured({
    pages,
    siteUrl: 'https://mill.example',
    clock: { now: () => 0 },
    log: { info: () => {}, error: (event) => errors.push(event), flush: () => {} },
  });
  const shown = () => pages.responses.get(path)?.encoded.identity.body.toString();
  return { pages, page, say, shown, errors };
}

test('what was measured is on the page at once, and leaves it again', () => {
  const { say, shown } = open();
  say('within 3 hours');
  expect(shown()).toBe('within 3 hours');
  say(undefined);
  expect(shown()).toBe('no promise');
});

test('a publication prints the page without it, and it is written in again', () => {
  const { pages, page, say, shown } = open();
  say('within 3 hours');
  pages.swap({ content: shippedContent, responses: [page(path, 'printed')], printedAt: 1 });
  expect(shown()).toBe('within 3 hours');
});

test('a page that cannot be rendered stays as it was', () => {
  const { say, shown, errors } = open(() => {
    throw new Error('broken');
  });
  say('within 3 hours');
  expect(shown()).toBe('no promise');
  expect(errors).toEqual(['page-not-refreshed']);
});
