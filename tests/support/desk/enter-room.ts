import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { EnquiryRow } from '../../../src/server/db/schema.ts';
import { openRoom } from '../../../src/server/enquiries/open-room.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { type Engine, freshStore } from '../database/engines.ts';
import { enquiryRow, quoteRow, someMorning, staffRow } from './desk-rows.ts';
import { openDesk } from './desk-visitor.ts';
import { roomTokens, visitRoom } from './room-visitor.ts';
import { someDips as round, someOffer as offer } from './some-offer.ts';

export const hour = 3_600_000;

/** The form that accepts 1,000 metres of the quote. */
export const accept = {
  act: 'accept',
  quote: 'quote-1',
  metres: '1,000',
  name: 'Asha',
  company: 'Verma',
};

/** A buyer in a room of their own, and what the desk's tables hold of it. */
export async function enterRoom(engine: Engine, fields: Partial<EnquiryRow> = {}) {
  const store = await freshStore(engine);
  const { db } = store;
  let now = someMorning + hour;
  await db.insertInto('staff').values(staffRow(store)).execute();
  const enquiry = enquiryRow({ status: 'quoted', opened_at: someMorning, ...fields });
  await db.insertInto('enquiry').values(enquiry).execute();
  await store.transact((tx) => openRoom(tx, enquiry, someMorning));
  // Two forms never arrive in the same millisecond of a person.
  const desk = openDesk(store, { clock: { now: () => (now += 5) } });
  const [token = ''] = await roomTokens(store);
  return {
    store,
    db,
    desk,
    token,
    buyer: visitRoom(desk, token),
    wait: (ms: number) => (now += ms),
    addQuote: (more: object = {}) =>
      db
        .insertInto('quote')
        .values({
          ...quoteRow({ valid_until: '2026-11-30' }),
          offer: JSON.stringify(offer),
          ...more,
        })
        .execute(),
    addDips: () =>
      db
        .insertInto('dip_round')
        .values({
          id: 'round-1',
          enquiry_id: enquiry.id,
          staff_id: 'ravi',
          author: 'Ravi',
          body: JSON.stringify(round),
          state: 'waiting',
          chosen: '',
          remark: '',
          created_at: someMorning,
          answered_at: null,
        })
        .execute(),
    quote: () => db.selectFrom('quote').selectAll().executeTakeFirstOrThrow(),
    status: async () =>
      (await db.selectFrom('enquiry').select('status').executeTakeFirstOrThrow()).status,
    words: async () =>
      (await db.selectFrom('message').select('body').orderBy('id').execute()).map((m) => m.body),
    history: async () =>
      (await db.selectFrom('audit').select('verb').orderBy('seq').execute()).map((a) => a.verb),
    mails: async () =>
      (await db.selectFrom('outbox').select('topic').orderBy('id').execute()).map((m) => m.topic),
    compose: async (topic: string) => {
      const row = await db
        .selectFrom('outbox')
        .selectAll()
        .where('topic', '=', topic)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const settings = {
        siteUrl: 'https://taana.example',
        mailFrom: 'a@mill.example',
        salesTo: 'b@mill.example',
      };
      const writer = createMailWriter({ store, settings, readContent: () => shippedContent });
      return writer.compose(row);
    },
  };
}
