import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../../src/contract/desk/desk-paths.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../browser/axe-audit.ts';
import type { Open } from '../browser/browser.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import type { Server } from '../server/server.ts';
import { within } from '../patience.ts';
import type { Session } from './enter-desk.ts';

interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Asks for a quote and finds the link to the room in the receipt. */
export async function askForRoom(server: Server, buyer: Buyer): Promise<string> {
  const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...buyer, phone: '+91 98765 43210', product: '14B Locknit Premium' }),
  });
  expect(answer.status).toBe(200);
  return findInMails(server, buyer.email, /\/room\/[\w-]+/);
}

/** The last such words in what was mailed to this address. */
async function findInMails(server: Server, to: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await server.mails(0)).filter((mail) => mail.to?.[0]?.address === to);
        found = mails.map(({ text }) => words.exec(text ?? '')?.[0]).findLast(Boolean);
        return found;
      },
      { timeout: within(20_000) },
    )
    .toBeDefined();
  return found!.trim();
}

/** The clerk's side of the same conversation. */
export async function openEnquiry(visit: Open, session: Session, name: string): Promise<Page> {
  const desk = await visit(screenPath('inbox', {}, { view: 'all' }), {
    ...forAudit,
    options: { ...forAudit.options, storageState: session },
  });
  await desk.getByRole('link', { name }).click();
  await desk.getByRole('heading', { name }).waitFor();
  return desk;
}

export async function enterDips(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Enter lab dips' }).click();
  const form = desk.getByRole('form', { name: 'Enter lab dips' });
  await form.getByLabel(/^Standard/).fill('#2f6c70');
  await form.getByLabel('Colour of dip A').fill('#2f6b70');
  await form.getByLabel('Measured difference of dip A').fill('0.9');
  await form.getByLabel('Colour of dip B').fill('#28555a');
  await form.getByRole('button', { name: 'Show them to the buyer' }).click();
  await desk.getByText('Waiting for the buyer').waitFor();
}

export async function writeTiers(desk: Page, email: string): Promise<void> {
  await desk.getByRole('link', { name: 'Write a quote' }).click();
  await desk.getByLabel('One cloth, price by metres').check();
  await desk.getByLabel('Metres asked for').fill('1000');
  const tiers = [
    ['300', '248', '14'],
    ['1000', '212', '18'],
    ['3000', '194', '21'],
  ] as const;
  for (const [i, [from, price, days]] of tiers.entries()) {
    if (i > 0) await desk.getByRole('button', { name: 'One more tier' }).click();
    await desk.getByLabel(`From metres, tier ${i + 1}`).fill(from);
    await desk.getByLabel(`Price a metre, tier ${i + 1}`).fill(price);
    await desk.getByLabel(`Days, tier ${i + 1}`).fill(days);
  }
  await desk.getByRole('button', { name: `Send to ${email}` }).click();
  await desk.getByText('Accept the quote, or ask for another').waitFor();
}

/** A page of the room: accessible also on the narrowest phone, hit with a thumb, nowhere too wide. */
export async function checkRoom(page: Page): Promise<void> {
  expect(await auditAccessibility(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: size.height });
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await auditAccessibility(page)).toEqual([]);
  await page.setViewportSize(size);
}
