import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../../src/contract/desk/desk-paths.ts';
import type { Role } from '../../../src/domain/desk/roles.ts';
import type { Open } from '../browser/browser.ts';
import type { Server } from '../server/server.ts';
import { totp } from './desk-visitor.ts';
import { printDeskLink } from './print-desk-link.ts';
import { within } from '../patience.ts';

export type Session = NonNullable<BrowserContextOptions['storageState']>;

interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The first owner comes by the link of the terminal, sets up the authenticator and stays signed in. */
export async function enterAsOwner(
  visit: Open,
  server: Server,
  owner: Newcomer = {
    name: 'Asha Rao',
    email: 'owner@mill.example',
    password: 'a long enough password',
  },
): Promise<Session> {
  await expect.poll(() => server.log(), { timeout: within(10_000) }).toContain('First owner');
  const page = await visit(await printDeskLink({ DATA_DIR: server.dataDir }));
  await page.getByLabel('E-mail').fill(owner.email);
  return join(page, owner);
}

/** A colleague comes by the mail of an invitation. */
export async function enterAsColleague(
  visit: Open,
  server: Server,
  owner: Session,
  colleague: Newcomer & { readonly role: Role },
): Promise<Session> {
  const settings = await visit(screenPath('settings'), { options: { storageState: owner } });
  const invite = settings.locator('form.invite');
  await invite.getByLabel('Name').fill(colleague.name);
  await invite.getByLabel('E-mail').fill(colleague.email);
  await invite.getByLabel('Role').selectOption(colleague.role);
  await invite.getByRole('button', { name: 'Invite' }).click();
  let path: string | undefined;
  const isTheirs = ({ address }: { readonly address?: string | undefined }) =>
    address === colleague.email;
  await expect
    .poll(
      async () => {
        const mail = (await server.mails(0)).find(({ to }) => to?.some(isTheirs));
        return (path = /\/desk\/join#[\w-]+/.exec(mail?.text ?? '')?.[0]);
      },
      { timeout: within(20_000) },
    )
    .toBeDefined();
  return join(await visit(path!), colleague);
}

async function join(page: Page, { name, password }: Newcomer): Promise<Session> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  // An owner of a site that still shows the demonstration begins with the first hour.
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
  const session = await page.context().storageState();
  // Left open it would go on asking the desk, and be at fault for what a test breaks on purpose.
  await page.close();
  return session;
}
