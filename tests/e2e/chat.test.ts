import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aiChatErrors, aiChatTexts } from '../../src/contract/assistant/ai-chat.ts';
import { chatLeadKind } from '../../src/contract/enquiry/chat-lead.ts';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { chatMill, millTexts } from '../../src/web/chat/keyword-texts.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { widths } from '../support/browser/browser.ts';
import { findMotion } from '../support/browser/find-motion.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { test } from '../support/server/site.ts';

const { greeting } = millTexts(chatMill(shippedContent));

const provoked = [/request failed.*chatbot/, /ERR_FAILED/, /answer 4\d\d/, /status of 4\d\d/];

describe.for(widths)('the keyword assistant on a %s', (width) => {
  test('greets, finds a collection, takes a lead and returns the focus', async ({
    visit,
    server,
  }) => {
    const page = await visit('/faq', { ...forAudit, width, expected: provoked });
    const launcher = page.getByRole('link', { name: 'Chat with us!' });
    await launcher.click();
    const panel = page.getByRole('dialog', { name: 'Taana Assistant' });
    await panel.getByText('Find your perfect fabric').waitFor();
    for (const name of [
      'Premium Polyester Cotton',
      'Breathable Cotton Nylon',
      '100% Cotton Fabrics',
      'Nylon Classic',
    ]) {
      expect(await panel.getByRole('link', { name }).count()).toBe(1);
    }
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findMotion(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);

    const input = panel.getByPlaceholder('Type your message...');
    await input.fill('   ');
    await input.press('Enter');
    expect(await panel.locator('.said-user').count()).toBe(0);
    await input.fill('elegant lace');
    const started = Date.now();
    await input.press('Enter');
    await panel.locator('.said-typing').waitFor();
    expect(await input.isDisabled()).toBe(true);
    const reply = panel.locator('.said-bot').nth(1);
    await reply.getByRole('link', { name: 'Nylon Classic' }).waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(500);
    expect(await reply.getByRole('link', { name: /Nylon Classic/ }).getAttribute('href')).toBe(
      '/fabrics?category=nylon',
    );
    await expect.poll(() => input.isEnabled()).toBe(true);

    await panel.getByRole('link', { name: 'Request Samples & Quote' }).click();
    await panel
      .getByText(
        'Perfect! Let me collect your details so we can send you samples and a detailed quote.',
      )
      .waitFor();
    expect(await input.count()).toBe(0);
    const submit = panel.getByRole('button', { name: 'Submit' });
    await submit.click();
    await panel.getByRole('alert').getByText(chatLeadKind.texts.missing).waitFor();
    expect(await auditAccessibility(page)).toEqual([]);
    await fillPerson(panel);
    await panel.getByLabel('Collection Interest').selectOption('Nylon Classic');
    await panel.getByLabel('GSM Range').fill('80, 100');
    await panel.getByLabel('Colours').fill('white');
    await panel.getByLabel('Approx. Metres').fill('400');

    const bodies: string[] = [];
    let answers = 0;
    await page.route(`**${chatLeadKind.path}`, async (route) => {
      bodies.push(route.request().postData() ?? '');
      answers += 1;
      if (answers === 1) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return route.continue();
    });
    await submit.click();
    await panel
      .getByText(
        "We couldn't save this just now. Please WhatsApp +91 183 000 0001 or email sales@taana.example.",
      )
      .waitFor();
    expect(await panel.getByLabel('Name').inputValue()).toBe('Asha Rao');
    await submit.click();
    await panel.getByRole('button', { name: 'Submitting...' }).waitFor();
    await panel.getByText('Thank you! Your request has reached the mill.').waitFor();
    expect(await submit.count()).toBe(0);
    expect(JSON.parse(bodies[1]!)).toMatchObject({
      useCase: 'Nylon Classic',
      gsm: ['80', '100'],
      colours: 'white',
      metres: '400',
      consent: true,
      selections: expect.arrayContaining(['Nylon Classic']),
      conversation: expect.arrayContaining([
        expect.objectContaining({ from: 'assistant', content: greeting }),
        expect.objectContaining({ from: 'user', content: 'elegant lace' }),
      ]),
    });
    expect(bodies[0]).toBe(
      bodies[1]?.replace(/"elapsed":\d+/, /"elapsed":\d+/.exec(bodies[0]!)![0]),
    );
    const mails = await server.mails(2);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    const written = mails.map(({ text }) => text).join('\n');
    expect(written).toContain('Visitor: elegant lace');
    expect(written).toContain('Assistant: This is what we knit for that:');

    for (const [name, to] of [
      ['Browse', '/fabrics'],
      ['Call', 'tel:'],
    ] as const) {
      const link = panel.locator('.talk-foot').getByRole('link', { name });
      expect(await link.getAttribute('href')).toContain(to);
    }
    const chat = panel.locator('.talk-foot').getByRole('button', { name: 'WhatsApp' });
    expect(await chat.getAttribute('form')).toBe('talk-whatsapp');
    expect(await page.locator('form#talk-whatsapp').count()).toBe(1);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await launcher.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe.for(widths)('the AI assistant on a %s', (width) => {
  test('says that it is a program, answers, reports failures and refers to a person', async ({
    visit,
    server,
  }) => {
    const page = await visit('/faq', { ...forAudit, width, expected: provoked });
    await page.getByRole('link', { name: /Chat with our AI/ }).click();
    const panel = page.getByRole('dialog', { name: 'Chat with our AI' });
    await panel.getByText('a computer program, not a person').waitFor();
    await panel.getByText(aiChatTexts.footer).waitFor();
    const box = panel.getByPlaceholder(aiChatTexts.placeholder);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await auditAccessibility(page)).toEqual([]);

    await slowDown(page);
    await box.pressSequentially('What is your');
    await box.press('Shift+Enter');
    await box.pressSequentially('lead time?');
    await box.press('Enter');
    await panel.getByText(aiChatTexts.thinking).waitFor();
    expect(await box.isDisabled()).toBe(true);
    await panel.getByText('10–21 days').waitFor();
    expect(await panel.locator('.said-user').innerText()).toContain('lead time?');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);

    await box.fill(Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'));
    expect((await box.boundingBox())!.height).toBeLessThanOrEqual(121);
    await box.fill('what do you sell');
    await box.press('Enter');
    const card = panel.locator('.talk-cards a').first();
    await card.waitFor();
    expect(await card.getAttribute('href')).toBe('/collections#polyester-cotton-knits');
    const end = await panel
      .getByRole('log')
      .evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    expect(end).toBeLessThan(3);
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);

    for (const [error, fallback] of [
      [aiChatErrors.rateLimit, aiChatTexts.rateLimited],
      [aiChatErrors.notConfigured, aiChatTexts.notConfigured],
      ['Boom', aiChatTexts.failed],
    ] as const) {
      await page.unrouteAll();
      await page.route('**/ai-chat', (route) => route.fulfill({ status: 429, json: { error } }));
      await box.fill('hello');
      await box.press('Enter');
      await panel.getByText(fallback).waitFor();
      const toast = page.getByRole('alert').filter({ hasText: aiChatTexts.toastTitle });
      await toast.getByText(error).waitFor();
    }
    await page.unrouteAll();

    await box.fill('price of 14B for 800 metres in navy?');
    await box.press('Enter');
    await panel.getByRole('button', { name: 'Check and send as a request' }).click();
    const form = panel.getByRole('form', { name: aiChatTexts.handOver });
    expect(await form.getByLabel('What we send to the mill').inputValue()).toContain(
      '800 metres in navy',
    );
    expect(await form.innerText()).toContain('14B Locknit Premium');
    expect(await form.getByLabel('Approx. Metres').inputValue()).toBe('800');
    expect(await auditAccessibility(page)).toEqual([]);
    await fillPerson(form);
    const before = (await server.mails(0)).length;
    await form.getByRole('button', { name: 'Submit' }).click();
    await panel.getByText('Thank you! Your request has reached the mill.').waitFor();
    const mails = await server.mails(before + 2);
    expect(mails.length).toBeGreaterThanOrEqual(before + 2);
    const written = mails.map(({ text }) => text).join('\n');
    expect(written).toContain('Visitor: price of 14B for 800 metres in navy?');
    expect(written).toContain('Assistant: Hello! I am the mill’s AI assistant');

    // After following a link of an answer to another page, the chat is still there.
    await page.goto(`${server.url}/quote`);
    await page.getByRole('link', { name: /Chat with our AI/ }).click();
    await page.getByRole('dialog').getByText('800 metres in navy').first().waitFor();
  });
});

test('an answer streams and does not violate the content security policy', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('link', { name: /Chat with our AI/ }).click();
  const requested = page.waitForRequest('**/ai-chat');
  await page.getByPlaceholder(aiChatTexts.placeholder).fill('compare 14B and 14J');
  await page.keyboard.press('Enter');
  expect((await requested).headers()['accept']).toContain('ndjson');
  // The whole conversation: the assistant began it.
  expect((await requested).postDataJSON()).toEqual({
    messages: [
      { role: 'assistant', content: aiChatTexts.greeting },
      { role: 'user', content: 'compare 14B and 14J' },
    ],
  });
  await page.getByRole('table').getByText('140 GSM').waitFor();
});

test('without script the launchers link to the contact page and to a working guide', async ({
  visit,
}) => {
  const page = await visit('/faq', { script: false });
  expect(await page.getByRole('link', { name: 'Chat with us!' }).getAttribute('href')).toBe(
    '/contact',
  );
  await page.getByRole('link', { name: /Chat with our AI/ }).click();
  await page.waitForURL('**/ai-fabric-guide');
  await page.getByLabel('Your question').fill('what for polos?');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?q=what/);
  const log = page.getByRole('log');
  expect(await log.innerText()).toContain('190–220 GSM');
  expect(
    await log.getByRole('link', { name: '22A Honeycomb Piqué Premium' }).getAttribute('href'),
  ).toBe('/fabrics/honeycomb-pique-premium-22a');
});

test('the guide page answers the question in its address', async ({ visit }) => {
  const page = await visit('/ai-fabric-guide?q=tell+me+about+14B', forAudit);
  expect(await auditAccessibility(page)).toEqual([]);
  const box = page.getByLabel('Your question');
  await box.fill('and its width?');
  // The island may still be loading; the first submit waits for it.
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('finishes at 60 inches wide').waitFor();
});

test('the field shows all of its placeholder again once a question is sent', async ({ visit }) => {
  const page = await visit('/ai-fabric-guide', { width: 'phone' });
  const field = page.locator('.talk-ask textarea');
  await page.locator('.talk-ask .inp').click();
  await field.pressSequentially('lead time?');
  await field.press('Enter');
  const hidden = () => field.evaluate((box) => box.scrollHeight - box.clientHeight);
  await page.getByText('10–21 days').first().waitFor();
  await expect.poll(hidden).toBe(0);
});

test('on the guide page Enter sends, whether its script has come or not', async ({ visit }) => {
  const page = await visit('/ai-fabric-guide');
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  await page.route(/fabric-guide.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByLabel('Your question');
  await box.focus();
  await page.keyboard.type('lead ti');
  expect(await box.evaluate((field) => field.tagName)).toBe('INPUT');
  open();
  // What was typed and the place of the cursor stay when the field becomes one of many lines.
  await expect.poll(() => box.evaluate((field) => field.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('me');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('for lace?');
  expect(await box.inputValue()).toBe('lead time\nfor lace?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('10–21 days').waitFor();
});

async function fillPerson(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@buyer.example');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('I agree to be contacted by the company').check();
}

/** Long enough to see that the assistant is busy. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/ai-chat', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}
