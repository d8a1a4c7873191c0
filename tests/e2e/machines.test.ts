import { readFile } from 'node:fs/promises';
import { bookPaths } from '../../src/contract/catalogue/book.ts';
import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { shippedContent } from '../../src/content/shipped-content.ts';
import type { SiteManifest } from '../../src/contract/render.ts';
import { redirects } from '../../src/contract/match-route.ts';
import {
  inTurns,
  isCanonical,
  isDesk,
  isIndexed,
  patience,
  test,
} from '../support/documents/built-site.ts';
import { checkJsonLd } from '../support/documents/check-json-ld.ts';
import { childrenOf, readXml } from '../support/documents/read-xml.ts';

/** Only one size of each picture is requested, because the server would have to make every other one. */
function oneSize({ pathname, search }: URL): string {
  const sized = /^(\/img\/.+)-\d+(?:-q\d+)?$/.exec(pathname);
  return sized ? `${sized[1]}-180` : pathname + search;
}

test('every page is well formed', patience, ({ built }) => {
  expect(built.pages.length).toBeGreaterThan(40);
  const faults = built.pages.flatMap(({ path, faults: own }) =>
    own.map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the markup follows the HTML standard', patience, async () => {
  const { pages } = JSON.parse(await readFile('build/site.json', 'utf8')) as SiteManifest;
  const documents = pages.filter(({ type, path }) => type.startsWith('text/html') && !isDesk(path));
  // Fabrics share one template, so every tenth is checked.
  const read = documents.filter(
    ({ path }, index) => !path.startsWith('/fabrics/') || index % 10 === 0,
  );
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const { path, file } of read) {
    const html = await readFile(`build/${file}`, 'utf8');
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
  }
  expect(faults).toEqual([]);
});

test('each page has its own title and description that fit a result list', ({ built }) => {
  const kept = built.pages.filter((page) => isCanonical(page, built.siteUrl));
  for (const field of ['title', 'description'] as const) {
    const values = kept.map((page) => page[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  for (const { path, title, description } of kept) {
    expect({ path, fits: title.length > 9 && title.length <= 70 }).toEqual({ path, fits: true });
    expect({ path, fits: description.length >= 80 && description.length <= 200 }).toEqual({
      path,
      fits: true,
    });
  }
});

test('every page has a canonical address that is a page of its own', ({ built }) => {
  const canonical = new Set(
    built.pages.filter((page) => isCanonical(page, built.siteUrl)).map((page) => page.canonical),
  );
  expect(
    built.pages.filter((page) => !canonical.has(page.canonical)).map(({ path }) => path),
  ).toEqual([]);
});

test('every page has a preview with a title, a text and a picture of 1200 by 630', ({ built }) => {
  for (const page of built.pages) {
    const { tags, path } = page;
    expect({ path, title: tags['og:title'], url: tags['og:url'] }).toEqual({
      path,
      title: [page.title],
      url: [page.canonical],
    });
    expect(tags['og:description']).toEqual([page.description]);
    expect(tags['og:image']?.[0]).toMatch(/^https?:\/\/.+\/pictures\/social\/[a-z0-9-]+\.jpg$/);
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual([['1200'], ['630']]);
    expect(tags['twitter:card']).toEqual(['summary_large_image']);
    expect(tags['twitter:image']).toEqual(tags['og:image']);
  }
});

test('every block of structured data is valid', ({ built }) => {
  const faults = built.pages.flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap(checkJsonLd).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('each kind of page has its structured data', ({ built }) => {
  const typesOf = (path: string) =>
    built.pages
      .find((page) => page.path === path)!
      .jsonLd.flatMap((text) =>
        [(JSON.parse(text) as { '@type': string | string[] })['@type']].flat(),
      );
  expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(typesOf('/faq')).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']));
  for (const path of ['/collections', '/blog', '/blogs']) {
    expect(typesOf(path)).toEqual(expect.arrayContaining(['CollectionPage', 'BreadcrumbList']));
  }
  expect(typesOf('/blog/textile-compliance-2025')).toEqual(
    expect.arrayContaining(['BlogPosting', 'FAQPage', 'BreadcrumbList']),
  );
  expect(typesOf('/reviews')).toEqual(['BreadcrumbList']);
});

test('no link, file or anchor is broken', patience, async ({ built }) => {
  const broken: string[] = [];
  const ids = new Map(built.pages.map((page) => [page.path, new Set(page.ids)]));
  const addresses = new Map<string, string>();
  for (const page of built.pages) {
    for (const address of [...page.links, ...page.files]) {
      const url = new URL(address, `${built.siteUrl}${page.path}`);
      if (url.origin !== built.siteUrl) continue;
      addresses.set(oneSize(url), page.path);
      const anchors = ids.get(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && anchors && !anchors.has(anchor)) broken.push(`${page.path}: no ${address}`);
    }
  }
  await inTurns([...addresses], async ([address, from]) => {
    const { status } = await built.ask(address, { method: 'HEAD', redirect: 'manual' });
    const known = status === 301 && Object.hasOwn(redirects, address.split('?')[0] ?? '');
    if (status !== 200 && !known) broken.push(`${from}: ${address} answers ${status}`);
  });
  expect(broken).toEqual([]);
});

test('every indexable page is reached from the home page by links', patience, async ({ built }) => {
  const pages = new Map(built.pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const page = pages.get(path) ?? (await built.read(path));
    for (const link of page.links) {
      const url = new URL(link, `${built.siteUrl}${path}`);
      if (url.origin !== built.siteUrl) continue;
      // PDF sheets and pictures contain no links.
      if (/\.\w+$/.test(url.pathname)) continue;
      queue.push(redirects[url.pathname] ?? url.pathname);
      // Lists continue under a query with one key; combinations of filters show no new pages.
      const keys = [...url.searchParams.keys()];
      if (keys.length === 1 && ['category', 'page'].includes(keys[0]!)) {
        queue.push(url.pathname + url.search);
      }
    }
  }
  const kept = built.pages.filter((page) => isIndexed(page) && isCanonical(page, built.siteUrl));
  expect(kept.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
});

test('the sitemap lists each indexable page once, and no other', async ({ built, server }) => {
  const map = readXml(await (await fetch(`${server.url}/sitemap.xml`)).text());
  const urls = childrenOf(map, 'url');
  const listed = urls.map((url) => childrenOf(url, 'loc')[0]!.text);
  expect(listed).toEqual([...new Set(listed)]);
  const kept = built.pages.filter((page) => isIndexed(page) && isCanonical(page, built.siteUrl));
  const expected = [...kept.map((page) => page.canonical), built.siteUrl + bookPaths.json];
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const url of urls) {
    for (const { text } of childrenOf(url, 'lastmod')) expect(text).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const image of childrenOf(url, 'image:image')) {
      const address = childrenOf(image, 'image:loc')[0]!.text;
      const answer = await fetch(server.url + new URL(address).pathname, { method: 'HEAD' });
      expect({ address, status: answer.status }).toEqual({ address, status: 200 });
    }
  }
  const dated = urls.filter((url) => childrenOf(url, 'lastmod').length > 0);
  expect(dated.length).toBeGreaterThanOrEqual(13);
});

test('the feed is Atom with the full text of every article', async ({ built, server }) => {
  const answer = await fetch(`${server.url}/feed.xml`);
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  const feed = readXml(await answer.text());
  expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) {
    expect(childrenOf(feed, name)).toHaveLength(1);
  }
  const self = childrenOf(feed, 'link').find((link) => link.attributes['rel'] === 'self');
  expect(self?.attributes['href']).toBe(`${built.siteUrl}/feed.xml`);
  const entries = childrenOf(feed, 'entry');
  expect(entries).toHaveLength(shippedContent.articles.length);
  const canonical = new Set(built.pages.map((page) => page.canonical));
  const seen = new Set<string>();
  for (const entry of entries) {
    const text = (name: string) => childrenOf(entry, name)[0]?.text ?? '';
    seen.add(text('id'));
    expect(canonical).toContain(childrenOf(entry, 'link')[0]?.attributes['href']);
    expect(text('updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(text('updated') >= text('published')).toBe(true);
    expect(text('content').length).toBeGreaterThan(5000);
    expect(text('content')).not.toMatch(/(href|src)="\//);
    expect(text('content')).not.toContain('<svg');
  }
  expect(seen.size).toBe(entries.length);
});

test('every page links to the feed, the manifest and the icons, and they exist', async ({
  built,
  server,
}) => {
  for (const page of built.pages) {
    expect(page.files).toEqual(
      expect.arrayContaining(['/feed.xml', '/site.webmanifest', '/icons/icon.svg']),
    );
  }
  const answer = await fetch(`${server.url}/site.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(server.url + src);
    expect({ src, status: icon.status, type: icon.headers.get('content-type') }).toEqual({
      src,
      status: 200,
      type,
    });
  }
});

test('robots.txt excludes forms and names the sitemap; llms.txt links to existing pages', async ({
  built,
  server,
}) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /functions/');
  expect(robots).toContain(`Sitemap: ${built.siteUrl}/sitemap.xml`);
  const text = await (await fetch(`${server.url}/llms.txt`)).text();
  const links = [...text.matchAll(/\]\((\S+?)\)/g)].map((match) => new URL(match[1]!));
  expect(links.length).toBeGreaterThan(14);
  for (const url of links) {
    const answer = await built.ask(url.pathname + url.search);
    expect({ url: url.href, status: answer.status }).toEqual({ url: url.href, status: 200 });
  }
});

test('the A4 chart is a drawing in A4 size', async ({ server }) => {
  const answer = await fetch(`${server.url}/downloads/gsm-chart-a4.svg`);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  const chart = readXml(await answer.text());
  expect([chart.name, chart.attributes['width'], chart.attributes['height']]).toEqual([
    'svg',
    '210mm',
    '297mm',
  ]);
});
