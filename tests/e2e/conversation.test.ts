import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { test } from '../support/browser/browser.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { leadPaths } from '../../src/contract/lead-paths.ts';
import { signBody } from '../../src/server/leads/signature.ts';
import { totp } from '../support/desk/desk-visitor.ts';
import { printDeskLink } from '../support/desk/print-desk-link.ts';
import { startDovecot } from '../support/mail/dovecot.ts';
import { type Server, startServer } from '../support/server/server.ts';
import { within } from '../support/patience.ts';

const password = 'a long enough password';
const asha = 'asha@rao.example';

test(
  'a visitor asks, the clerk answers, the buyer answers by mail, and the clerk sees it',
  async ({ open }) => {
    const dovecot = await startDovecot();
    const server = await startServer({
      MAIL_IN_URL: dovecot.url,
      NODE_EXTRA_CA_CERTS: dovecot.caFile,
      MAIL_FROM: 'sales@taana.example',
      SALES_TO: 'sales@taana.example',
    });
    onTestFinished(() => server.remove());
    const desk = await open(
      server.url + (await printDeskLink({ DATA_DIR: server.dataDir })),
      forAudit,
    );
    await enter(desk);

    await askFor(server);
    await desk.getByText('Asha Rao').waitFor({ timeout: within(10_000) });
    await desk.getByRole('link', { name: 'Asha Rao' }).click();
    await desk.getByRole('heading', { name: 'Asha Rao' }).waitFor();
    await desk.getByLabel('Reply', { exact: true }).fill('How many metres do you need?');
    await desk.getByRole('button', { name: `Send to ${asha}` }).click();
    await desk.locator('.thread').getByText('How many metres do you need?').waitFor();

    const sent = await findMail(server, 'How many metres do you need?');
    const to = sent.replyTo?.[0]?.address ?? '';
    expect(to).toMatch(/^sales\+q-\d{6}-[a-z0-9]{4,8}-[a-z2-7]{16}@taana\.example$/);
    await dovecot.deliver(`From: Asha Rao <${asha}>
To: ${to}
Subject: Re: ${sent.subject}
In-Reply-To: ${sent.messageId}
Message-ID: <answer-1@rao.example>
Content-Type: multipart/mixed; boundary="m"

--m
Content-Type: text/html; charset=utf-8

<p>500 m, in navy.</p><script>document.title = 'broken'</script><div class="gmail_quote"><div>On Mon, 16 Nov 2026, Taana wrote:</div><blockquote class="gmail_quote">How many metres do you need?</blockquote></div>
--m
Content-Type: application/pdf; name="order.pdf"
Content-Disposition: attachment; filename="order.pdf"

%PDF-1.4
--m--
`);
    const word = desk.locator('.word-in').filter({ hasText: '500 m, in navy.' });
    await word.waitFor({ timeout: within(20_000) });
    expect(await desk.title()).not.toBe('broken');
    await word.getByText('Show quoted text').click();
    await word.getByText('On Mon, 16 Nov 2026, Taana wrote:').waitFor();
    const saved = desk.waitForEvent('download');
    await word.getByRole('link', { name: 'order.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('order.pdf');
    await check(desk, 'conversation');

    // A stranger with the same key is held, and let in by a person.
    await dovecot.deliver(`From: Boss <boss@rao.example>
To: ${to}
Subject: Re: ${sent.subject}
Message-ID: <answer-2@rao.example>

I take over from Asha.
`);
    await desk.getByRole('link', { name: 'Inbox' }).first().click();
    await desk
      .getByRole('link', { name: 'One mail needs a place' })
      .click({ timeout: within(20_000) });
    await desk.getByText('I take over from Asha.').waitFor();
    await check(desk, 'mails');
    await desk.getByRole('button', { name: 'Put it there' }).click();
    await desk.locator('.word-in').filter({ hasText: 'I take over from Asha.' }).waitFor();
  },
  within(180_000),
);

test(
  'a lead of a marketplace reaches the desk, and is put together with what the buyer asked',
  async ({ open }) => {
    const key = 'k'.repeat(40);
    const server = await startServer({ LEAD_KEYS: `tradeindia:${key}` });
    onTestFinished(() => server.remove());
    const link = await printDeskLink({ DATA_DIR: server.dataDir });
    const desk = await open(server.url + link, {
      ...forAudit,
      // A reference that does not exist is refused.
      expected: [/answer 422.*same-buyer/, /status of 422/],
    });
    await enter(desk);
    await askFor(server);
    const body = JSON.stringify({
      id: 'TI-1',
      name: 'A. Rao',
      phone: '+91 90000 00001',
      message: 'Price for 1,000 m of power net?',
    });
    const time = String(Math.floor(Date.now() / 1000));
    const answer = await fetch(`${server.url}${leadPaths.signed('tradeindia')}`, {
      method: 'POST',
      headers: { 'Taana-Signature': `t=${time},v1=${signBody(body, { key, time })}` },
      body,
    });
    const { reference } = (await answer.json()) as { readonly reference: string };
    await desk.getByRole('link', { name: 'A. Rao' }).click({ timeout: within(10_000) });
    const word = desk.locator('.word-in').filter({ hasText: 'Price for 1,000 m of power net?' });
    await word.getByText('Marketplace').waitFor();
    await desk.getByRole('link', { name: 'Inbox' }).first().click();
    await desk.getByRole('link', { name: 'Asha Rao' }).click();

    const same = desk.getByRole('region', { name: 'From the same person' });
    await same.getByLabel('Another enquiry of this person').fill('Q-000000-AAAA');
    await same.getByRole('button', { name: 'Put together' }).click();
    await same.getByText('There is no enquiry with this reference.').waitFor();
    await same.getByLabel('Another enquiry of this person').fill(reference.toLowerCase());
    await desk.keyboard.press('Enter');
    await same.getByRole('link', { name: 'A. Rao' }).waitFor();
    await same.getByText('Harpreet Kaur put these together').waitFor();
    await check(desk, 'same-person');
    await same.getByRole('button', { name: `${reference} is somebody else` }).click();
    await same.getByText('Harpreet Kaur put this apart').waitFor();
    expect(await same.getByRole('link').count()).toBe(0);
    await same.getByRole('button', { name: 'Take it back' }).click();
    await same.getByText('Harpreet Kaur put these together').waitFor();
    await same.getByRole('button', { name: 'Take it back' }).click();
    await same.getByRole('link', { name: 'A. Rao' }).waitFor({ state: 'detached' });
    expect(await same.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
  },
  within(120_000),
);

test(
  'a tap on WhatsApp works without script, and is kept',
  async ({ open }) => {
    const server = await startServer();
    onTestFinished(() => server.remove());
    const page = await open(`${server.url}/contact`, { script: false });
    // A machine without the internet sees where it would go.
    const [asked] = await Promise.all([
      page
        .context()
        .waitForEvent('request', (request) => request.url().startsWith('https://wa.me/')),
      page.getByRole('button', { name: 'Open WhatsApp' }).click(),
    ]);
    expect(decodeURIComponent(asked.url())).toMatch(/\(W-\d{6}-[A-Z0-9]{4}\)$/);
  },
  within(120_000),
);

async function check(page: Page, name: string): Promise<void> {
  expect(await auditAccessibility(page)).toEqual([]);
  const shots = process.env['SCREENSHOTS'];
  if (shots) await mkdir(shots, { recursive: true });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSidewaysScroll(page)).toEqual([]);
    if (width === 390) expect(await findSmallTargets(page)).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('owner@mill.example');
  await page.getByLabel('Your name').fill('Harpreet Kaur');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  const rail = page.getByRole('navigation', { name: 'Desk' });
  await rail.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
}

async function askFor(server: Server): Promise<void> {
  const answer = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Rao', email: asha, phone: '+91 98765 43210', product: 'x' }),
  });
  expect(answer.status).toBe(200);
}

type Mail = Awaited<ReturnType<Server['mails']>>[number];

async function findMail(server: Server, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await server.mails(0)).find(({ text }) => text?.includes(words))), {
      timeout: within(20_000),
    })
    .toBeDefined();
  return found!;
}
