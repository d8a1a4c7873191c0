import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type PageRow, pageTable, plainStyle } from '../../src/contract/pages.ts';
import { importAtOnce } from './import-at-once.ts';
import type { KeptBundles } from './kept-bundles.ts';
import { plainImports } from './plain-imports.ts';
import { stylesheets } from './stylesheets.ts';
import { writeOutShaders } from './write-out-shaders.ts';

/** What `npm run dev` serves in place of the built workers. */
export const workerSources = {
  loom: 'src/web/islands/cloth/loom-worker.ts',
  swatch: 'src/web/islands/swatch-files/swatch-worker.ts',
  instrument: 'src/web/islands/loom/instrument-worker.ts',
} as const;

/** Addresses of the built files, as `src/web/assets.ts` reads them. */
export interface ClientAssets {
  readonly script: string;
  readonly style: string;
  readonly sheets: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Builds loader, islands and stylesheets into `folder`. */
export async function buildClient(folder: string, bundles: KeptBundles): Promise<ClientAssets> {
  return bundles.make('client', folder, (modules) => bundleClient(folder, modules));
}

async function bundleClient(folder: string, modules: Plugin): Promise<ClientAssets> {
  const sources = await stylesheets();
  const loom = await buildWorker(folder, 'loom', modules);
  const swatch = await buildWorker(folder, 'swatch', modules);
  const instrument = await buildWorker(folder, 'instrument', modules);
  await build({
    logLevel: 'warn',
    plugins: [
      modules,
      plainImports(),
      writeOutShaders(),
      importAtOnce(),
      whole('src/web/client.ts', '?loader'),
      whole('src/web/islands/cloth.tsx', '?cloth'),
      whole('src/web/islands/cloth/hanging/hang.ts', '?hang'),
    ],
    define: {
      __LOOM_WORKER__: JSON.stringify(loom),
      __SWATCH_WORKER__: JSON.stringify(swatch),
      __INSTRUMENT_WORKER__: JSON.stringify(instrument),
    },
    build: {
      outDir: folder,
      // The workers are there already.
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { client: 'src/web/client.ts', site: 'src/web/styles/site.css', ...sources },
        output: {
          // Every page's loader holds the names of all islands: two letters less of each are 50 bytes.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Every island needs all of React: cut into files by who imports what, it weighs 2 % more.
          codeSplitting: {
            groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
  const list = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const address = (source: string) => `/${list[source]!.file}`;
  const style = address('src/web/styles/site.css');
  const sheets = mapValues(sources, address);
  const pages: Record<string, readonly string[]> = {};
  for (const { stylesheet } of Object.values<PageRow>(pageTable)) {
    const name = stylesheet ?? plainStyle;
    const own = stylesheet ? [sheets[stylesheet]!] : [];
    pages[name] ??= [await joinStyles(folder, name, [style, ...own, sheets[firstVisit]!])];
  }
  return { script: address('src/web/client.ts'), style, sheets, pages };
}

/** Builds a worker, one file that imports nothing, and returns its address. */
async function buildWorker(
  folder: string,
  name: keyof typeof workerSources,
  modules: Plugin,
): Promise<string> {
  const output = { format: 'iife', entryFileNames: 'assets/[name]-[hash:7].js' } as const;
  const built = await build({
    logLevel: 'warn',
    plugins: [modules],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: { [name]: workerSources[name] }, output },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error(`The worker ${name} was not built.`);
  return `/${first.output[0].fileName}`;
}

/** The last part of every page's stylesheet, which returning visitors do without. */
const firstVisit = 'first-visit';

/**
 * One stylesheet for each kind of page: a second one would delay the first paint by another request.
 * Whoever has been here joins it from the parts (`src/web/worker/run-worker.ts`).
 */
async function joinStyles(
  folder: string,
  name: string,
  addresses: readonly string[],
): Promise<string> {
  const parts = await Promise.all(addresses.map((href) => readFile(join(folder, href), 'utf8')));
  const css = parts.join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/site-${name}-${hash}.css`;
  await writeFile(join(folder, href), css);
  return href;
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/**
 * A file with its own copy of modules that others also use. A shared module would be a separate file: the loader could
 * not start before it arrives, and the plate would fetch three files where one does, for a part that few ask for.
 */
function whole(entry: string, mark: string): Plugin {
  return {
    name: `whole-${mark.slice(1)}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isOfIt = importer?.endsWith(entry) || importer?.endsWith(mark);
      if (!isOfIt || options.kind === 'dynamic-import') return undefined;
      const from = importer!.replace(mark, '');
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      const ofOurs = /\/src\/|preload-helper\.js$/.test(resolved?.id ?? '');
      return ofOurs ? `${resolved!.id}${mark}` : resolved;
    },
  };
}
