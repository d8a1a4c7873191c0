import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { redirects } from '../src/contract/match-route.ts';
import type { Render } from '../src/contract/render.ts';
import { stylesheets } from './stylesheets.ts';
import { createGuide } from '../src/server/assistant/guide/create-guide.ts';
import { readSettings } from '../src/server/env.ts';

/**
 * Pages and islands with hot reload. Pages are rendered from source at every request; form posts
 * go to the real server, which `npm start` runs beside this one on PORT.
 */
const read = readSettings();
if (!read.ok) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
const { port, siteUrl } = read.settings;
const devPort = port + 1;

const style = '/src/web/styles/site.css';
const sheets = Object.entries(await stylesheets()).map(([name, own]) => [name, `/${own}`] as const);

const guide = createGuide();
const vite = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    proxy: {
      '/functions': `http://127.0.0.1:${port}`,
      '/img': `http://127.0.0.1:${port}`,
      '/api': `http://127.0.0.1:${port}`,
      '/desk': `http://127.0.0.1:${port}`,
      '/q/': `http://127.0.0.1:${port}`,
    },
  },
  define: {
    __MEASUREMENT__: '{}',
    __ASSETS__: JSON.stringify({
      script: '/src/web/client.ts',
      style,
      sheets: Object.fromEntries(sheets),
      pages: Object.fromEntries(sheets.map(([name, own]) => [name, [style, own]])),
    }),
  },
});

vite.middlewares.use(async (request, response, next) => {
  const url = new URL(request.url ?? '/', siteUrl);
  const moved = redirects[url.pathname];
  if (moved !== undefined) {
    response.writeHead(301, { location: moved + url.search }).end();
    return;
  }
  try {
    const web = (await vite.ssrLoadModule('/src/web/entry.ts')) as { render: Render };
    const page = web.render({
      path: url.pathname,
      query: url.searchParams,
      siteUrl,
      now: new Date(),
      ask: guide.ask,
    });
    const html = await vite.transformIndexHtml(url.pathname, page.html);
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    next(error);
  }
});

createHttpServer(vite.middlewares).listen(devPort, '127.0.0.1', () => {
  console.log(`Pages with hot reload on http://localhost:${devPort}`);
  console.log(`Forms are sent to http://localhost:${port}: run "npm start" beside this.`);
});
