import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../../../tests/support/database/engines.ts';
import { enquiryRow, sampleRow, someMorning } from '../../../../../tests/support/desk/desk-rows.ts';
import { accept, enterRoom, hour } from '../../../../../tests/support/desk/enter-room.ts';
import { mailedCode } from '../../../../../tests/support/desk/room-visitor.ts';
import { storeMessage } from '../../threads/store-message.ts';

type Room = Awaited<ReturnType<typeof enterRoom>>;

/** What happens to a room, one after the other; after each of them the buyer looks at it. */
const story: Readonly<Record<string, (room: Room) => Promise<unknown>>> = {
  'nothing has come yet': async () => {},
  'an answer is late': async ({ db }) => {
    const late = { status: 'new', asked_at: someMorning, due_at: someMorning + hour } as const;
    await db.updateTable('enquiry').set(late).execute();
  },
  'the mill was reminded': async ({ db }) => {
    await db.updateTable('enquiry').set({ reminded_at: someMorning }).execute();
  },
  'lab dips wait': ({ addDips }) => addDips(),
  'a quote waits too': ({ addQuote }) => addQuote(),
  'a parcel is on its way': ({ db }) =>
    db
      .insertInto('sample')
      .values(
        sampleRow({
          step: 'dispatched',
          courier: 'Blue Dart',
          tracking: '7392 1184 205',
          times: JSON.stringify({ cut: someMorning, dispatched: someMorning }),
        }),
      )
      .execute(),
  'both sides have written': ({ store }) =>
    store.transact(async (tx) => {
      const word = { enquiryId: enquiryRow().id, way: 'mail', at: someMorning } as const;
      const asked = { ...word, direction: 'in', author: 'Asha Verma', sourceId: 'w1' } as const;
      await storeMessage(tx, { ...asked, body: 'Does 14B print?\n\nA <b>deep</b> teal.' });
      const told = { ...word, direction: 'out', author: 'Ravi', sourceId: 'w2' } as const;
      await storeMessage(tx, { ...told, at: someMorning + 1, body: 'It does.' });
    }),
  'a form was not complete': ({ buyer }) => buyer.post({ ...accept, metres: 'many' }),
  'a dip was approved': ({ buyer }) =>
    buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'A' }),
  'the quote is to be confirmed': ({ buyer }) => buyer.post(accept),
  'the quote was accepted': async ({ buyer, store }) =>
    buyer.post({ ...accept, code: await mailedCode(store) }),
  'the quote has run out': async ({ db, wait }) => {
    await db
      .updateTable('quote')
      .set({ state: 'sent', accepted: null, answered_at: null })
      .execute();
    wait(40 * 24 * hour);
  },
};

/**
 * Whoever changes a part of the room sees in the diff of the file what buyers will see, and writes it
 * anew with `npm test -- room-page -u` when that is what was meant.
 */
describe.for(engines())('the room as a buyer sees it, on %s', (engine) => {
  test('says at every step what it said before', async () => {
    const room = await enterRoom(engine);
    const pages: string[] = [];
    for (const [step, happens] of Object.entries(story)) {
      const answer = (await happens(room)) as { status?: number; text?: string } | undefined;
      const { text } = await room.buyer.get();
      const told = answer?.text ? [`## answered with ${answer.status}`, answer.text] : [];
      pages.push([`# ${step}`, ...told, text].join('\n\n'));
    }
    const file = join(import.meta.dirname, '../../../../../tests/desk/room-pages.txt');
    await expect(steady(pages.join('\n\n'), room.token)).toMatchFileSnapshot(file);
  });
});

/** One tag a line, without what is random. */
function steady(html: string, token: string): string {
  return html
    .replaceAll(token, 'TOKEN')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/(name="key" value=)"[^"]*"/g, '$1"KEY"')
    .replaceAll(/>\s*</g, '>\n<');
}
