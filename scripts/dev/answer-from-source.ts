import type { Connect, ViteDevServer } from 'vite';
import { redirects } from '../../src/contract/match-route.ts';
import { movedPaths } from '../../src/content/moved-paths.ts';
import type { SiteContent } from '../../src/content/site-content.ts';
import type { SiteRenderer } from '../../src/contract/render.ts';
import { createGuide, type Guide } from '../../src/server/assistant/guide/create-guide.ts';
import { deskDocument } from '../site/build-desk.ts';

const html = 'text/html; charset=utf-8';

/** Renders pages, the desk's page and small files such as `/sitemap.xml` from source. */
export function answerFromSource(vite: ViteDevServer, siteUrl: string): Connect.NextHandleFunction {
  let shown: SiteContent | undefined;
  let guide: Guide | undefined;
  return async (request, response, next) => {
    try {
      const { status, headers, body = '' } = await write(new URL(request.url ?? '/', siteUrl));
      response.writeHead(status, headers).end(body);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      next(error);
    }
  };

  async function write(url: URL): Promise<Written> {
    const { pathname: path, searchParams: query } = url;
    if (/^\/desk(\/|$)/.test(path)) {
      return { status: 200, ...(await toPage(path, deskDocument('/src/desk/main.tsx', []))) };
    }
    const moved = redirects[path];
    if (moved !== undefined) return { status: 301, headers: { location: moved + url.search } };
    if (path === '/sw.js') return { status: 200, ...leavingWorker };
    const load = (file: string) => vite.ssrLoadModule(file);
    const web = (await load('/src/web/entry.ts')) as SiteRenderer<SiteContent>;
    // Loaded by Vite, so that an edited text shows at once.
    const { shippedContent: content } = (await load('/src/content/shipped-content.ts')) as {
      shippedContent: SiteContent;
    };
    shown = content;
    const fabricMoved = movedPaths(content).get(path);
    if (fabricMoved) return { status: 301, headers: { location: fabricMoved + url.search } };
    guide ??= createGuide(() => shown ?? content);
    const file = web.siteFiles(content, siteUrl).find((one) => one.path === path);
    if (file) return { status: 200, headers: { 'content-type': file.type }, body: file.body };
    const page = web.render({ path, query, siteUrl, now: new Date(), ask: guide.ask }, content);
    return { status: page.status, ...(await toPage(path, page.html)) };
  }

  async function toPage(path: string, source: string): Promise<Omit<Written, 'status'>> {
    const body = await vite.transformIndexHtml(path, source);
    return { headers: { 'content-type': html }, body };
  }
}

interface Written {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Removes a service worker of the built site at this address, which would keep showing cached pages. */
const leavingWorker: Omit<Written, 'status'> = {
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());`,
};
