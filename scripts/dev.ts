import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { createServer as createVite } from 'vite';
import { readSettings } from '../src/server/env.ts';
import { type ClientAssets, workerSources } from './site/build-client.ts';
import { answerFromSource } from './dev/answer-from-source.ts';
import { reloadPages } from './dev/reload-pages.ts';
import { startServerProcess } from './dev/server-process.ts';
import { writeDevRenderer, writeDevSite } from './dev/write-dev-site.ts';
import { stylesheets } from './site/stylesheets.ts';

/**
 * `npm run dev`: site, desk and server from source, behind one address. Pages are rendered for every
 * request, islands and the desk use hot module replacement, and the server restarts when its source
 * changes. No build is needed before.
 */
const { port, siteUrl } = settingsOrExit();
const assets = await sourceAssets();
await writeDevSite(siteUrl, assets);

const http = createServer();
const serverPort = await freePort();
/** Paths that only the server can answer; everything else comes from source. */
const forServer =
  /^\/(?:(?:functions|img|api|desk\/api|desk\/assets|q)\/|(?:healthz|readyz|metrics)$)/;
const vite = await createVite({
  appType: 'custom',
  plugins: [reloadPages()],
  optimizeDeps: { entries: ['src/web/client.ts', 'src/desk/main.tsx'] },
  server: {
    middlewareMode: { server: http },
    ws: { server: http },
    watch: { ignored: ['**/build/**', '**/data/**'] },
    // The server compares the Origin of a change with the host in the browser's address bar.
    proxy: {
      [forServer.source]: { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false },
    },
  },
  define: {
    __MEASUREMENT__: '{}',
    __ASSETS__: JSON.stringify(assets),
    __LOOM_WORKER__: JSON.stringify(`/${workerSources.loom}`),
    __SWATCH_WORKER__: JSON.stringify(`/${workerSources.swatch}`),
    __INSTRUMENT_WORKER__: JSON.stringify(`/${workerSources.instrument}`),
  },
});
vite.middlewares.use(answerFromSource(vite, siteUrl));
const origin = `http://localhost:${await listen(port)}`;
const server = startServerProcess({ port: serverPort, origin });
http.on('request', (request, response) => {
  // A request during a restart waits until the server is ready.
  const ready = forServer.test(request.url ?? '/') ? server.ready() : Promise.resolve();
  void ready.then(() => vite.middlewares(request, response));
});
restartOnChange();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
console.log(`\n  Site and desk with hot reload on ${origin} (Ctrl-C stops it)`);

/** Vite handles pages and islands; a change in the server or in code it shares with pages restarts it. */
function restartOnChange(): void {
  const shared = /^src\/(domain|contract|content|print)\//;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  vite.watcher.on('all', (_event, path) => {
    const file = relative('.', path).replaceAll('\\', '/');
    if (/\.test\.tsx?$/.test(file) || !(shared.test(file) || file.startsWith('src/server/')))
      return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(takeOver)), 100);
  });

  async function takeOver(): Promise<void> {
    const files = [...changed];
    changed.clear();
    if (files.length === 0) return;
    console.log(`\n  ${files.join(', ')} changed: the server starts again`);
    try {
      if (files.some((file) => shared.test(file))) await writeDevRenderer(assets);
    } catch (error) {
      // The server starts with the previous renderer.
      console.error(error instanceof Error ? error.message : error);
    }
    await server.restart();
    vite.environments.client.hot.send({ type: 'full-reload', path: '*' });
  }
}

function stop(): void {
  http.close();
  http.closeAllConnections();
  void Promise.all([vite.close(), server.stop()]).finally(() => process.exit());
}

function settingsOrExit() {
  const read = readSettings();
  if (read.ok) return read.settings;
  console.error(read.faults.join('\n'));
  return process.exit(1);
}

/** The addresses of scripts and stylesheets as Vite serves them from source. */
async function sourceAssets(): Promise<ClientAssets> {
  const style = '/src/web/styles/site.css';
  const sheets = Object.entries(await stylesheets()).map(
    ([name, own]) => [name, `/${own}`] as const,
  );
  return {
    script: '/src/web/client.ts',
    style,
    sheets: Object.fromEntries(sheets),
    pages: Object.fromEntries(sheets.map(([name, own]) => [name, [style, own]])),
  };
}

function listen(wanted: number): Promise<number> {
  return new Promise((listening) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      console.error(taken ? `Port ${wanted} is in use. Choose another one: PORT=…` : error.message);
      process.exit(1);
    });
    http.listen(wanted, '127.0.0.1', () => listening((http.address() as AddressInfo).port));
  });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => found(free));
    });
  });
}
