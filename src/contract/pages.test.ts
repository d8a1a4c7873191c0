import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { matchRoute, redirects } from './match-route.ts';
import { type PageId, pageIds, pageRow, pages } from './pages.ts';

const src = join(import.meta.dirname, '..');

test('no two pages share an address', () => {
  const addresses = pageIds.flatMap((id) => [pages[id], pageRow(id).alias ?? []].flat());
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('an address that was published keeps leading to its page', () => {
  const published: Readonly<Record<string, PageId>> = {
    '/': 'home',
    '/fabrics': 'fabrics',
    '/fabrics/x': 'fabric',
    '/catalogue': 'catalogue',
    '/quote': 'quote',
    '/samples': 'samples',
    '/compare': 'compare',
    '/contact': 'contact',
    '/schedule-call': 'scheduleCall',
    '/thank-you': 'thankYou',
    '/reviews': 'reviews',
    '/about': 'about',
    '/faq': 'faq',
    '/privacy-policy': 'privacy',
    '/blog': 'blogIndex',
    '/blogs': 'blogList',
    '/blog/x': 'article',
    '/blogs/x': 'article',
    '/collections': 'collections',
    '/collections/premium-cotton': 'premiumCotton',
    '/premium-cotton': 'premiumCotton',
    '/collections/polyester-cotton': 'polyesterCotton',
    '/polyester-cotton': 'polyesterCotton',
    '/categories/x': 'category',
    '/ai-fabric-guide': 'fabricGuide',
    '/loom': 'loom',
    '/loom/x': 'design',
    '/embed': 'embed',
    '/offline': 'offline',
  };
  for (const [path, page] of Object.entries(published)) {
    expect([path, matchRoute(path)?.page]).toEqual([path, page]);
  }
});

test('only the embedded guide may be framed, and three pages show the date', () => {
  expect(pageIds.filter((id) => pageRow(id).framable)).toEqual(['embed']);
  expect(pageIds.filter((id) => pageRow(id).dated)).toEqual(['contact', 'scheduleCall', 'privacy']);
});

test('every stylesheet a page names is a file', () => {
  const files = globSync('*.css', { cwd: join(src, 'web/styles/sheets') });
  const named = pageIds.map((id) => pageRow(id).stylesheet).filter((name) => name !== undefined);
  for (const name of named) expect(files).toContain(`${name}.css`);
});

test('every row has a module that is named for it', () => {
  const modules = globSync('**/*-page.tsx', { cwd: join(src, 'web/pages') }).map((file) =>
    basename(file),
  );
  for (const id of pageIds) expect(modules).toContain(`${kebab(id)}-page.tsx`);
});

/** Files that spell an address for a reason of their own. */
const spellers: Readonly<Record<string, string>> = {
  'contract/pages.ts': 'the table',
  'contract/match-route.ts': 'old addresses that redirect',
};

test('no address of a page is written by hand outside the table', () => {
  const written = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file) && !(file in spellers))
    // The desk's table writes its addresses without their beginning: `/samples` is `/desk/api/samples`.
    .filter((file) => !file.startsWith('contract/desk/'))
    // Articles are texts with links in them, as the mill writes them; content/links.test.ts follows each.
    .filter((file) => !file.startsWith('content/journal/'))
    .flatMap((file) =>
      addressesIn(readFileSync(join(src, file), 'utf8')).map((address) => `${file}: ${address}`),
    );
  expect(written).toEqual([]);
});

test('the search for such addresses finds each way of writing one', () => {
  const source = [
    'const a = \'/about\'; const b = `/quote?product=${name}`; <a href="/faq#moq">',
    "to: '/', href=\"/\" link('/blog/x') '/rfq' `${siteUrl}/contact`",
    "// '/reviews' in a comment\n/** `/samples` */ path.split('/') '/fonts/a.woff2' '/nowhere'",
  ].join('\n');
  expect(addressesIn(source)).toEqual([
    '/about',
    '/quote',
    '/faq',
    '/',
    '/',
    '/blog/x',
    '/rfq',
    '/contact',
  ]);
});

/** Literals that begin with a page's address; a lone slash counts only where a link is written. */
function addressesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?<=['"`}])(\/[a-z][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)(?=['"`?#$/])|(?<=(?:to|href|path|action)[:=] ?['"])(\/)(?=['"])/g,
  );
  return [...found]
    .map(([, address, home]) => address ?? home!)
    .filter((address) => matchRoute(address) !== undefined || address in redirects);
}

function kebab(id: PageId): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
