import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { buildAddress, type Endpoint } from '../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../src/contract/desk/endpoints.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import { checkScreen } from '../support/desk/check-screen.ts';
import { totp } from '../support/desk/desk-visitor.ts';
import { printDeskLink } from '../support/desk/print-desk-link.ts';
import { findMail } from '../support/mail/find-mail.ts';
import { within } from '../support/patience.ts';
import type { Server } from '../support/server/server.ts';
import { test } from '../support/server/site.ts';

const owner: Newcomer = {
  name: 'Harpreet Kaur',
  email: 'owner@mill.example',
  password: 'a long enough password',
};
const colleague: Newcomer = {
  name: 'Simran Gill',
  email: 'sales@mill.example',
  password: 'another long password',
};
/** Each test goes through many screens: seconds on an idle machine, minutes on a busy one. */
const patience = within(150_000);
const widths = [1440, 390];
/** Kept from the first test, because the others sign in as the same owner. */
let session: BrowserContextOptions['storageState'];

test('the owner joins once; a used link, a wrong password, a forged origin and an absent session are refused', async ({
  visit,
  server,
}) => {
  const joinPath = await firstOwnerPath(server);
  const first = await visit(joinPath);
  await enter(first);
  session = await first.context().storageState();

  const stranger = await visit(joinPath, { ...forAudit, expected: [/40[13]|410/] });
  await stranger.getByText('This link has already been used or has expired.').waitFor();
  await checkScreen(stranger, { widths });
  await stranger.getByRole('link', { name: 'Go to the desk' }).click();
  await stranger.getByLabel('E-mail').fill(owner.email);
  await stranger.getByLabel('Password').fill('not this password');
  await stranger.getByRole('button', { name: 'Sign in' }).click();
  await stranger.getByText('E-mail address or password is wrong.').waitFor();
  await checkScreen(stranger, { widths });

  const call = (endpoint: Endpoint, init?: RequestInit) =>
    fetch(server.url + buildAddress(endpoint), init);
  for (const name of ['inbox', 'numbers', 'exportEverything', 'people', 'audit'] as const) {
    expect([name, (await call(endpoints[name])).status]).toEqual([name, 401]);
  }
  const cookies = typeof session === 'object' ? session.cookies : [];
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await call(endpoints.inbox, { headers: { cookie } })).status).toBe(200);
  const forged = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
  const change = { method: 'PUT', headers: forged, body: '{}' };
  expect((await call(endpoints.saveSettings, change)).status).toBe(403);
});

test(
  'a colleague is invited, and every screen on the way in is accessible',
  async ({ visit, server }) => {
    const settings = await visit(screenPath('settings'), {
      ...forAudit,
      options: { ...forAudit.options, ...(session && { storageState: session }) },
    });
    const invite = settings.locator('form.invite');
    await invite.getByLabel('Name').fill(colleague.name);
    await invite.getByLabel('E-mail').fill(colleague.email);
    await invite.getByRole('button', { name: 'Invite' }).click();
    await settings.getByText(`The invitation to ${colleague.email} is on its way.`).waitFor();

    // A second one, to a mistyped address, is withdrawn with the keyboard.
    await invite.getByLabel('Name').fill('Nobody');
    await invite.getByLabel('E-mail').fill('slaes@mill.example');
    await invite.getByRole('button', { name: 'Invite' }).click();
    const mistyped = settings.locator('.people li', { hasText: 'slaes@mill.example' });
    await mistyped.getByRole('button', { name: 'Withdraw' }).focus();
    await checkScreen(settings, { widths });
    await mistyped.getByRole('button', { name: 'Withdraw' }).focus();
    await settings.keyboard.press('Enter');
    await mistyped.getByRole('button', { name: 'Withdraw the invitation to Nobody?' }).waitFor();
    await settings.keyboard.press('Enter');
    await mistyped.waitFor({ state: 'detached' });
    await settings.locator('.people li', { hasText: colleague.email }).waitFor();

    const mail = await findMail(
      server,
      ({ to }) => to?.some(({ address }) => address === colleague.email) === true,
    );
    const path = /\/desk\/join#[\w-]+/.exec(mail.text ?? '')![0];
    const newcomer = await visit(path, forAudit);
    await newcomer.getByLabel('Your name').waitFor();
    await checkScreen(newcomer, { widths });
    await join(newcomer, colleague);
    await checkScreen(newcomer, { widths });
    await newcomer.getByLabel('Password').fill(colleague.password);
    await newcomer.getByRole('button', { name: 'Set up the authenticator' }).click();
    await newcomer.locator('.secret').waitFor();
    await checkScreen(newcomer, { widths });
    await setUpAuthenticator(newcomer);
    await checkScreen(newcomer, { widths });
  },
  patience,
);

test(
  'an export needs a second look, and the password is changed, by keyboard alone',
  async ({ visit, server }) => {
    const desk = await visit(screenPath('records'), {
      ...forAudit,
      // A list that is read while the session ends is refused with 401.
      expected: [/428|403|422|401/],
      options: { ...forAudit.options, ...(session && { storageState: session }) },
    });
    const store = await openDatabase({ dataDir: server.dataDir });
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await store.db.updateTable('staff_session').set({ created_at: longAgo }).execute();
    await store.close();

    await desk.getByRole('link', { name: 'Enquiries as CSV' }).focus();
    await desk.keyboard.press('Enter');
    const dialog = desk.getByRole('dialog', { name: 'Confirm it is you' });
    await dialog.getByLabel('Code from your authenticator app').waitFor();
    expect(await auditAccessibility(desk), 'axe on the dialog').toEqual([]);
    await desk.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await desk.keyboard.press('Enter');
    await dialog.waitFor();
    await desk.keyboard.type('000000');
    await desk.keyboard.press('Enter');
    await dialog.getByText('This code is not right.').waitFor();
    await dialog.getByRole('button', { name: 'Use the password instead' }).press('Enter');
    await dialog.getByLabel('Your password').waitFor();
    const download = desk.waitForEvent('download');
    await desk.keyboard.type(owner.password);
    await desk.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('enquiries.csv');
    await dialog.waitFor({ state: 'hidden' });

    await desk.getByRole('link', { name: owner.name }).press('Enter');
    const form = desk.getByRole('form', { name: 'Change the password' });
    await form.getByLabel('Your password now').fill(owner.password);
    await form.getByLabel('New password').fill('password1234');
    await desk.keyboard.press('Enter');
    await form.getByText('This password is easy to guess').waitFor();
    await checkScreen(desk, { widths });
    await form.getByLabel('New password').fill('green looms in winter');
    await desk.keyboard.press('Enter');
    await form.getByText('Your password was changed.').waitFor();

    await desk.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await desk.getByRole('button', { name: 'Sign out here and everywhere else?' }).press('Enter');
    await desk.getByRole('heading', { name: 'The desk', level: 1 }).waitFor();
  },
  patience,
);

interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Joins by the link of the terminal, sets up the authenticator and arrives at the inbox. */
async function enter(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(owner.email);
  await join(page, owner);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  await setUpAuthenticator(page);
}

/** Enters name and password, and stops at the setup of the authenticator with the password given. */
async function join(page: Page, { name, password }: Newcomer): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(password);
}

async function setUpAuthenticator(page: Page): Promise<void> {
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  // An owner of a site that still shows the demonstration begins with the first hour.
  const rail = page.getByRole('navigation', { name: 'Desk' });
  await rail.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
}

async function firstOwnerPath(server: Server): Promise<string> {
  await expect.poll(() => server.log(), { timeout: within(10_000) }).toContain('First owner');
  // The output of a service is kept by others: the link is not in it.
  expect(server.log()).not.toContain('/desk/join#');
  return printDeskLink({ DATA_DIR: server.dataDir });
}
