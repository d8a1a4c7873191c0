import { readFile } from 'node:fs/promises';
import type { SiteManifest } from '../../../src/contract/render.ts';
import { within } from '../patience.ts';
import { startServer } from '../server/server.ts';
import { test as base } from '../server/site.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface ReadPage extends ReadDocument {
  readonly path: string;
}

interface Built {
  /** Each request from another address: whoever reads a whole site at once is asked to wait. */
  ask(path: string, how?: RequestInit): Promise<Response>;
  readonly siteUrl: string;
  readonly pages: readonly ReadPage[];
  /** The path of a page, or an address with a query that the server renders. */
  read(path: string): Promise<ReadPage>;
}

/** Tests that read every page of the built site as machines do. */
export const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer({ TRUST_PROXY: '1' });
    onCleanup(() => server.remove());
    return server;
  })
  .extend('built', { scope: 'file' }, async ({ browser, server }): Promise<Built> => {
    const { siteUrl, pages } = JSON.parse(
      await readFile('build/site.json', 'utf8'),
    ) as SiteManifest;
    const blank = await browser.newPage();
    let visitor = 0;
    const ask = (path: string, how: RequestInit = {}) => {
      visitor += 1;
      const address = `10.0.${visitor >> 8}.${visitor & 255}`;
      return fetch(server.url + path, { ...how, headers: { 'x-forwarded-for': address } });
    };
    const read = async (path: string): Promise<ReadPage> => {
      const answer = await ask(path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      return { path, ...(await blank.evaluate(readDocument, await answer.text())) };
    };
    const whole = pages.filter(
      ({ status, type, path }) => status === 200 && type.startsWith('text/html') && !isDesk(path),
    );
    return { siteUrl, ask, pages: await inTurns(whole, ({ path }) => read(path)), read };
  });

/** The desk is behind a login and not meant for search engines. */
export function isDesk(path: string): boolean {
  return path === '/desk' || path.startsWith('/desk/');
}

/** Eight at a time: enough to keep the server busy, not enough to starve the browser. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 8) {
    results.push(...(await Promise.all(items.slice(start, start + 8).map(work))));
  }
  return results;
}

/** These tests read the whole site, and the machine may be busy. */
export const patience = { timeout: within(240_000) };

export const isIndexed = (page: ReadPage) => page.robots === 'index, follow';
export const isCanonical = (page: ReadPage, siteUrl: string) =>
  page.canonical === siteUrl + page.path;
