import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type FetchEvent, runWorker, type WorkerScope } from './run-worker.ts';

const origin = 'https://mill.example';
const build = {
  version: 'b2',
  offline: '/offline',
  shell: ['/assets/site-1.css'],
  style: '/assets/site-1.css',
  styles: { '/assets/site-faq-1.css': ['/assets/faq-1.css'], '/assets/site-plain-1.css': [] },
  stylesAtHand: 'at-hand',
};

let world: ReturnType<typeof makeWorld>;
beforeEach(() => {
  world = makeWorld();
  runWorker(world.scope, build);
});

test('installing caches the offline page, its files, and the open page', async () => {
  world.windows.push(`${origin}/faq#shrinkage`, `${origin}/desk`);
  await world.live('install');
  expect(world.kept('shell-b2')).toEqual(['/offline', '/assets/site-1.css']);
  expect(world.kept('pages')).toEqual(['/faq']);
});

test('a new build deletes the shell of the old one and keeps visited pages', async () => {
  for (const name of ['shell-b1', 'shell-b2', 'pages', 'files'])
    await world.scope.caches.open(name);
  await world.live('activate');
  expect(await world.scope.caches.keys()).toEqual(['shell-b2', 'pages', 'files']);
});

test('a page comes from the network while there is a connection', async () => {
  await world.ask('/faq');
  world.text = 'newer';
  expect(await (await world.ask('/faq'))?.text()).toBe('newer');
});

test('without a connection a visited page comes from the cache, any other shows the offline page', async () => {
  await world.live('install');
  await world.ask('/faq');
  world.connected = false;
  expect(await (await world.ask('/faq'))?.text()).toBe('/faq');
  expect(await (await world.ask('/faq?utm_source=x'))?.text()).toBe('/faq');
  expect(await (await world.ask('/about'))?.text()).toBe('/offline');
});

test('a preloaded response is used instead of a second request', async () => {
  const answer = await world.ask('/faq', { preload: page('preloaded') });
  expect(await answer?.text()).toBe('preloaded');
  expect(world.fetched).toEqual([]);
});

test('a file with a hash in its name is fetched once', async () => {
  await world.ask('/assets/quote-form-1.js', { mode: 'cors' });
  await world.ask('/assets/quote-form-1.js', { mode: 'cors' });
  expect(world.fetched).toEqual(['/assets/quote-form-1.js']);
});

test('a mill’s own colours are kept like any file', async () => {
  await world.ask('/look/125a60-safed.css', { mode: 'no-cors' });
  await world.ask('/look/125a60-safed.css', { mode: 'no-cors' });
  expect(world.fetched).toEqual(['/look/125a60-safed.css']);
});

test('the style of any kind of page is joined from its parts, without asking the network', async () => {
  await world.live('install');
  await world.live('activate');
  const answer = await world.ask('/assets/site-faq-1.css', { mode: 'no-cors' });
  expect(await answer?.text()).toBe('/assets/site-1.css/assets/faq-1.css');
  expect(answer?.headers.get('content-type')).toBe('text/css');
  const plain = await world.ask('/assets/site-plain-1.css', { mode: 'no-cors' });
  expect(await plain?.text()).toBe('/assets/site-1.css');
  expect(world.fetched).toEqual([]);
});

test('says with each visit that the styles are at hand, once they are', async () => {
  await world.live('activate');
  expect(world.said).toEqual(['enabled', 'at-hand']);
  world.said.length = 0;
  world.connected = false;
  await world.live('activate');
  expect(world.said).toEqual(['enabled']);
});

test('where data is saved only styles that are needed are fetched', async () => {
  world.saveData = true;
  await world.live('install');
  await world.live('activate');
  expect(world.kept('shell-b2')).toEqual(['/offline', '/assets/site-1.css']);
  const answer = await world.ask('/assets/site-faq-1.css', { mode: 'no-cors' });
  expect(await answer?.text()).toBe('/assets/site-faq-1.css');
  expect(world.said).toEqual(['enabled']);
});

test('a style that could not be fetched ahead is fetched when it is needed', async () => {
  await world.live('install');
  world.connected = false;
  await world.live('activate');
  world.connected = true;
  const answer = await world.ask('/assets/site-faq-1.css', { mode: 'no-cors' });
  expect(await answer?.text()).toBe('/assets/site-faq-1.css');
});

test('a file does not wait for a picture that is being written', async () => {
  await world.live('install');
  const written = Promise.withResolvers<void>();
  world.writing = written.promise;
  const picture = world.ask('/pictures/fan-800.avif', { mode: 'no-cors' });
  await setImmediate();
  const file = world.ask('/assets/site-1.css', { mode: 'no-cors' });
  const first = await Promise.race([file, setImmediate(undefined)]);
  written.resolve();
  await picture;
  expect(await first?.text()).toBe('/assets/site-1.css');
});

test('a picture is fetched each time, and comes from the cache when there is no connection', async () => {
  await world.ask('/pictures/fan-800.avif', { mode: 'no-cors' });
  world.connected = false;
  const again = await world.ask('/pictures/fan-800.avif', { mode: 'no-cors' });
  expect(await again?.text()).toBe('/pictures/fan-800.avif');
});

test('posts, other sites, the desk and the functions are not intercepted', async () => {
  expect(await world.ask('/functions/v1/send-quote-email', { method: 'POST' })).toBeUndefined();
  expect(await world.ask('/quote', { method: 'POST' })).toBeUndefined();
  expect(await world.ask('https://other.example/faq')).toBeUndefined();
  for (const path of ['/desk', '/desk/enquiries', '/api/chatbot/lead', '/thank-you?type=x']) {
    expect(await world.ask(path)).toBeUndefined();
  }
});

test('errors and no-store responses are passed on and not cached', async () => {
  world.status = 404;
  expect((await world.ask('/gone'))?.status).toBe(404);
  world.status = 200;
  world.headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  await world.ask('/secret');
  expect(world.kept('pages')).toEqual([]);
});

test('only the sixty most recent pages are cached', async () => {
  for (let index = 0; index < 63; index++) await world.ask(`/blog/${index}`);
  await world.ask('/blog/10');
  expect(world.kept('pages')).toHaveLength(60);
  expect(world.kept('pages')).not.toContain('/blog/0');
  expect(world.kept('pages').at(-1)).toBe('/blog/10');
});

test('the worker runs from its source text alone, as the browser receives it', async () => {
  const alone = makeWorld();
  // oxlint-disable-next-line no-new-func -- a browser runs the text in just this way
  const run = new Function(`return (${runWorker.toString()})`)() as typeof runWorker;
  run(alone.scope, build);
  await alone.live('install');
  expect(alone.kept('shell-b2')).toContain('/offline');
});

function page(text: string, status = 200, headers: HeadersInit = { 'content-type': 'text/html' }) {
  return new Response(text, { status, headers });
}

/** A fake service worker scope with its own network and caches. */
function makeWorld() {
  const listeners = new Map<string, (event: never) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const busy = new Map<string, Promise<void> | undefined>();
  const state = {
    connected: true,
    saveData: false,
    /** While set, what is written into a cache is not finished, and that cache answers nothing. */
    writing: undefined as Promise<void> | undefined,
    status: 200,
    text: '',
    headers: { 'content-type': 'text/html' } as Record<string, string>,
    fetched: [] as string[],
    /** To the server, by the manager of preloads. */
    said: [] as string[],
    windows: [] as string[],
  };
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const fetch = async (request: Request | string): Promise<Response> => {
    if (!state.connected) throw new TypeError('no connection');
    const { pathname } = new URL(addressOf(request));
    state.fetched.push(pathname);
    return page(state.text || pathname, state.status, state.headers);
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const match = async (request: Request | string, options?: CacheQueryOptions) => {
      await busy.get(name);
      const wanted = addressOf(request);
      const bare = (address: string) => address.split('?')[0];
      const found = options?.ignoreSearch
        ? [...store].find(([address]) => bare(address) === bare(wanted))?.[1]
        : store.get(wanted);
      return found?.clone();
    };
    return {
      match,
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(addressOf(path), await fetch(path));
      },
      put: async (request: string, answer: Response) => {
        busy.set(name, state.writing);
        await state.writing;
        store.set(addressOf(request), answer);
      },
      delete: async (request: Request | string) => store.delete(addressOf(request)),
      keys: async () => [...store.keys()].map((address) => new Request(address)),
    } as unknown as Cache;
  };
  const scope: WorkerScope = {
    location: { origin },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
    },
    clients: { matchAll: async () => state.windows.map((url) => ({ url })) },
    navigator: {
      get connection() {
        return { saveData: state.saveData };
      },
    },
    registration: {
      navigationPreload: {
        enable: async () => void state.said.push('enabled'),
        setHeaderValue: async (value) => void state.said.push(value),
      },
    },
    skipWaiting: async () => undefined,
    fetch,
    addEventListener: (type: string, listen: (event: never) => void) =>
      void listeners.set(type, listen),
  };
  const live = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
    await Promise.all(work);
    state.fetched.length = 0;
  };
  const ask = async (
    path: string,
    how: { method?: string; mode?: string; preload?: Response } = {},
  ): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event: FetchEvent = {
      request: {
        url: addressOf(path),
        method: how.method ?? 'GET',
        mode: how.mode ?? 'navigate',
      } as Request,
      preloadResponse: Promise.resolve(how.preload),
      respondWith: (given) => (answer = given),
      waitUntil: (each) => work.push(each),
    };
    listeners.get('fetch')!(event as never);
    const given = await answer;
    await Promise.all(work);
    return given;
  };
  const kept = (name: string) =>
    [...(stores.get(name)?.keys() ?? [])].map((address) => new URL(address).pathname);
  return Object.assign(state, { scope, live, ask, kept });
}
