import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { href } from '../../src/contract/routes.ts';
import { findUnspoken, readTree } from '../support/browser/read-tree.ts';
import { skipToContent, tabTo } from '../support/browser/tab-to.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const patience = { timeout: within(60_000) };

test(
  'by keys alone and by ear: from a structure of the book to a sent enquiry',
  async ({ visit }) => {
    const page = await visit(href.loom());
    await page.waitForLoadState('load');
    expect(findUnspoken(await readTree(page))).toEqual([]);
    await skipToContent(page);

    await tabTo(page, page.getByRole('link', { name: /^Two-bar tricot/ }));
    await page.locator('[data-island=loom][data-live]').waitFor(patience);
    await listen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/loom\/k1~tricot/, patience);
    const tricot = page.url();
    await hears(page, /^It can be knitted\. .*tricot/i);
    expect(await focused(page)).toMatch(/^Two-bar tricot/);

    // One control, whose squares are spoken one by one.
    const warp = page.getByRole('grid', { name: /^Warp: \d+ ends in each of 2 bars$/ });
    await tabBack(page, warp);
    expect(await spokenSquare(page)).toMatch(/^Front bar, end 1, as the piece$/);
    await page.keyboard.press('ArrowRight');
    expect(await spokenSquare(page)).toMatch(/^Front bar, end 2, as the piece$/);
    await page.keyboard.press(' ');
    await expect.poll(() => spokenSquare(page)).toMatch(/^Front bar, end 2, (?!as the piece)\w+/);
    await page.keyboard.press('ArrowDown');
    expect(await spokenSquare(page)).toMatch(/^Back bar, end 2, as the piece$/);
    await page.waitForURL((url) => url.href !== tricot, patience);

    // A chain that cannot be knitted is refused by word, and one key brings back the last that could.
    const chain = page.getByLabel('Front bar', { exact: true });
    await tabTo(page, chain);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1-0/1-9//');
    await hears(page, /^It cannot be knitted.*|overlap over more than one needle/);
    expect(await chain.getAttribute('aria-invalid')).toBe('true');
    await tabTo(page, page.getByRole('button', { name: 'Use the last one that could be knitted' }));
    await page.keyboard.press('Enter');
    await hears(page, /^It can be knitted\./);
    expect(await focused(page)).toMatch(/^It can be knitted\./);
    // The address bar follows a moment later; the sheet's own line says it at once.
    const asked = (await page.locator('.loom-address').textContent())!.split('/loom/')[1]!;
    expect(asked).not.toContain('1-9');
    await page.waitForURL((url) => url.href.endsWith(asked), patience);

    await tabTo(page, page.getByRole('link', { name: 'Ask the mill to knit it' }));
    await page.keyboard.press('Enter');
    const form = page.locator('#ask').getByRole('form');
    const controls = (await readTree(page, '#ask form')).filter(({ role }) =>
      ['form', 'textbox', 'button'].includes(role),
    );
    expect(controls.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'form Ask the mill to knit it',
      'textbox Name',
      'textbox Phone',
      'textbox Company (optional)',
      'textbox Email (optional)',
      'textbox Metres (optional)',
      'textbox What is it for? (optional)',
      'button Ask the mill to knit it',
    ]);
    for (const [label, text] of [
      ['Name', 'Asha Verma'],
      ['Phone', '98765 43210'],
    ] as const) {
      await tabTo(page, form.getByLabel(label), 8);
      await page.keyboard.type(text);
    }
    await tabTo(page, form.getByRole('button', { name: 'Ask the mill to knit it' }), 12);
    const sent = page.waitForRequest((request) => request.url().includes('send-design-request'));
    await page.keyboard.press('Enter');
    expect((await sent).postData()).toContain(asked);
    await page.waitForURL(/thank-you\?type=design-request/, patience);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  within(240_000),
);

/** Writes down what the live regions of the page say, as a screen reader would speak it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = (region.textContent ?? '').trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Something like this is announced from now on; what was heard before is forgotten. */
async function hears(page: Page, words: RegExp): Promise<void> {
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await expect
    .poll(async () => (await heard()).some((text) => words.test(text)), patience)
    .toBe(true);
  await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
}

/** The name of the square that the focus of the grid stands on. */
function spokenSquare(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    // oxlint-disable-next-line unicorn/prefer-query-selector -- an id of React is no selector
    return document.getElementById(id)?.getAttribute('aria-label') ?? null;
  });
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());
}

async function tabBack(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`Shift+Tab did not reach ${String(target)}.`);
}
