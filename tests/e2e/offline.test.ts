import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { waitingTexts } from '../../src/web/offline-queue/waiting-enquiry.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import { answerCalls, expectNotice, lost, provoked } from '../support/enquiries/form-steps.ts';
import { test } from '../support/server/site.ts';

const { quoteDialog } = shippedContent.thankYou;

const failed = 'Failed to send quote request. Please try again.';

test('a visited page is shown offline; any other shows the offline page', async ({
  visit,
  server,
}) => {
  const page = await visit('/faq', { expected: [/ERR_INTERNET_DISCONNECTED|request failed/] });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${server.url}/blog/what-is-gsm-fabric-weight-chart`);
  await page.waitForFunction(async () => {
    const kept = await (await caches.open('pages')).keys();
    return kept.length === 2;
  });
  await page.context().setOffline(true);
  for (const [path, heading] of [
    ['/faq', 'Questions buyers ask'],
    ['/blog/what-is-gsm-fabric-weight-chart?utm_source=x', 'What is GSM?'],
    ['/about', 'You are offline'],
  ] as const) {
    await page.goto(server.url + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(heading);
  }
});

test('the style of a kind of page never opened is at hand as the server has it, without the part for first visits', async ({
  visit,
  server,
}) => {
  const page = await visit('/faq', { expected: [/ERR_INTERNET_DISCONNECTED|request failed/] });
  const [shell] = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).filter((name) => name.startsWith('shell-'));
  });
  await page.waitForFunction(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.some(({ url }) => /\/contact-[^/]+\.css$/.test(url));
  }, shell!);
  await page.reload();
  const { headers } = await fetch(`${server.url}/contact`);
  const [, sheet = ''] = /<(\S+)>; rel=preload; as=style/.exec(headers.get('link') ?? '') ?? [];
  const there = await (await fetch(server.url + sheet)).text();
  await page.context().setOffline(true);
  const here = await page.evaluate(async (path) => (await fetch(path)).text(), sheet);
  expect(here).toContain('{');
  expect(there.slice(0, here.length)).toBe(here);
  expect(here).not.toContain('@keyframes faces');
  expect(there.slice(here.length)).toMatch(/^@media .*@keyframes faces\{/s);
});

test('a request made offline is queued, shown, and sent once when the connection is back', async ({
  visit,
  server,
}) => {
  const page = await visit('/quote', { ...forAudit, expected: provoked });
  const calls = await answerCalls(page, 'send-quote-email', []);
  await fill(page, 'Offline Asha');
  await page.context().setOffline(true);
  await submit(page);
  await expectNotice(page, waitingTexts.title, waitingTexts.text);
  expect(await page.locator('.waiting').innerText()).toContain(waitingTexts.discard);
  expect(await page.getByLabel('Name').inputValue()).toBe('Offline Asha');
  expect(await auditAccessibility(page)).toEqual([]);
  await submit(page);
  expect(calls.keys).toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: quoteDialog.title }).waitFor();
  await page.locator('.waiting').waitFor({ state: 'detached' });
  expect(await page.locator('[name=name]').inputValue()).toBe('');
  expect(calls.keys).toHaveLength(1);
  await expectOne(server, 'Offline Asha');
});

test('a failed request stays in the form, says that it is sent by itself, and is thanked for once it is', async ({
  visit,
  server,
}) => {
  // The worker would send it too, and on a slow machine before the visitor tries again.
  const page = await visit('/quote', {
    ...forAudit,
    options: { ...forAudit.options, serviceWorkers: 'block' },
    expected: [...provoked, /Service Worker registration/],
  });
  const calls = await answerCalls(page, 'send-quote-email', [lost]);
  await fill(page, 'Patient Asha');
  await submit(page);
  await expectNotice(page, 'Error', failed);
  expect(await page.locator('.waiting').innerText()).toContain(waitingTexts.text);
  expect(waitingTexts.text).not.toMatch(/connection/);
  expect(await page.locator('[name=name]').inputValue()).toBe('Patient Asha');
  expect(await auditAccessibility(page)).toEqual([]);

  await retry(page);
  const thanks = page.getByRole('dialog', { name: quoteDialog.title });
  await thanks.waitFor();
  expect(await thanks.innerText()).toMatch(/Your reference: Q-/);
  expect(await page.locator('[name=name]').inputValue()).toBe('');
  expect(calls.keys).toHaveLength(2);
  expect(new Set(calls.keys).size).toBe(1);
  await expectOne(server, 'Patient Asha');
});

test('what was changed while a request waited stays in the form', async ({ visit, server }) => {
  const page = await visit('/quote', { expected: provoked });
  await answerCalls(page, 'send-quote-email', [lost]);
  await fill(page, 'Early Asha');
  await submit(page);
  await page.locator('.waiting').waitFor();
  await page.getByLabel('Quantity').fill('800 metres');
  await retry(page);
  await page.locator('.toast', { hasText: waitingTexts.sent }).waitFor();
  expect(await page.getByLabel('Quantity').inputValue()).toBe('800 metres');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectOne(server, 'Early Asha');
});

test('a queued request is sent by the next page after this one was closed', async ({
  visit,
  server,
}) => {
  const page = await visit('/quote', { expected: provoked });
  await fill(page, 'Closed Asha');
  await page.context().setOffline(true);
  await submit(page);
  await page.locator('.waiting').waitFor();
  await page.close();
  const next = await page.context().newPage();
  await page.context().setOffline(false);
  await next.goto(`${server.url}/faq`);
  await next.locator('.toast', { hasText: waitingTexts.sent }).waitFor();
  await next.goto(`${server.url}/quote`);
  expect(await next.locator('[name=name]').inputValue()).toBe('');
  await expectOne(server, 'Closed Asha');
});

test('a lost answer is reported, and a retry creates no second enquiry', async ({
  visit,
  server,
}) => {
  const page = await visit('/quote', { expected: provoked });
  const calls = await answerCalls(page, 'send-quote-email', [
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ]);
  await fill(page, 'Flaky Asha');
  await submit(page);
  await expectNotice(page, 'Error', failed);
  await page.locator('.waiting').waitFor();
  await submit(page);
  await page.getByRole('dialog').waitFor();
  expect(calls.keys).toHaveLength(2);
  expect(new Set(calls.keys).size).toBe(1);
  expect(await page.locator('.waiting').count()).toBe(0);
  await expectOne(server, 'Flaky Asha');
});

test('a queued request can be cancelled', async ({ visit }) => {
  const page = await visit('/quote', { expected: provoked });
  const calls = await answerCalls(page, 'send-quote-email', []);
  await fill(page, 'Changed Mind');
  await page.context().setOffline(true);
  await submit(page);
  await page.getByRole('button', { name: waitingTexts.discard }).click();
  await page.locator('.waiting').waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await page.reload();
  expect(await page.getByLabel('Name').inputValue()).toBe('Changed Mind');
  expect(calls.keys).toEqual([]);
});

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.locator('[data-island=quote-form][data-live]').waitFor();
}

/** The queue tries again after a while, or as soon as the browser reports a connection. */
function retry(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('online')));
}

function submit(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send Request' }).click();
}

/** One mail to sales; without an e-mail address there is no receipt. */
async function expectOne(
  server: { mails(count: number): Promise<{ text?: string | undefined }[]> },
  name: string,
): Promise<void> {
  let mine: unknown[] = [];
  for (let tries = 0; tries < 50 && mine.length === 0; tries++) {
    mine = (await server.mails(0)).filter(({ text }) => text?.includes(name));
    if (mine.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(mine).toHaveLength(1);
}
