import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { cachePage, cacheResponse } from './cached-response.ts';
import { createPageStore } from './page-store.ts';

const other = { ...shippedContent };

function page(path: string, html: string) {
  return [path, cachePage(path, { status: path === '/404' ? 404 : 200, html })] as const;
}

function openStore() {
  const script = ['/assets/a.js', cachePage('/assets/a.js', { status: 200, html: 'a' })] as const;
  return createPageStore({
    responses: new Map([page('/', 'home'), page('/old', 'old'), page('/404', 'nothing'), script]),
    paths: new Set(['/', '/old', '/404']),
    content: shippedContent,
    render: (_, { mill }) => ({ status: 200, html: mill.name }),
    pageCaching: 'page',
  });
}

const html = (store: ReturnType<typeof openStore>, path: string) =>
  store.responses.get(path)?.encoded.identity.body.toString();

test('a swap changes pages, content and the page for unknown addresses in one turn', () => {
  const store = openStore();
  const { responses } = store;
  let heard = '';
  // What else follows sees the whole new edition.
  store.onSwap(() => {
    const missing = store.notFound.encoded.identity.body.toString();
    heard = `${html(store, '/')} ${html(store, '/new')} ${missing} ${store.content === other}`;
  });
  store.swap({
    content: other,
    responses: [page('/', 'house'), page('/new', 'new'), page('/404', 'none')],
    gone: ['/old'],
    printedAt: 7,
  });
  expect(heard).toBe('house new none true');
  expect(store.responses).toBe(responses);
  expect([...responses.keys()].toSorted()).toEqual(['/', '/404', '/assets/a.js', '/new']);
  expect([...store.paths].toSorted()).toEqual(['/', '/404', '/new']);
  expect([store.generation, store.printedAt]).toEqual([1, 7]);
});

test('withheld pages are not shown, scripts are, until a swap says what is public', () => {
  const store = openStore();
  store.withhold();
  expect([...store.responses.keys()]).toEqual(['/assets/a.js']);
  expect(store.isOpen).toBe(false);
  expect(store.find('/')?.encoded.identity.body.toString()).toBe('home');
  store.put('/', page('/', 'another date')[1]);
  expect(store.responses.has('/')).toBe(false);
  store.swap({ content: other, responses: [page('/old', 'edited')], printedAt: 1 });
  expect(store.isOpen).toBe(true);
  expect([html(store, '/'), html(store, '/old')]).toEqual(['another date', 'edited']);
});

test('pages rendered for a request use the content of that moment', () => {
  const store = openStore();
  const request = { path: '/', query: new URLSearchParams(), siteUrl: '', now: new Date() };
  const content = { ...shippedContent, mill: { ...shippedContent.mill, name: 'Rewa' } };
  expect(store.render(request).html).toBe(shippedContent.mill.name);
  store.swap({ content, responses: [], printedAt: 0 });
  expect(store.render(request).html).toBe('Rewa');
});

test('the tag of a quick compression differs from that of a full one', () => {
  const body = Buffer.from('x'.repeat(1000));
  const source = { status: 200, type: 'text/html', caching: 'page', body, br: body } as const;
  const tag = (compression: 'quick' | 'full') =>
    cacheResponse({ ...source, compression }).encoded.br.etag;
  expect(tag('quick')).toMatch(/-br5"$/);
  expect(tag('full')).toMatch(/-br"$/);
  expect(cacheResponse(source).encoded.identity.etag).toMatch(/^"[\w-]{16}"$/);
});
