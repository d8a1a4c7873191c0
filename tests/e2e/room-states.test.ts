import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sqliteFile } from '../../src/server/db/sqlite.ts';
import { forAudit } from '../support/browser/axe-audit.ts';
import type { Open } from '../support/browser/browser.ts';
import { enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { askForRoom, checkRoom, openEnquiry, writeTiers } from '../support/desk/room-story.ts';
import { sendParcel } from '../support/desk/send-parcel.ts';
import { phonePhotograph } from '../support/media/photographs.ts';
import type { Server } from '../support/server/server.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const patience = within(240_000);
const phone = { width: 'phone', ...forAudit } as const;

/** The owner stays signed in from one test to the next. */
let signedIn: Session | undefined;
async function openDesk(visit: Open, server: Server, name: string): Promise<Page> {
  signedIn ??= await enterAsOwner(visit, server);
  return openEnquiry(visit, signedIn, name);
}

describe.each([
  ['with script', true, { name: 'Nila Das', email: 'nila@das.example' }],
  ['without script', false, { name: 'Omar Aziz', email: 'omar@aziz.example' }],
] as const)('photographs %s', (_, script, buyer) => {
  test(
    'go both ways, and are seen on both sides',
    async ({ visit, server }) => {
      const path = await askForRoom(server, buyer);
      const room = await visit(path, { ...phone, script });
      await room.getByLabel('Write to us').fill('Like this one.');
      await room.getByLabel('Add photographs').setInputFiles(await photograph('ours.jpg'));
      await room.getByRole('button', { name: 'Send', exact: true }).click();
      await room.getByText('Your message is with us.').waitFor();
      await expectDrawn(room.getByAltText('Photograph, sent by you'));

      const desk = await openDesk(visit, server, buyer.name);
      await expectDrawn(desk.getByAltText('Photograph 1 from the room'));
      await desk.getByLabel('Reply', { exact: true }).fill('Here is dip B.');
      await desk.getByLabel('Photograph file').setInputFiles(await photograph('dip-b.jpg'));
      await expectDrawn(desk.getByAltText('Photograph 1 of this reply'));
      await desk.getByRole('button', { name: `Send to ${buyer.email}` }).click();
      await desk.locator('.thread').getByText('Here is dip B.').waitFor();

      await room.goto(server.url + path);
      await room.getByText('Here is dip B.').waitFor();
      const theirs = room.getByAltText('Photograph, sent by us');
      await expectDrawn(theirs);
      if (script) await checkRoom(room);
      // The whole picture is behind the cut one.
      await theirs.click();
      await expect.poll(() => room.url()).toMatch(/\/room\/[\w-]+\/photos?\//);
    },
    patience,
  );
});

test(
  'without a line a message is kept, said so, and arrives once when the line is back',
  async ({ visit, server }) => {
    const buyer = { name: 'Ravi Menon', email: 'ravi@menon.example' };
    const path = await askForRoom(server, buyer);
    const room = await visit(path, { ...phone, expected: [/INTERNET_DISCONNECTED/] });
    const words = room.getByLabel('Write to us');
    await room.context().setOffline(true);
    await room.getByText('No line. What you write is kept on this device.').waitFor();
    await words.fill('Written in the lift.');
    await room.getByLabel('Add photographs').setInputFiles(await photograph('lift.jpg'));
    await room.getByRole('button', { name: 'Send', exact: true }).click();
    await room
      .getByText('Your message is kept on this device and goes out when the line is back.')
      .waitFor();
    await room.getByText('Photographs cannot be kept').waitFor();
    expect(await words.inputValue()).toBe('Written in the lift.');

    await room.context().setOffline(false);
    await room.getByText('Your message is with us.').waitFor();
    expect(await room.locator('.say.you').allInnerTexts()).toEqual([
      expect.stringContaining('Written in the lift.'),
    ]);
    expect(await words.inputValue()).toBe('');
    await room.reload();
    await room.getByText('Written in the lift.').waitFor();
    const desk = await openDesk(visit, server, buyer.name);
    expect(await desk.locator('.thread').getByText('Written in the lift.').count()).toBe(1);
  },
  patience,
);

test('what is half written is still there after something else was done', async ({
  visit,
  server,
}) => {
  const path = await askForRoom(server, { name: 'Isha Roy', email: 'isha@roy.example' });
  const room = await visit(path, phone);
  await room.getByLabel('Write to us').fill('Not finished');
  await room.getByText('Send it to a colleague').click();
  await room.getByLabel('Your colleague’s mail address').fill('dev@roy.example');
  await room.getByRole('button', { name: 'Send the link' }).click();
  await room.getByText('The link is on its way to your colleague.').waitFor();
  expect(await room.getByLabel('Write to us').inputValue()).toBe('Not finished');
});

describe.each([
  ['with script', true, { name: 'Leela Nair', email: 'leela@nair.example' }],
  ['without script', false, { name: 'Tariq Khan', email: 'tariq@khan.example' }],
] as const)('on a phone, %s', (_, script, buyer) => {
  test(
    'late, run out, lost and closed are each said plainly, with what helps',
    async ({ visit, server }) => {
      const path = await askForRoom(server, buyer);
      const database = new DatabaseSync(join(server.dataDir, sqliteFile), { timeout: 20_000 });
      const enquiry = "(select id from enquiry where email = '" + buyer.email + "')";
      const day = 86_400_000;
      database.exec(
        `update enquiry set due_at = ${Date.now() - 2 * day} where email = '${buyer.email}'`,
      );
      const room = await visit(path, { ...phone, script, expected: [/410/] });
      const check = async () => {
        if (script) await checkRoom(room);
      };
      await room.getByText(/^We said \w+day, \d+ \w+\. We are sorry\./).waitFor();
      await check();

      const desk = await openDesk(visit, server, buyer.name);
      const address = desk.url();
      await writeTiers(desk, buyer.email);
      await desk.goto(address);
      await sendParcel(desk);
      database.exec(`update quote set valid_until = '2026-01-31' where enquiry_id = ${enquiry}`);
      await desk.getByRole('button', { name: 'Lost on the way' }).first().click();
      await desk.getByRole('region', { name: 'Lost on the way' }).getByText(buyer.name).waitFor();
      database.close();

      await room.goto(server.url + path);
      await room.getByRole('heading', { name: 'Your parcel is lost' }).waitFor();
      await room.getByText('We cut another one for you').waitFor();
      await room.getByText('This quote ran out on 31 January.').waitFor();
      await check();
      await room.getByRole('button', { name: 'Ask for today’s price' }).click();
      await room.getByText('We answer with today’s price.').waitFor();

      await room.getByText('Close the room', { exact: true }).first().click();
      await room.getByRole('button', { name: 'Close the room' }).click();
      await room.getByRole('heading', { name: 'This room is closed' }).waitFor();
      await room.goto(server.url + path);
      await room.getByRole('button', { name: 'Send me a new link' }).waitFor();
      await check();
      await room.getByRole('button', { name: 'Send me a new link' }).click();
      await room.getByRole('heading', { name: 'A new link is on its way' }).waitFor();
    },
    patience,
  );
});

async function photograph(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await phonePhotograph() };
}

/** It has arrived and is a picture. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
}
