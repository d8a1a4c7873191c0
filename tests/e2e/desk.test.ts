import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { buildAddress, type Endpoint } from '../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../src/contract/desk/endpoints.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { totp } from '../support/desk/desk-visitor.ts';
import { printDeskLink } from '../support/desk/print-desk-link.ts';
import { sendParcel } from '../support/desk/send-parcel.ts';
import { typeMailedCode } from '../support/desk/type-mailed-code.ts';
import { findHiddenFocus } from '../support/browser/find-hidden-focus.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { findUnspoken, readTree } from '../support/browser/read-tree.ts';
import type { Server } from '../support/server/server.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

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
/** Script, formula, line break and a mark that turns the text around, as one visitor's name. */
const polyglot = `<script>document.title='broken'</script>\u202e=1+1`;
/** Each test goes through many screens: seconds on an idle machine, minutes on a busy one. */
const patience = within(150_000);
/** Kept from the first test, because the others sign in as the same owner. */
let session: BrowserContextOptions['storageState'];
let joinPath = '';

test(
  'an enquiry is received, answered, sampled, quoted, accepted and won',
  async ({ visit, server }) => {
    joinPath = await firstOwnerPath(server);
    const desk = await visit(joinPath);
    await enter(desk);
    session = await desk.context().storageState();

    await desk.getByText('Everything is answered.').waitFor();
    await askFor(server, { name: 'Asha Rao', email: 'asha@rao.example' });
    // The event stream delivers it without a reload.
    await desk.getByText('Asha Rao').waitFor({ timeout: 5000 });
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await desk.getByRole('heading', { name: 'Asha Rao' }).waitFor();

    await desk.getByLabel('Template').selectOption({ label: 'First answer' });
    expect(await desk.getByLabel('Reply', { exact: true }).inputValue()).toContain('Dear Asha Rao');
    await desk.getByRole('button', { name: 'Send to asha@rao.example' }).click();
    await desk.locator('.status-contacted').first().waitFor();
    await desk.getByLabel('New note').fill('Wants it before Diwali.');
    await desk.getByRole('button', { name: 'Add the note' }).click();
    await desk.locator('.thread').getByText('Wants it before Diwali.').waitFor();

    await sendParcel(desk);

    await desk.getByRole('region', { name: 'Dispatched' }).getByRole('link').first().click();
    await desk.getByRole('link', { name: 'Write a quote' }).click();
    await desk.getByLabel('Metres, line 1').fill('500');
    await desk.getByLabel('INR a metre, line 1').fill('215.50');
    expect(await desk.locator('.quote-sum').innerText()).toContain('₹ 1,07,750');
    await desk.getByRole('button', { name: 'Send to asha@rao.example' }).click();
    await desk.getByText('Waiting for the buyer').waitFor();

    const mail = await findMail(server, ({ attachments }) => attachments.length > 0);
    expect(mail.attachments[0]?.mimeType).toBe('application/pdf');
    const path = /\/q\/[\w-]+/.exec(mail.text ?? '')![0];
    const buyer = await visit(path, { ...forAudit, width: 'phone' });
    await check(buyer);
    await buyer.getByLabel('A message or a question (optional)').fill('Please send it by road.');
    await typeMailedCode(buyer, server, 'Accept the quote');
    await check(buyer);
    await buyer.getByRole('button', { name: 'Accept the quote' }).click();
    await buyer.getByText('You have accepted this quote.').waitFor();
    await check(buyer);

    await desk.locator('.status-won').first().waitFor();
    await desk.locator('.thread').getByText('Please send it by road.').waitFor();
  },
  patience,
);

test('refuses a used link, a wrong password, a forged origin and an absent session', async ({
  visit,
  server,
}) => {
  const stranger = await visit(joinPath, { ...forAudit, expected: [/40[13]|410/] });
  await stranger.getByText('This link has already been used or has expired.').waitFor();
  await check(stranger);
  await stranger.getByRole('link', { name: 'Go to the desk' }).click();
  await stranger.getByLabel('E-mail').fill(owner.email);
  await stranger.getByLabel('Password').fill('not this password');
  await stranger.getByRole('button', { name: 'Sign in' }).click();
  await stranger.getByText('E-mail address or password is wrong.').waitFor();
  await check(stranger);

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
  'every screen shows a hostile enquiry safely, is accessible and fits a phone',
  async ({ visit, server }) => {
    await askFor(server, { name: polyglot, email: 'evil@x.example' });
    const desk = await visit(screenPath('inbox', {}, { view: 'all' }), {
      ...forAudit,
      options: { ...forAudit.options, ...(session && { storageState: session }) },
    });
    await desk.getByText('document.title').first().waitFor();
    await check(desk);
    await desk
      .getByRole('link', { name: /document\.title/ })
      .first()
      .click();
    await desk.getByRole('heading', { name: /document\.title/ }).waitFor();
    await check(desk);
    await desk.getByRole('button', { name: 'Request a sample' }).click();
    await desk.getByLabel('Address').fill('12 Link Road');
    await desk.getByRole('button', { name: 'Request it' }).click();
    await desk.getByRole('link', { name: 'Requested' }).first().waitFor();
    await desk.getByRole('link', { name: 'Write a quote' }).click();
    await desk.getByRole('heading', { name: /^A quote for/ }).waitFor();
    await check(desk);
    for (const name of ['Calls', 'Samples', 'Quotes', 'Numbers', 'Records', 'Settings']) {
      await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
      await desk.getByRole('heading', { name, level: 1 }).waitFor();
      await desk.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      await check(desk);
      if (name !== 'Samples') continue;
      await desk.getByRole('link', { name: 'Label' }).first().click();
      await desk.getByRole('heading', { name: 'Label' }).waitFor();
      await check(desk);
    }
    await desk.getByRole('link', { name: owner.name }).click();
    await desk.getByRole('heading', { name: owner.name, level: 1 }).waitFor();
    await check(desk);
    expect(await desk.title()).toMatch(/^(\(\d+\) )?Desk$/);
  },
  patience,
);

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
    await check(settings);
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
    await check(newcomer);
    await join(newcomer, colleague);
    await check(newcomer);
    await newcomer.getByLabel('Password').fill(colleague.password);
    await newcomer.getByRole('button', { name: 'Set up the authenticator' }).click();
    await newcomer.locator('.secret').waitFor();
    await check(newcomer);
    await setUpAuthenticator(newcomer);
    await check(newcomer);
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
    await check(desk);
    await form.getByLabel('New password').fill('green looms in winter');
    await desk.keyboard.press('Enter');
    await form.getByText('Your password was changed.').waitFor();

    await desk.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await desk.getByRole('button', { name: 'Sign out here and everywhere else?' }).press('Enter');
    await desk.getByRole('heading', { name: 'The desk', level: 1 }).waitFor();
  },
  patience,
);

/** Checks the screen on a desktop, then on a phone without loading it again. */
async function check(page: Page): Promise<void> {
  expect(findUnspoken(await readTree(page)), 'read out').toEqual([]);
  expect(await auditAccessibility(page), 'axe at 1440 px').toEqual([]);
  expect(await findHiddenFocus(page), 'focus at 1440 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await auditAccessibility(page), 'axe at 390 px').toEqual([]);
  expect(await findSidewaysScroll(page), 'at 390 px').toEqual([]);
  expect(await findSmallTargets(page), 'hit with a thumb').toEqual([]);
  expect(await findHiddenFocus(page), 'focus at 390 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

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

async function askFor(server: Server, visitor: { name: string; email: string }): Promise<void> {
  const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, phone: '+91 98765 43210', product: '14B Locknit Premium' }),
  });
  expect(answer.status).toBe(200);
}

type Mail = Awaited<ReturnType<Server['mails']>>[number];

async function findMail(server: Server, wanted: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await server.mails(0)).find(wanted)), { timeout: within(20_000) })
    .toBeDefined();
  return found!;
}
