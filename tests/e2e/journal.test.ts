import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { forAudit } from '../support/browser/axe-audit.ts';
import { checkScreen } from '../support/desk/check-screen.ts';
import { enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { phonePhotograph } from '../support/media/photographs.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const patience = within(240_000);
/** The browser remarks that a frame of our own page may run its scripts; that is why it is framed. */
const expected = [/allow-scripts and allow-same-origin/];
const title = 'How to weigh a net';
const key = 'how-to-weigh-a-net';
let session: Session | undefined;

test(
  'an article is written block by block, published, moved, and its former address leads to it',
  async ({ visit, server }) => {
    session ??= await enterAsOwner(visit, server);
    const desk = await visit(screenPath('journal'), as(session));
    await desk.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();
    await desk.locator('.article-line').first().waitFor();
    await checkScreen(desk);

    await desk.keyboard.press('n');
    await desk.getByLabel('Title of the article').fill(title);
    await desk.keyboard.press('Enter');
    const text = desk.getByRole('textbox', { name: 'Text 1' });
    await text.waitFor();
    await text.fill('Lay the net flat and cut a square of ten centimetres.');
    await text.selectText();
    await desk.keyboard.press('Control+b');
    expect(await text.inputValue()).toBe(
      '**Lay the net flat and cut a square of ten centimetres.**',
    );
    await desk.getByRole('button', { name: 'Done Text 1' }).click();
    await desk.locator('.rest-prose strong').getByText('Lay the net flat').waitFor();

    await add(desk, 'Checklist');
    await desk
      .getByRole('textbox', { name: 'Point 1' })
      .fill('Weigh it on a scale that shows tenths of a gram.');
    await add(desk, 'Photograph');
    await desk
      .getByRole('region', { name: 'Photograph 3' })
      .locator('input[type=file]')
      .setInputFiles({
        name: 'net.jpg',
        mimeType: 'image/jpeg',
        buffer: await phonePhotograph(),
      });
    const photo = desk.getByRole('region', { name: 'Photograph 3' });
    await photo.getByLabel('What the picture shows').fill('A square of net on a small scale');
    await photo.locator('img').waitFor({ timeout: within(60_000) });
    // The keyboard moves what a pointer could drag.
    await desk.getByRole('button', { name: 'Move Photograph 3 up' }).press('Enter');
    await desk.getByRole('region', { name: 'Photograph 2' }).waitFor();
    await desk.getByRole('region', { name: 'Checklist 3' }).waitFor();

    await desk.getByRole('button', { name: 'Choose from the photographs here' }).first().click();
    await desk.getByRole('button', { name: /^Photograph 1, sent by/ }).click();
    const head = desk.getByRole('group', { name: 'Picture' });
    await head.getByLabel('What the picture shows').fill('A square of net on a small scale');
    await row(desk, 'Summary').fill('Ten by ten centimetres and a small scale are enough.');
    await desk.getByRole('button', { name: 'Use the summary' }).click();
    await row(desk, 'Text on Google').fill(
      'How a buyer weighs a net at home: ten by ten centimetres and a small scale are enough.',
    );
    await row(desk, 'Subject').fill('Weight');
    await row(desk, 'Search words').fill('Nets, Weight');
    await desk.getByText('Draft saved').waitFor();
    await expect.poll(() => desk.locator('.pub-fault').count()).toBe(0);
    await desk
      .frameLocator('iframe[title="The page with your changes"]:not(.next)')
      .getByRole('heading', { name: title })
      .waitFor({ timeout: within(60_000) });
    await checkScreen(desk);

    await publish(desk);
    await reads(server.url, `/blog/${key}`, 'Lay the net flat');

    await row(desk, 'Web link').fill('Weighing a net');
    await desk.getByText(`/blog/${key} leads here.`).waitFor();
    await publish(desk);
    await reads(server.url, '/blog/weighing-a-net', 'Lay the net flat');
    expect(await whereTo(`${server.url}/blog/${key}`)).toEqual([301, '/blog/weighing-a-net']);
  },
  patience,
);

test(
  'an article is planned, the plan is moved and cancelled, and a fault is said at its block',
  async ({ visit }) => {
    const desk = await visit(screenPath('article', { id: key }), as(session));
    await desk.getByRole('button', { name: 'Edit Text 1' }).click();
    const text = desk.getByRole('textbox', { name: 'Text 1' });
    await text.fill('Lay the net flat. <b>Cut it.</b>');
    const block = desk.getByRole('region', { name: 'Text 1' });
    await block.getByText('is HTML: an article cannot hold that').first().waitFor();
    await text.fill('Lay the net flat and cut it.');
    await block.getByText('is HTML').first().waitFor({ state: 'detached' });

    await desk.getByRole('button', { name: 'Publish at a time' }).click();
    await desk.getByRole('button', { name: 'Set this time' }).click();
    await desk.getByText('Becomes public tomorrow, 09:00', { exact: true }).waitFor();
    await text.fill('Lay the net flat, then cut it.');
    await desk.getByText('was changed since').waitFor();

    const history = await visit(screenPath('history'), as(session));
    await history.getByRole('heading', { name: 'Planned' }).waitFor();
    await checkScreen(history);
    await history.getByRole('button', { name: 'Set the time again' }).click();
    await history.getByLabel('Time in India').fill('10:30');
    await history.getByRole('button', { name: 'Set this time' }).click();
    await history.getByText('Becomes public tomorrow, 10:30').waitFor();
    await history.getByRole('button', { name: 'Do not publish it' }).click();
    await history.getByRole('heading', { name: 'Planned' }).waitFor({ state: 'detached' });
  },
  patience,
);

test(
  'the history of a record brings one field back as a draft, and a publication is taken back',
  async ({ visit, server }) => {
    const desk = await visit(
      screenPath('recordHistory', { kind: 'article', id: key }),
      as(session),
    );
    await desk.getByRole('heading', { name: `History of ${title}` }).waitFor();
    await desk.getByRole('link', { name: /First version/ }).waitFor();
    // The newest step is chosen; down the thread lies the one that moved the address.
    await desk.keyboard.press('j');
    await desk.getByRole('heading', { name: 'Web link', level: 2 }).waitFor();
    await checkScreen(desk);
    await desk.keyboard.press('s');
    await desk.getByRole('button', { name: 'Hide them' }).waitFor();
    await desk.getByRole('button', { name: /^Bring back .*: Web link$/ }).click();
    await desk.getByText('Web link is as it was, as a draft. It is not public yet.').waitFor();
    await reads(server.url, '/blog/weighing-a-net', 'Lay the net flat');

    const all = await visit(screenPath('history'), as(session));
    const newest = all.locator('.pub-line').first();
    await newest.locator('summary').click();
    await newest.getByRole('link', { name: title }).waitFor();
    await checkScreen(all);
    await newest.getByRole('button', { name: 'Undo this publishing' }).click();
    await all.getByText(/is undone/).waitFor();
    // Read by its former address it is there before and after.
    await expect
      .poll(() => whereTo(`${server.url}/blog/weighing-a-net`), { timeout: within(60_000) })
      .toEqual([301, `/blog/${key}`]);
    await reads(server.url, `/blog/${key}`, 'Lay the net flat');

    const fabric = await visit(
      screenPath('recordHistory', { kind: 'fabric', id: 'f001' }),
      as(session),
    );
    await fabric.getByText('Nothing has changed since this fabric was written.').waitFor();
    await checkScreen(fabric);
  },
  patience,
);

async function whereTo(address: string) {
  const { status, headers } = await fetch(address, { redirect: 'manual' });
  return [status, headers.get('location')];
}

function as(who: Session | undefined) {
  const options = { ...forAudit.options, ...(who && { storageState: who }) };
  return { ...forAudit, expected, options };
}

async function add(desk: Page, label: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add to the article' }).press('Enter');
  await desk.locator('.block-menu').getByRole('button', { name: label }).press('Enter');
}

function row(desk: Page, label: string) {
  return desk
    .getByRole('group', { name: new RegExp(`^${label}`) })
    .getByRole('textbox')
    .first();
}

async function publish(desk: Page): Promise<void> {
  await desk.getByText('Draft saved').waitFor();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await desk.getByText('is published.').first().waitFor();
}

async function reads(url: string, path: string, words: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(url + path)).text(), { timeout: within(60_000) })
    .toContain(words);
}
