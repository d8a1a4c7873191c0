import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { cachePage } from '../pages/cached-response.ts';
import { createPageStore } from '../pages/page-store.ts';
import { answerPage } from './answer-page.ts';

const [category, ...categories] = shippedContent.categories;
const path = href.category(category!.landingSlug);

test('a hidden collection leads to the others, and no browser remembers it', async () => {
  const hidden = { ...category!, hidden: true };
  const answer = await ask({ ...shippedContent, categories: [hidden, ...categories] });
  expect(answer.status).toBe(302);
  expect(answer.head).toContain(`\r\nLocation: ${href.fabrics()}\r\n`);
  expect(answer.head).toContain('\r\nCache-Control: no-cache\r\n');
});

test('a collection that was brought back answers with its page', async () => {
  expect((await ask(shippedContent)).status).toBe(200);
});

test('a browser that asks for an icon by its old name is led to the mill’s own', async () => {
  expect((await ask(shippedContent, '/favicon.ico')).head).toContain(
    '\r\nLocation: /icons/icon-180.png\r\n',
  );
  const look = { dye: '#125a60', ground: 'safed' } as const;
  const own = { ...shippedContent, mill: { ...shippedContent.mill, look } };
  const answer = await ask(own, '/favicon.ico');
  expect(answer.status).toBe(302);
  expect(answer.head).toMatch(/\r\nLocation: \/look\/icon-.*125a60-180\.png\r\n/);
});

async function ask(content: SiteContent, asked = path): Promise<{ status: number; head: string }> {
  const pages = createPageStore({
    responses: new Map([
      [path, cachePage(path, { status: 200, html: '<h1>Collection</h1>' })],
      ['/404', cachePage('/404', { status: 404, html: '<p>Nothing here</p>' })],
    ]),
    paths: new Set([path, '/404']),
    content,
    render: () => ({ status: 404, html: '' }),
    pageCaching: 'page',
  });
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  const files = { small: new Map(), find: () => undefined };
  await answerPage(
    {
      site: { pages, files, findNewer: async () => undefined },
      variants: { cached: () => undefined, render: async () => pages.notFound },
      arrivals: { choose: (_, page) => page },
      renderLimit: async () => undefined,
    },
    { req, res, secure: true, client: () => '' },
    { path: asked, search: '?utm=mail' },
  );
  return { status: res.statusCode, head: String(Reflect.get(res, '_header')) };
}
