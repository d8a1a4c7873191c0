import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll } from '../browser/axe-audit.ts';
import { findHiddenFocus } from '../browser/find-hidden-focus.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findUnspoken, readTree } from '../browser/read-tree.ts';
import type { Server } from '../server/server.ts';
import { totp } from './desk-visitor.ts';
import { printDeskLink } from './print-desk-link.ts';

const owner = {
  name: 'Harpreet Kaur',
  email: 'owner@mill.example',
  password: 'a long enough password',
};

/** The first owner joins by the link of the terminal and arrives at the inbox. */
export async function enterDesk(
  visit: (path: string) => Promise<Page>,
  server: Server,
): Promise<Page> {
  await expect.poll(() => server.log(), { timeout: 10_000 }).toContain('First owner');
  const page = await visit(await printDeskLink({ DATA_DIR: server.dataDir }));
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  return page;
}

/** Checks the screen at every usual width without loading it again. */
export async function checkScreen(page: Page): Promise<void> {
  expect(findUnspoken(await readTree(page)), 'read out').toEqual([]);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
    expect(await findSidewaysScroll(page), `at ${width} px`).toEqual([]);
    if (width === 768 || width === 320) continue;
    expect(await auditAccessibility(page), `axe at ${width} px`).toEqual([]);
    expect(await findHiddenFocus(page), `focus at ${width} px`).toEqual([]);
    if (width === 390) expect(await findSmallTargets(page), 'hit with a thumb').toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
