import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { SiteManifest } from '../../../src/contract/render.ts';

/**
 * The real server in one file, in front of a site of one page: starts in a tenth of the time, so
 * that a test can start and kill it hundreds of times. Returns the file to run.
 */
export async function makeLightServer(folder: string): Promise<string> {
  const program = join(import.meta.dirname, '../../../src/server/run.ts');
  await makeSmallSite(folder);
  const outdir = join(folder, 'src/server');
  await build({
    entryPoints: [program],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Splitting keeps late imports (the desk, an AI service) out of the startup.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['pg-native'],
    // CommonJS packages call `require`, which does not exist inside an ES module.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [keepFolders(program)],
    logLevel: 'error',
  });
  return join(outdir, 'run.mjs');
}

/** Keeps `import.meta.dirname` of every file but the program, which finds the small site beside it. */
function keepFolders(program: string): Plugin {
  return {
    name: 'keep-folders',
    setup({ onLoad }) {
      onLoad({ filter: /src\/server\/.*\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (path === program) return { contents: source, loader: 'ts' };
        const folder = JSON.stringify(dirname(path));
        return { contents: source.replaceAll('import.meta.dirname', folder), loader: 'ts' };
      });
    },
  };
}

/** A build with only the files that the server needs. */
export async function makeSmallSite(folder: string): Promise<void> {
  const page = {
    path: '/404',
    file: 'pages/404.html',
    type: 'text/html; charset=utf-8',
    status: 404,
    immutable: false,
    compressed: false,
  };
  const site: SiteManifest = {
    siteUrl: 'https://taana.example',
    renderer: 'web/render.js',
    pages: [page, { ...page, path: '/', status: 200 }],
    assets: [],
  };
  const render = "export const render = () => ({ status: 404, html: '' });";
  const files = {
    'build/site.json': JSON.stringify(site),
    'build/pages/404.html': '<!doctype html><title>Not found</title>',
    'build/web/render.js': render,
    'build/web/package.json': '{"type":"module"}',
    'public/robots.txt': '',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
