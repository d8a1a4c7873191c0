import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteManifest } from '../../src/contract/render.ts';
import { contentPaths, staticPaths } from '../support/browser/page-paths.ts';

const site = JSON.parse(await readFile('build/site.json', 'utf8')) as SiteManifest;
const files = new Map([...site.pages, ...site.assets].map(({ path, file }) => [path, file]));

async function built(path: string): Promise<string> {
  return readFile(join('build', files.get(path)!), 'utf8');
}

/** Class names that a stylesheet has rules for. */
async function styled(href: string): Promise<Set<string>> {
  const css = await built(href);
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}

async function pageAt(path: string): Promise<{ classes: Set<string>; sheets: string[] }> {
  const html = await built(path);
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list!);
  return {
    classes: new Set(lists.flatMap((list) => list.split(/\s+/))),
    sheets: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!),
  };
}

test('no page uses a class that only a stylesheet of other pages defines', async () => {
  const pages = await Promise.all(
    [...staticPaths, ...contentPaths()].map(async (path) => ({ path, ...(await pageAt(path)) })),
  );
  const rules = new Map<string, Set<string>>();
  for (const href of new Set(pages.flatMap(({ sheets }) => sheets))) {
    rules.set(href, await styled(href));
  }
  const bare = pages.flatMap(({ path, classes, sheets }) => {
    const linked = sheets.map((href) => rules.get(href)!);
    const foreign = [...rules].filter(([href]) => !sheets.includes(href));
    return [...classes]
      .filter((name) => !linked.some((known) => known.has(name)))
      .flatMap((name) =>
        foreign.filter(([, known]) => known.has(name)).map(([href]) => `${path} ${name} ${href}`),
      );
  });
  expect(rules.size).toBeGreaterThan(3);
  expect(bare).toEqual([]);
});

test('the slip on a form whose request waits is dressed on every page: most can ask for a price', async () => {
  const paths = [...staticPaths, ...contentPaths()];
  const sheets = new Set((await Promise.all(paths.map(pageAt))).flatMap((page) => page.sheets));
  const bare: string[] = [];
  for (const href of sheets) if (!(await styled(href)).has('waiting')) bare.push(href);
  expect(bare).toEqual([]);
});
