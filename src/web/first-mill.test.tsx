import { describe, expect, test } from 'vitest';
import { firstMill, firstMillRecords } from '../../tests/support/content/first-mill.ts';
import { shippedWords } from '../../tests/support/content/other-mill.ts';
import { siteFiles, staticPaths } from '../../tests/support/content/render-at.ts';
import { shippedContent as demo } from '../content/shipped-content.ts';
import { href, pages as addresses } from '../contract/routes.ts';
import { categoryIds } from '../domain/fabric/fabric.ts';
import { checkRecords } from '../server/publishing/checks/check-records.ts';
import { render } from './entry.ts';

const siteUrl = 'https://rewa.example';
const now = new Date('2026-11-16T09:00:00Z');

/** What every young mill says as well: the words beside a price, how a width is made, when a desk is open. */
const ordinary = /^(Quote on Request|Customizable|10\+ Available|USD|INR|Mon-)/;

const words = [
  ...shippedWords,
  ...demo.fabrics.map(({ number, title }) => `${number} ${title}`),
  ...demo.articles.map(({ title }) => title),
  ...demo.reviews.all.map(({ review }) => review.slice(0, 40)),
  ...Object.values(demo.claims).map((claim) => claim!.text),
].filter((word) => !ordinary.test(word));

describe.each([0, 1] as const)('a mill with %i fabrics of its own', (count) => {
  const content = firstMill(count);
  const paths = [
    ...staticPaths(content),
    ...categoryIds.map((category) => href.fabrics({ category })),
    '/fabrics?search=lace',
    '/catalogue?search=lace',
    '/404',
  ];
  const pages = paths.map((path) => {
    const { pathname, searchParams: query } = new URL(path, siteUrl);
    return { path, ...render({ path: pathname, query, siteUrl, now }, content) };
  });
  const files = siteFiles(content, siteUrl).map(({ path, body }) => ({ path, text: String(body) }));
  const shown = pages.map(({ path, html }) => ({ path, text: withoutMarkup(html) }));

  test('has every page', () => {
    for (const { path, status } of pages)
      expect([path, status]).toEqual([path, path === '/404' ? 404 : 200]);
    expect(shown.filter(({ text }) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  test('says nothing of the demonstration: not its name, its cloth, its claims, its articles', () => {
    expect(words.length).toBeGreaterThan(100);
    const found = [...shown, ...files].flatMap(({ path, text }) =>
      words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
    const numbers = shown.flatMap(({ path, text }) =>
      [...text.matchAll(/\b[1-9]\d[A-HJ-NP-Z]\b/g)].map(([number]) => `${path}: ${number}`),
    );
    expect(numbers.filter((line) => !line.endsWith('51A'))).toEqual([]);
  });

  test('counts nothing that it has none of', () => {
    const none =
      /\b(0|zero|no|none) (of 0 )?(designs?|structures?|articles?|reviews?|collections?)\b/i;
    expect(shown.flatMap(({ text }) => none.exec(text)?.[0] ?? []).join()).toBe('');
    expect(shown.filter(({ text }) => /\bfour (warp-knit )?collections/i.test(text))).toEqual([]);
  });

  test('leads nobody to a page that has nothing to show', () => {
    const empty = [addresses.reviews, addresses.blogIndex, addresses.blogList, '/blogs/', '/blog/'];
    const elsewhere = pages.filter(({ path }) => !path.includes('nylon'));
    const links = elsewhere.flatMap(({ html }) =>
      [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to!),
    );
    expect(
      links.filter((to) => empty.some((path) => to === path || to.startsWith(`${path}/`))),
    ).toEqual([]);
    expect(links.filter((to) => to.includes('category=nylon'))).toEqual([]);
    const sitemap = files.find(({ path }) => path === '/sitemap.xml')!.text;
    for (const path of empty) expect(sitemap).not.toContain(`${siteUrl}${path}<`);
  });

  test('can be published', async () => {
    expect((await checkRecords(firstMillRecords(count), [])).faults).toEqual([]);
  });
});

/** The picture of a cloth is described when it is made, with the name the cloth had then. */
function withoutMarkup(html: string): string {
  return html
    .replace(/\balt="[^"]*"/g, '')
    .replace(/<[^>]+>/g, ' | ')
    .replace(/\s+/g, ' ');
}
