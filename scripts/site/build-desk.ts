import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { BuiltFile } from '../../src/contract/render.ts';
import { mediaType } from '../../src/server/pages/media-type.ts';
import type { KeptBundles } from './kept-bundles.ts';

/** Builds the desk as a separate bundle, so that visitors load none of it. */
export async function buildDesk(
  /** The folder of this build under `build/`. */
  buildName: string,
  writeCompressed: (file: string, body: Buffer) => Promise<boolean>,
  bundles: KeptBundles,
): Promise<{ readonly pages: BuiltFile[]; readonly assets: BuiltFile[] }> {
  const folder = join('build', buildName, 'staff');
  await bundles.make('desk', folder, (modules) => bundleDesk(folder, modules));
  const list = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const main = list['src/desk/main.tsx']!;
  const shell = deskDocument(
    `/${main.file}`,
    (main.css ?? []).map((file) => `/${file}`),
  );
  const page: BuiltFile = {
    path: '/desk',
    file: `${buildName}/staff/index.html`,
    type: 'text/html; charset=utf-8',
    status: 200,
    immutable: false,
    compressed: await writeCompressed(`${buildName}/staff/index.html`, Buffer.from(shell)),
  };
  const names = await readdir(join(folder, 'desk/assets'));
  const assets = await Promise.all(
    names.map(async (name): Promise<BuiltFile> => {
      const file = `${buildName}/staff/desk/assets/${name}`;
      const body = await readFile(join('build', file));
      return {
        path: `/desk/assets/${name}`,
        file,
        type: mediaType(name),
        status: 200,
        immutable: true,
        compressed: await writeCompressed(file, body),
      };
    }),
  );
  return { pages: [page], assets };
}

async function bundleDesk(folder: string, modules: Plugin): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [modules],
    // The loom weighs cloth in a worker; its file stands with the desk's others.
    worker: {
      format: 'es',
      plugins: () => [modules],
      rolldownOptions: { output: { entryFileNames: 'desk/assets/[name]-[hash].js' } },
    },
    build: {
      outDir: folder,
      copyPublicDir: false,
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { desk: 'src/desk/main.tsx', 'quote-page': 'src/desk/styles/quote-page.css' },
        output: {
          entryFileNames: 'desk/assets/[name]-[hash].js',
          chunkFileNames: 'desk/assets/[name]-[hash].js',
          assetFileNames: 'desk/assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** The page that every address of the desk shows. */
export function deskDocument(script: string, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><title>Desk</title>${links}<script type="module" src="${script}"></script></head><body><div id="desk"></div><noscript>The desk needs script.</noscript></body></html>`;
}
