/** Constants written into the worker; another build or offline page has another version, so browsers update it. */
export interface WorkerBuild {
  readonly version: string;
  /** The page shown when the wanted page is not cached, and the files it needs. */
  readonly offline: string;
  readonly shell: readonly string[];
  /** The style every page begins with, one of the shell. */
  readonly style: string;
  /**
   * By the address of a kind of page's whole style: the parts of it that follow `style`, without the
   * one for first visits.
   */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** What is said with each visit once the styles are kept. */
  readonly stylesAtHand: string;
}

/** The part of the service worker's global scope that is used here. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  readonly navigator: { readonly connection?: { readonly saveData: boolean } };
  readonly registration: {
    readonly navigationPreload?: Pick<NavigationPreloadManager, 'enable' | 'setHeaderValue'>;
  };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/**
 * Keeps visited pages readable without a connection; online, the network always comes first.
 * The function is sent to the browser as its source text, so it must not use anything outside itself.
 */
export function runWorker(scope: WorkerScope, build: WorkerBuild): void {
  const shell = `shell-${build.version}`;
  const limits = { pages: 60, files: 120, pictures: 90 };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin || isPrivate(url)) return;
    if (request.mode === 'navigate') event.respondWith(readPage(event));
    else if (/^\/(assets|fonts|look)\//.test(url.pathname)) event.respondWith(readFile(event, url));
    else if (/^\/(pictures|img)\//.test(url.pathname)) event.respondWith(readPicture(event));
  });

  async function install(): Promise<void> {
    await (await scope.caches.open(shell)).addAll([build.offline, ...build.shell]);
    await scope.skipWaiting();
    // The page that registered the worker was loaded before it, so it is cached here.
    for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
      if (isPrivate(new URL(url))) continue;
      const answer = await scope.fetch(url).catch(() => undefined);
      if (answer && isPage(answer)) await keep('pages', url, answer);
    }
  }

  async function activate(): Promise<void> {
    for (const name of await scope.caches.keys()) {
      if (name.startsWith('shell-') && name !== shell) await scope.caches.delete(name);
    }
    const preload = scope.registration.navigationPreload;
    await preload?.enable();
    if (scope.navigator.connection?.saveData) return;
    // Until then the server sends who comes from elsewhere a page with its style inside.
    if (await keepStyles()) await preload?.setHeaderValue(build.stylesAtHand);
  }

  /** The next page is of another kind mostly; without its style it would wait for another round trip. */
  async function keepStyles(): Promise<boolean> {
    const parts = Object.values(build.styles).flat();
    const shelf = await scope.caches.open(shell);
    return shelf.addAll(parts).then(
      () => true,
      () => false,
    );
  }

  async function readPage(event: FetchEvent): Promise<Response> {
    const { request } = event;
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(request));
      if (isPage(answer)) event.waitUntil(keep('pages', request.url, answer.clone()));
      return answer;
    } catch {
      const pages = await scope.caches.open('pages');
      return (
        (await pages.match(request.url)) ??
        (await pages.match(request.url, { ignoreSearch: true })) ??
        (await (await scope.caches.open(shell)).match(build.offline)) ??
        Response.error()
      );
    }
  }

  /**
   * The file name changes with the content, so a cached file never becomes stale. Only the caches that
   * hold files are asked: one into which a picture is being written answers when that is done.
   */
  async function readFile(event: FetchEvent, url: URL): Promise<Response> {
    const { request } = event;
    const files = await scope.caches.open('files');
    const shelf = await scope.caches.open(shell);
    const kept =
      (await shelf.match(request)) ?? (await joinStyle(shelf, url)) ?? (await files.match(request));
    if (kept) return kept;
    const answer = await scope.fetch(request);
    if (answer.ok) event.waitUntil(keep('files', request.url, answer.clone()));
    return answer;
  }

  /** The style of a kind of page, from the part all pages share and its own. */
  async function joinStyle(shelf: Cache, url: URL): Promise<Response | undefined> {
    const own = build.styles[url.pathname];
    const names = own ? [build.style, ...own] : [];
    const parts = await Promise.all(names.map((name) => shelf.match(name)));
    if (!own || parts.includes(undefined)) return undefined;
    const texts = await Promise.all(parts.map((part) => part!.text()));
    return new Response(texts.join(''), { headers: { 'content-type': 'text/css' } });
  }

  async function readPicture(event: FetchEvent): Promise<Response> {
    try {
      const answer = await scope.fetch(event.request);
      if (answer.ok) event.waitUntil(keep('pictures', event.request.url, answer.clone()));
      return answer;
    } catch {
      const pictures = await scope.caches.open('pictures');
      return (await pictures.match(event.request)) ?? Response.error();
    }
  }

  async function keep(name: keyof typeof limits, address: string, answer: Response): Promise<void> {
    const url = address.replace(/#.*/, '');
    const cache = await scope.caches.open(name);
    // Deleting and adding it again makes it the newest entry; the oldest ones beyond the limit are removed.
    await cache.delete(url);
    await cache.put(url, answer);
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - limits[name]))) {
      await cache.delete(old);
    }
  }

  function isPage(answer: Response): boolean {
    return (
      answer.ok &&
      (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
      !(answer.headers.get('cache-control') ?? '').includes('no-store')
    );
  }

  /** Pages that must not be cached: the desk shows customer data, and a thank-you page is shown once. */
  function isPrivate(url: URL): boolean {
    return /^\/(desk|q|room|api|functions|thank-you)(\/|$)/.test(url.pathname);
  }
}
