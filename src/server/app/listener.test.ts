import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { cachePage } from '../pages/cached-response.ts';
import { createPageStore } from '../pages/page-store.ts';
import { createListener, type ListenerParts } from './listener.ts';

const home = cachePage('/', { status: 200, html: '<p>Home</p>' });
const notFound = cachePage('/404', { status: 404, html: '<p>Nothing here</p>' });

const emptySite = {
  files: { small: new Map(), find: () => undefined },
  findNewer: async () => undefined,
};

function openPages(content: SiteContent) {
  return createPageStore({
    responses: new Map([
      ['/', home],
      ['/404', notFound],
    ]),
    paths: new Set(['/', '/404']),
    content,
    render: () => ({ status: 404, html: '' }),
    pageCaching: 'page',
  });
}

/** The listener in front of one page, with everything behind it replaced by a word. */
function openListener(given: Partial<ListenerParts> = {}) {
  let written = '';
  const log = createLog((text) => (written += text));
  const metrics = createMetrics();
  const served: number[] = [];
  const open = new Set<ServerResponse>();
  const say = (word: string) => (_: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'X-By': word }).end();
  };
  const listener = createListener({
    site: { ...emptySite, pages: openPages(shippedContent) },
    variants: { cached: () => undefined, render: async () => notFound },
    arrivals: { choose: (_, page) => page },
    renderLimit: async () => undefined,
    api: say('api'),
    siteUrl: 'https://taana.example',
    trustProxy: 0,
    served: { add: (status) => served.push(status), totals: () => new Map(), stop() {} },
    metrics,
    printMetrics: async ({ res }) => say('metrics')(res.req, res),
    log,
    isDraining: () => false,
    open,
    ...given,
  });
  const ask = async (
    url: string,
    { method = 'GET', headers = {}, gone = false, address = '203.0.113.9' } = {},
  ) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    const req = new IncomingMessage(socket);
    Object.assign(req, { url, method, httpVersion: '1.1', httpVersionMajor: 1 });
    Object.assign(req.headers, { host: 'localhost', ...headers });
    req.rawHeaders.push(
      ...Object.entries(req.headers)
        .filter(([, value]) => value !== undefined)
        .flatMap(([name, value]) => [name, String(value)]),
    );
    const res = new ServerResponse(req);
    res.assignSocket(socket);
    let isFinished = false;
    // Nobody reads: the head alone says what would have been sent.
    res.end = (() => {
      isFinished = true;
      return res;
    }) as typeof res.end;
    Object.defineProperty(res, 'writableFinished', { get: () => isFinished && !gone });
    listener(req, res);
    const openWhile = open.has(res);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    res.emit('close');
    const head = String(Reflect.get(res, '_header'));
    return { res, openWhile, head, by: /^X-By: (.*)\r$/m.exec(head)?.[1] };
  };
  return {
    ask,
    metrics,
    served,
    open,
    lines: () => {
      log.flush();
      return written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}

test('a page from memory is counted and not logged', async () => {
  const { ask, served, lines, metrics } = openListener();
  const { res, openWhile } = await ask('/');
  expect(res.statusCode).toBe(200);
  expect(openWhile).toBe(false);
  expect(served).toEqual([200]);
  expect(lines()).toEqual([]);
  expect(metrics.requests.list()).toEqual([]);
});

test('everything else is logged without its query, by a blurred address, and timed', async () => {
  const { ask, lines, metrics, open } = openListener();
  const { openWhile } = await ask('/nothing?name=asha');
  expect(openWhile).toBe(true);
  expect(open.size).toBe(0);
  expect(lines()).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      event: 'request',
      method: 'GET',
      path: '/nothing',
      status: 404,
      ms: expect.any(Number),
      from: '203.0.113.0',
    },
  ]);
  const { ms } = lines()[0] as { ms: number };
  expect(ms).toBeLessThan(5000);
  expect(Math.abs(ms * 10 - Math.round(ms * 10))).toBeLessThan(1e-6);
  expect(metrics.requests.list()).toEqual([{ labels: { kind: 'page', status: '4xx' }, count: 1 }]);
  expect(metrics.durations.list()).toMatchObject([{ kind: 'page', count: 1 }]);
  expect(metrics.durations.list()[0]!.sum).toBeLessThan(5);
});

test('a client that left is told from one that was answered', async () => {
  const { ask, lines, metrics } = openListener();
  await ask('/nothing', { gone: true });
  expect(lines()).toMatchObject([{ status: 499 }]);
  expect(metrics.requests.list()).toMatchObject([{ labels: { kind: 'page', status: 'left' } }]);
});

test('the stream of changes is counted and not timed', async () => {
  const { ask, metrics } = openListener();
  await ask('/desk/api/changes');
  expect(metrics.requests.list()).toMatchObject([{ labels: { kind: 'desk-stream' } }]);
  expect(metrics.durations.list()).toEqual([]);
});

test.each([
  ['/functions/v1/send-quote-email', 'POST', 'api'],
  ['/api/chatbot/lead', 'POST', 'api'],
  ['/healthz', 'GET', 'api'],
  ['/readyz', 'HEAD', 'api'],
])('%s is answered by the functions', async (url, method, by) => {
  const { ask } = openListener();
  expect((await ask(url, { method })).by).toBe(by);
});

test('metrics exist for who brings the token and for nobody else', async () => {
  const { ask } = openListener();
  expect((await ask('/metrics', { address: '127.0.0.1' })).res.statusCode).toBe(404);
  const withToken = openListener({ metricsToken: 'secret' });
  const headers = { authorization: 'Bearer secret' };
  expect((await withToken.ask('/metrics', { headers })).by).toBe('metrics');
  expect((await withToken.ask('/metrics')).by).toBeUndefined();
  const posted = await withToken.ask('/metrics', { headers, method: 'POST' });
  expect(posted.res.statusCode).toBe(405);
});

test.each([
  ['/a b', 'GET', 400, undefined],
  ['/about', 'OPTIONS', 204, 'GET, HEAD, OPTIONS'],
  ['/about', 'DELETE', 405, 'GET, HEAD, OPTIONS'],
  ['/', 'POST', 405, 'GET, HEAD, OPTIONS'],
  ['/desk', 'POST', 405, 'GET, HEAD'],
  ['/img/x', 'GET', 404, undefined],
  ['/desk', 'GET', 404, undefined],
  ['//x', 'GET', 404, undefined],
])('%s by %s is answered %i', async (url, method, status, allow) => {
  const { res, head } = await openListener().ask(url, { method });
  expect(res.statusCode).toBe(status);
  expect(/^Allow: (.*)\r$/m.exec(head)?.[1]).toBe(allow);
});

test('an address longer than any link is refused', async () => {
  expect((await openListener().ask(`/${'x'.repeat(9000)}`)).res.statusCode).toBe(414);
});

test('a page of a query is rendered in its turn, or refused for a moment', async () => {
  const rendered: string[] = [];
  const variants: ListenerParts['variants'] = {
    cached: () => undefined,
    render: async (path, query) => {
      rendered.push(`${path}?${query}`);
      return home;
    },
  };
  const { ask } = openListener({ variants });
  const { res } = await ask('/fabrics?search=net&utm=x');
  expect(res.statusCode).toBe(200);
  expect(rendered).toEqual(['/fabrics?search=net']);
  const busy = openListener({ variants, renderLimit: async () => 7 });
  const refused = await busy.ask('/fabrics?search=net');
  expect(refused.res.statusCode).toBe(429);
  expect(refused.head).toContain('\r\nRetry-After: 7\r\n');
  const kept = openListener({ variants: { ...variants, cached: () => home } });
  expect((await kept.ask('/fabrics?search=net')).res.statusCode).toBe(200);
  expect(rendered).toHaveLength(1);
});

test('a former address of a fabric leads to the one it has', async () => {
  const [fabric, ...fabrics] = shippedContent.fabrics;
  const moved = { ...fabric!, formerSlugs: ['old-locknit-99z'] };
  const pages = openPages({ ...shippedContent, fabrics: [moved, ...fabrics] });
  const { ask } = openListener({ site: { ...emptySite, pages } });
  const { res, head } = await ask('/fabrics/old-locknit-99z?utm=mail');
  expect(res.statusCode).toBe(301);
  expect(head).toContain(`\r\nLocation: /fabrics/${fabric!.slug}?utm=mail\r\n`);
  const shaded = await ask('/fabrics/old-locknit-99z?shade=1f6d72&light=shop&view=hanging');
  expect(shaded.head).toContain(
    `\r\nLocation: /fabrics/${fabric!.slug}?shade=1f6d72&light=shop&view=hanging\r\n`,
  );
  expect((await ask('/fabrics/old-locknit-99z.pdf')).head).toContain(
    `/fabrics/${fabric!.slug}.pdf\r`,
  );
  expect((await ask('/fabrics/older-locknit-99z')).res.statusCode).toBe(404);
  pages.withhold();
  expect((await ask('/fabrics/old-locknit-99z')).res.statusCode).toBe(503);
});

test('before it is known what is public no page is shown and none is missing', async () => {
  const pages = openPages(shippedContent);
  const { ask } = openListener({ site: { ...emptySite, pages } });
  pages.withhold();
  for (const url of ['/', '/nowhere', '/fabrics?search=net']) {
    const { res, head } = await ask(url);
    expect([url, res.statusCode]).toEqual([url, 503]);
    expect(head).toContain('\r\nRetry-After: 2\r\n');
  }
});

test('a request without a host is refused, unless its protocol knew none', async () => {
  const { ask } = openListener();
  expect((await ask('/', { headers: { host: undefined } })).res.statusCode).toBe(400);
});

test('www and a slash at the end lead to the one address; a post stays a post', async () => {
  const { ask } = openListener();
  const www = { headers: { host: 'www.taana.example' } };
  const moved = async (url: string, method: string) => {
    const { res, head } = await ask(url, { ...www, method });
    return [res.statusCode, /^Location: (.*)\r$/m.exec(head)?.[1]];
  };
  expect(await moved('/about?x=1', 'GET')).toEqual([301, 'https://taana.example/about?x=1']);
  expect(await moved('/quote/', 'GET')).toEqual([301, 'https://taana.example/quote']);
  expect(await moved('/quote', 'POST')).toEqual([308, 'https://taana.example/quote']);
  expect(await moved('//x', 'GET')).toEqual([301, 'https://taana.example//x']);
  expect((await ask('/healthz', www)).by).toBe('api');
  const { res, head } = await ask('/about/');
  expect(res.statusCode).toBe(301);
  expect(head).toContain('\r\nLocation: /about\r\n');
});

test('a fault of ours has a number that is in the log, without what the visitor sent', async () => {
  const { ask, lines } = openListener({
    api: () => {
      throw new Error('broken for asha@buyer.example');
    },
  });
  const { res } = await ask('/functions/v1/x?name=asha', { method: 'POST' });
  expect(res.statusCode).toBe(500);
  const [failed] = lines();
  expect(failed).toMatchObject({
    level: 'error',
    event: 'page-failed',
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    path: '/functions/v1/x',
    message: 'broken for [address]',
  });
});

test('an answer that fails in its middle is cut off, not completed with an error page', async () => {
  const { ask } = openListener({
    api: (_, res) => {
      res.writeHead(200, { 'X-By': 'api' });
      throw new Error('broken');
    },
  });
  const { res, by } = await ask('/functions/v1/x', { method: 'POST' });
  expect(by).toBe('api');
  expect(res.destroyed).toBe(true);
});

test('a server that stops keeps no connection', async () => {
  const { res } = await openListener({ isDraining: () => true }).ask('/');
  expect(res.shouldKeepAlive).toBe(false);
});
