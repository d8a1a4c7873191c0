import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltFile, SiteManifest } from '../../../src/contract/render.ts';
import { type Site, loadSite } from '../../../src/server/pages/load-site.ts';

export const siteUrl = 'https://taana.example';

/** A built site of a few small pages: what the server does with a build does not hang on ours. */
export async function makeSite(): Promise<{ site: Site; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'taana-http-'));
  const buildDir = join(root, 'build');
  const publicDir = join(root, 'public');
  await writeAll(buildDir, {
    'web/render.js': renderer,
    'web/package.json': '{ "type": "module" }',
    'secret.txt': 'never served',
  });
  await writeAll(publicDir, {
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
    'fonts/text-0b86a7f5.woff2': 'font',
    'pictures/lace 1.avif': 'picture',
    'pictures/film.mp4': 'x'.repeat(3 * 1024 * 1024),
    'pictures/long-film.mp4': '',
    '.hidden': 'never served',
  });
  // More than the kernel holds for a reader who does not read.
  await truncate(join(publicDir, 'pictures/long-film.mp4'), 64 * 1024 * 1024);
  await writeFile(join(root, 'outside.txt'), 'never served');
  await symlink(join(root, 'outside.txt'), join(publicDir, 'link.txt'));

  const pages = ['/', '/quote', '/fabrics', '/thank-you', '/embed', '/404'];
  const manifest: SiteManifest = {
    siteUrl,
    renderer: 'web/render.js',
    pages: await Promise.all(
      pages.map((path) =>
        built(buildDir, {
          path,
          type: 'text/html; charset=utf-8',
          status: path === '/404' ? 404 : 200,
          immutable: false,
          body: `<!doctype html><title>${path}</title>${'<p>Warp knit.</p>'.repeat(300)}`,
        }),
      ),
    ),
    assets: [
      await built(buildDir, {
        path: '/assets/client-4fa1.js',
        type: 'text/javascript; charset=utf-8',
        status: 200,
        immutable: true,
        body: 'export const warp = 1;'.repeat(50),
      }),
    ],
  };
  await writeAll(buildDir, { 'site.json': JSON.stringify(manifest) });

  const loaded = await loadSite({ buildDir, publicDir });
  if (!loaded.ok) throw new Error(loaded.fault);
  return { site: loaded.site, remove: () => rm(root, { recursive: true, force: true }) };
}

const renderer = `
export const queryKeys = (path) =>
  ({ '/fabrics': ['category', 'search'], '/quote': ['product'], '/thank-you': ['type'] })[path] ?? [];
export const render = ({ path, query, form }) => {
  if (query.get('search') === 'explode') throw new Error('The renderer failed');
  if (query.get('category') === 'old') {
    return { kind: 'redirect', status: 301, location: '/fabrics?category=new' };
  }
  if (query.get('category') === 'unknown') return { kind: 'page', status: 404, html: 'No such' };
  const shown = JSON.stringify({ path, query: String(query), form }).replaceAll('<', '&lt;');
  return { kind: 'page', status: form ? 422 : 200, html: '<!doctype html>' + shown };
};`;

async function built(
  buildDir: string,
  { body, ...file }: Omit<BuiltFile, 'file' | 'compressed'> & { body: string },
): Promise<BuiltFile> {
  const name = `out${file.path === '/' ? '/index' : file.path}`;
  await writeAll(buildDir, {
    [name]: body,
    [`${name}.br`]: brotliCompressSync(body),
    [`${name}.gz`]: gzipSync(body),
  });
  return { ...file, file: name, compressed: true };
}

async function writeAll(
  dir: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), body);
  }
}
