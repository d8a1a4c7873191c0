import { expect, test } from 'vitest';
import {
  otherMill,
  renamed,
  shippedWordsIn,
  unknownWords,
  withdrawn,
} from '../../tests/support/content/other-mill.ts';

const { render, siteFiles, staticPaths } = await import('./entry.ts');

const siteUrl = 'https://rewa.example';
const now = new Date('2026-11-16T09:00:00Z');
const content = otherMill();
const pages = [...staticPaths(content), '/404'].map((path) => ({
  path,
  text: withoutAlts(render({ path, query: new URLSearchParams(), siteUrl, now }, content).html),
}));
const files = siteFiles(content, siteUrl).map(({ path, body }) => ({
  path,
  text: withoutAlts(String(body)),
}));

/** The picture of a cloth is described when it is made, with the name the cloth had then. */
function withoutAlts(text: string): string {
  return text.replace(
    /\balt(?:_text)?(="[^"]*|":"(?:\\.|[^"\\])*|&quot;:&quot;.*?(?=&quot;))/g,
    '',
  );
}

test('the words that are searched for are said by the shipped mill', () => {
  expect(unknownWords()).toEqual([]);
});

test('no page and no file of another mill says a word of the shipped one', () => {
  expect(pages.length).toBeGreaterThan(100);
  const found = [...pages, ...files]
    .map(({ path, text }) => ({ path, words: shippedWordsIn(text) }))
    .filter(({ words }) => words.length > 0);
  expect(found).toEqual([]);
});

test('every page names the other mill, in its text and to search engines', () => {
  for (const { path, text } of pages) expect([path, text.includes('Rewa')]).toEqual([path, true]);
  const home = pages.find(({ path }) => path === '/')!.text;
  const described = [
    ...home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].join();
  expect(described).toContain('Rewa Tricot Works');
  expect(described).toContain('Surat');
});

test('a fabric that was renamed or taken out is so everywhere', () => {
  const all = new Map([...pages, ...files].map(({ path, text }) => [path, text]));
  const gone = new RegExp(String.raw`\b${withdrawn}\b|-${withdrawn.toLowerCase()}\b`);
  const naming = [...all].filter(([, text]) => gone.test(text)).map(([path]) => path);
  expect(naming).toEqual([]);
  expect(all.get('/catalogue-index.json')).toContain(renamed.to);
  const own = content.fabrics.find(({ number }) => number === renamed.number)!;
  expect(all.get(`/fabrics/${own.slug}`)).toContain(`<title>${renamed.number} ${renamed.to}: `);
  expect(all.get('/sitemap.xml')).toContain(`/fabrics/${own.slug}<`);
});
