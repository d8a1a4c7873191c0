import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { furnishRoom } from '../support/desk/furnish-room.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

test(
  'nothing that the room asks for or leads to learns its address',
  async ({ visit, server }) => {
    const path = await furnishRoom(server);
    const token = path.split('/').at(-1)!;

    const asked: Request[] = [];
    const room = await visit(path, {
      prepare: async (page) => {
        page.context().on('request', (request) => asked.push(request));
        // What another site is told, without asking it.
        await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'Hello' }));
      },
    });
    await room.getByLabel('Write to Harpreet').fill('Hello');
    await room.getByRole('button', { name: 'Send', exact: true }).click();
    await room.getByText('Your message is with us.').waitFor();
    expect(asked.every((request) => request.url().startsWith(server.url))).toBe(true);

    const hrefs = await room
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const ways = [...new Set(hrefs)].filter(
      (href) => href.startsWith('http') && !href.includes('#'),
    );
    expect(ways.some((way) => way.startsWith('https://wa.me/'))).toBe(true);
    expect(ways.some((way) => way.endsWith('.pdf'))).toBe(true);
    for (const way of ways) {
      const page = await room.context().newPage();
      await page.goto(server.url + path);
      const followed = page.waitForRequest((request) => request.url() === way);
      const link = page.locator(`a[href="${way.replace(server.url, '')}"]`);
      await link.first().evaluate((element) => (element as HTMLAnchorElement).click());
      await (await followed).response();
    }
    const told = asked.map((request) => `${request.url()}: ${request.headers()['referer'] ?? ''}`);
    // Other pages of the site name themselves to their own files; the room is named nowhere.
    expect(told.filter((line) => /: .*\/room\//.test(line))).toEqual([]);
    expect(told.some((line) => line.endsWith(`: ${server.url}/`))).toBe(true);
    expect(asked.length).toBeGreaterThan(ways.length + 3);
    await room.goto(server.url + path);
    await room.locator('.room-bar a').click();
    await expect.poll(() => room.evaluate(() => location.pathname)).toBe('/');
    expect(await room.evaluate(() => document.referrer)).toBe('');

    for (const spelt of [
      `/room/${token}/nothing`,
      `/%72oom/${token}`,
      `/room//${token}?a=${token}`,
    ]) {
      await fetch(server.url + spelt);
    }
    await fetch(server.url + path, { method: 'POST', body: 'x'.repeat(100_000) });
    await fetch(server.url + path, { method: 'DELETE' });
    await expect.poll(() => server.log()).toContain('/room/…');
    expect(server.log()).not.toContain(token);
  },
  within(240_000),
);
