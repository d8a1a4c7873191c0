import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import manifest from '../../public/pictures/manifest.json' with { type: 'json' };
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, forAudit } from '../support/audit.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/site.ts';

const buyer = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  company: 'Rao Garments',
  email: 'asha@rao-garments.example',
  quantity: '500 metres',
  requirements: 'Bottle green, bio-polish.\nBefore Diwali.',
};
const product = fabricName(fabrics[0]!);
const failure = 'Failed to send quote request. Please try again.';
const call = '/functions/v1/send-quote-email';

describe.for(widths)('a quote request on a %s', (width) => {
  test('is taken, thanked for and mailed to both sides', async ({ visit, server }) => {
    const before = (await server.mails(0)).length;
    const page = await visit('/quote?product=Locknit', { width });
    await fill(page, buyer);
    await submit(page);

    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/within 24 hours/);
    expect(await dialog.innerText()).toMatch(/by the metre, not finished garments/);

    expect(await valueOf(page, 'product')).toBe('Locknit');
    for (const field of Object.keys(buyer)) expect(await valueOf(page, field)).toBe('');

    const mails = (await server.mails(before + 2)).slice();
    const mine = mails.filter(({ subject, text, html }) =>
      `${subject} ${text} ${html}`.includes('Asha Rao'),
    );
    const sales = mine.find(({ replyTo }) => replyTo?.[0]?.address === buyer.email);
    const receipt = mine.find(({ to }) => to?.[0]?.address === buyer.email);
    expect(sales?.text).toContain('Bottle green, bio-polish.');
    expect(sales?.text).toContain('500 metres');
    const reference = /\b[A-Z]{1,4}-[A-Z0-9-]{4,}\b/.exec(receipt?.text ?? '')?.[0];
    expect(reference).toBeDefined();
    expect(mails.filter(({ text }) => text?.includes(reference ?? '')).length).toBeGreaterThan(1);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/quote');
  });

  test.for(['', '   '])(
    'with the name "%s" is refused before any call',
    async (name, { visit }) => {
      const page = await visit('/quote', { width });
      const calls = countCalls(page);
      await fill(page, { ...buyer, name });
      await submit(page);
      await expectNotice(page, 'Missing Information', 'Please fill in your name and phone number.');
      expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByLabel('Name').evaluate(isFocused)).toBe(true);
      expect(await valueOf(page, 'company')).toBe(buyer.company);
      expect(calls()).toBe(0);
    },
  );

  test('without a phone number is refused before any call', async ({ visit }) => {
    const page = await visit('/quote', { width });
    const calls = countCalls(page);
    await fill(page, { ...buyer, phone: ' ' });
    await submit(page);
    await expectNotice(page, 'Missing Information', 'Please fill in your name and phone number.');
    expect(calls()).toBe(0);
  });

  test('keeps everything while the server is away, and goes through afterwards', async ({
    visit,
    server,
  }) => {
    const page = await visit('/quote', { width, expected: [/request failed/, /ERR_CONNECTION/] });
    await fill(page, buyer);
    await wakeForm(page);
    await server.stop();
    await submit(page);
    await expectNotice(page, 'Error', failure);
    await expectFilled(page);
    await server.start();
    await submit(page);
    await page.getByRole('dialog').waitFor();
  });

  test('keeps everything when the server refuses', async ({ visit }) => {
    const page = await visit('/quote', { width, expected: [/503/] });
    await page.route(`**${call}`, (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'busy' } }),
    );
    await fill(page, buyer);
    await submit(page);
    await expectNotice(page, 'Error', failure);
    await expectFilled(page);
  });
});

describe('what was typed', () => {
  test('survives a reload', async ({ visit }) => {
    const page = await visit('/quote');
    await fill(page, buyer);
    await page.reload();
    await expectFilled(page);
  });

  test('survives losing the connection, and is sent when it is back', async ({ visit }) => {
    const page = await visit('/quote', { expected: [/request failed/, /ERR_INTERNET/] });
    await fill(page, buyer);
    await wakeForm(page);
    await page.context().setOffline(true);
    await submit(page);
    await expectNotice(page, 'Error', failure);
    await expectFilled(page);
    await page.context().setOffline(false);
    await submit(page);
    await page.getByRole('dialog').waitFor();
  });

  test('is forgotten once it was sent', async ({ visit }) => {
    const page = await visit('/quote');
    await fill(page, buyer);
    await submit(page);
    await page.getByRole('dialog').waitFor();
    await page.reload();
    expect(await valueOf(page, 'name')).toBe('');
  });
});

describe('the button', () => {
  test('says that it is sending and takes no second click', async ({ visit }) => {
    const page = await visit('/quote');
    let calls = 0;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${call}`, async (route) => {
      calls += 1;
      await asked;
      await route.fulfill({ json: { success: true } });
    });
    await fill(page, buyer);
    await submit(page);
    const button = page.getByRole('button', { name: 'Sending Your Request...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Name').press('Enter');
    answer();
    await page.getByRole('dialog').waitFor();
    expect(calls).toBe(1);
  });
});

describe('the spam trap', () => {
  test('cannot be reached by a person', async ({ visit }) => {
    const page = await visit('/quote', { script: false });
    const trap = page.locator('[name=website]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    const box = await trap.boundingBox();
    expect(box === null || box.x + box.width <= 0 || box.width <= 1).toBe(true);
    expect(await page.getByRole('textbox', { name: /website/i }).count()).toBe(0);
  });

  test('shows success and mails nothing', async ({ visit, server }) => {
    const before = (await server.mails(0)).length;
    const page = await visit('/quote');
    await fill(page, { ...buyer, name: 'Robot Robotson' });
    await page.locator('[name=website]').evaluate((field) => {
      (field as HTMLInputElement).value = 'https://spam.example';
    });
    await submit(page);
    await page.getByRole('dialog').waitFor();
    await fill(page, { name: 'Person After', phone: '1' }, { close: true });
    await submit(page);
    const mails = await server.mails(before + 1);
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(texts).toContain('Person After');
    expect(texts).not.toContain('Robot Robotson');
  });
});

describe('the selected product', () => {
  test('stands in the form and, with its pictures, on its card', async ({ visit }) => {
    const page = await visit(href.quote({ product }));
    expect(await valueOf(page, 'product')).toBe(product);
    const card = page.getByRole('complementary', { name: 'Selected Product' });
    expect(await card.isVisible()).toBe(true);
    expect(await card.innerText()).toContain('Quote on Request');
  });

  test.for(widths)('leafs through its pictures on a %s and wraps', async (width, { visit }) => {
    const [slug, pictures] = Object.entries(manifest.fabrics).find(([, all]) => all.length > 1)!;
    const page = await visit(href.quote({ product: slug }), { width });
    const card = page.getByRole('complementary', { name: 'Selected Product' });
    const total = pictures.length;
    await card.locator('[data-gallery][data-live]').waitFor();
    await card.getByText(`1/${total}`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Next picture' }).click();
    await card.getByText(`2/${total}`, { exact: true }).waitFor();
    const previous = card.getByRole('button', { name: 'Previous picture' });
    await previous.click();
    await previous.click();
    await card.getByText(`${total}/${total}`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Next picture' }).click();
    await card.getByText(`1/${total}`, { exact: true }).waitFor();
  });

  test('may be one we do not know: the name is kept as it was written', async ({ visit }) => {
    const page = await visit(href.quote({ product: 'Anything <b> 14B' }));
    expect(await valueOf(page, 'product')).toBe('Anything <b> 14B');
    expect(await page.getByText('Selected Product').count()).toBe(0);
  });

  test('wins over a product kept from an earlier visit', async ({ visit, server }) => {
    const page = await visit('/quote');
    await page.getByLabel(/^Product/).fill('Something else');
    await page.goto(`${server.url}/quote?product=Locknit`);
    expect(await valueOf(page, 'product')).toBe('Locknit');
  });
});

describe('with the keyboard alone', () => {
  test('a request can be filled, sent and closed', async ({ visit }) => {
    const page = await visit('/quote');
    await page.getByLabel('Name').focus();
    for (const field of ['name', 'phone', 'company', 'email', 'product', 'quantity'] as const) {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(field);
      await page.keyboard.type(field === 'product' ? 'Locknit' : buyer[field]);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Green');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('without script', () => {
  test('a request is taken and thanked for on its own page', async ({ visit, server }) => {
    const page = await visit('/quote?product=Locknit', { script: false });
    await fill(page, { ...buyer, name: 'Plain Poster' });
    await submit(page);
    await page.waitForURL(`${server.url}/thank-you?type=quote-request`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank you/i);
    expect(await page.getByRole('link', { name: 'Back to Home' }).isVisible()).toBe(true);
    const mails = await server.mails(2);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Plain Poster');
  });

  test('a faulty request comes back with what was typed', async ({ visit }) => {
    const page = await visit('/quote', { script: false, expected: [/422/] });
    await fill(page, { ...buyer, name: '   ' });
    await submit(page);
    await page.getByText('Missing Information').waitFor();
    expect(await page.getByText('Please fill in your name and phone number.').isVisible()).toBe(
      true,
    );
    expect(await page.getByText('Please enter your name.').isVisible()).toBe(true);
    for (const field of ['phone', 'company', 'email', 'quantity', 'requirements'] as const) {
      expect((await valueOf(page, field)).replaceAll('\r\n', '\n')).toBe(buyer[field]);
    }
  });

  test('the spam trap shows the same thanks', async ({ server }) => {
    const answer = await fetch(`${server.url}${call}`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Robot', phone: '1', website: 'x' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/thank-you?type=quote-request');
  });
});

describe('the states of the form', () => {
  test('axe finds nothing in the refused form, nor in the thanks', async ({ visit }) => {
    const page = await visit('/quote?product=Locknit', forAudit);
    await submit(page);
    await page.getByText('Missing Information').waitFor();
    expect(await auditAccessibility(page)).toEqual([]);
    await fill(page, buyer);
    await submit(page);
    await page.getByRole('dialog').waitFor();
    expect(await auditAccessibility(page)).toEqual([]);
  });
});

async function fill(
  page: Page,
  values: Readonly<Record<string, string>>,
  { close = false } = {},
): Promise<void> {
  if (close) await page.keyboard.press('Escape');
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(new RegExp(`^${name}`, 'i')).fill(value);
  }
}

function submit(page: Page): Promise<void> {
  return page.locator('form:has([name=phone]) [type=submit]').click();
}

/** The island's script has arrived: what follows tests the form, not the loading of it. */
async function wakeForm(page: Page): Promise<void> {
  await page.getByLabel('Name').focus();
  await page.locator('[data-island=quote-form][data-live]').waitFor();
}

function valueOf(page: Page, field: string): Promise<string> {
  return page.locator(`form [name=${field}]`).inputValue();
}

async function expectFilled(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(buyer))
    expect(await valueOf(page, field)).toBe(value);
}

async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: title });
  await notice.waitFor();
  expect(await notice.innerText()).toContain(text);
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(call)) calls += 1;
  });
  return () => calls;
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
