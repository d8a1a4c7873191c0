import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, quoteRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { someOffer } from '../../../../tests/support/desk/some-offer.ts';
import { roomStories } from '../../../../tests/support/desk/room-stories.ts';
import { mailedCode } from '../../../../tests/support/desk/room-visitor.ts';
import { type Offer, sumFor } from '../../../domain/offer/offer.ts';
import type { Acceptance } from '../../../domain/offer/accepted.ts';
import type { RoomAct } from '../../../domain/room/acts.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { record } from '../audit.ts';
import { lockEnquiry } from '../inbox/enquiry-actions.ts';
import { actInRoom } from './act-in-room.ts';

const offer: Offer = {
  ...someOffer,
  tiers: [
    { from: 300, price: 24_800, days: 14 },
    { from: 1000, price: 21_233, days: 18 },
  ],
  taxRate: 1250,
};
const by = { name: 'Asha', company: '', gst: '' };
const { mill } = shippedContent;
const clerk = { id: 'ravi', name: 'Ravi' };

/** One step of a story: who does what, and how often the same form arrives. */
type Step =
  | { readonly who: 'buyer'; readonly act: RoomAct; readonly times: number }
  | { readonly who: 'clerk'; readonly does: 'withdraw' | 'new-quote' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    who: fc.constant('buyer' as const),
    times: fc.integer({ min: 1, max: 3 }),
    act: fc.oneof(
      fc.integer({ min: 1, max: 99 }).map((n): RoomAct => ({ act: 'write', words: `Word ${n}` })),
      fc
        .tuple(fc.constantFrom(200, 300, 999, 1000, 4321), fc.nat(3))
        .map(([metres, n]): RoomAct => ({ act: 'accept', quote: `quote-${n}`, metres, by })),
      fc.nat(3).map((n): RoomAct => ({ act: 'undo', quote: `quote-${n}` })),
      fc.nat(3).map((n): RoomAct => ({ act: 'decline', quote: `quote-${n}`, note: '' })),
    ),
  }),
  fc.record({
    who: fc.constant('clerk' as const),
    does: fc.constantFrom('withdraw' as const, 'new-quote' as const),
  }),
);

describe.each(engines())('buyer and clerk at once on %s', (engine) => {
  test('no act is done twice, none is lost, and money is never inconsistent', async () => {
    const store = await freshStore(engine);
    let enquiries = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 10 }), async (story) => {
        enquiries += 1;
        await play(store, `enquiry-${enquiries}`, story);
      }),
      { numRuns: roomStories },
    );
  });
});

async function play(store: Store, id: string, story: readonly Step[]): Promise<void> {
  const { db } = store;
  const reference = `Q-${id}`;
  const scope = (name: string) => `${id}-${name}`;
  let quotes = 0;
  let now = someMorning;
  const heard: string[] = [];
  let wasLost = false;
  const row = enquiryRow({ id, reference, status: 'quoted' });
  await patiently(() =>
    db
      .insertInto('enquiry')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await patiently(addQuote);

  for (const step of story) {
    now += 60_000;
    if (step.who === 'clerk') {
      await patiently(step.does === 'new-quote' ? addQuote : withdraw);
      continue;
    }
    const { act: given, times } = step;
    const act = 'quote' in given ? { ...given, quote: scope(given.quote) } : given;
    const key = crypto.randomUUID();
    const needsCode = act.act === 'accept' || act.act === 'undo';
    let code = '';
    if (needsCode) {
      // Codes of a whole day are tried elsewhere; here each story may ask for more.
      await patiently(() => db.deleteFrom('room_code').where('enquiry_id', '=', id).execute());
      const asked = await perform('');
      if (asked !== 'sent') continue;
      code = await patiently(() => mailedCode(store, id));
    }
    wasLost = false;
    // The same form arrives several times at the same moment.
    const outcomes = await Promise.all(Array.from({ length: times }, () => perform(code)));
    const done = outcomes.filter((outcome) => outcome === 'done');
    expect(done.length).toBeLessThanOrEqual(1);
    expect(
      outcomes.every((outcome) => outcome === 'done' || outcome === 'again') || !done.length,
    ).toBe(true);
    // Of an answer that was lost only the next one tells: it was done before.
    const isDone = done.length > 0 || (wasLost && outcomes.includes('again'));
    if (isDone && act.act === 'write') heard.push(act.words);

    function perform(typed: string) {
      const sent = { act, key, code: typed, photos: [] };
      return patiently(() => store.transact((tx) => actInRoom(tx, id, sent, { now, mill })));
    }
  }
  await patiently(judge);

  /** A database that was away for a moment is asked again, as a person does with the same form. */
  async function patiently<Value>(act: () => Promise<Value>): Promise<Value> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await act();
      } catch (error) {
        if (!store.isUnavailable(error) || tries === 20) throw error;
        wasLost = true;
        await sleep(500);
      }
    }
  }

  async function addQuote(): Promise<void> {
    const quote = quoteRow({
      id: scope(`quote-${quotes}`),
      number: scope(`TQ-${quotes}`),
      token_hash: scope(`token-${quotes}`),
      enquiry_id: id,
      valid_until: '2026-12-31',
      offer: JSON.stringify(offer),
      created_at: now,
    });
    await db
      .insertInto('quote')
      .values(quote)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    quotes += 1;
  }

  async function withdraw(): Promise<void> {
    await store.transact(async (tx: DatabaseTransaction) => {
      await lockEnquiry(tx, id);
      const { numUpdatedRows } = await tx
        .updateTable('quote')
        .set({ state: 'revoked' })
        .where('enquiry_id', '=', id)
        .where('state', '=', 'sent')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        await record(tx, { at: now, actor: clerk, verb: 'withdrew a quote', enquiryId: id });
      }
    });
  }

  async function judge(): Promise<void> {
    const rows = await db.selectFrom('quote').selectAll().where('enquiry_id', '=', id).execute();
    const verbs = (
      await db
        .selectFrom('audit')
        .select(['verb', 'detail'])
        .where('enquiry_id', '=', id)
        .orderBy('seq')
        .execute()
    ).map(({ verb }) => verb);
    const count = (verb: string) => verbs.filter((one) => one === verb).length;
    const accepted = rows.filter(({ state }) => state === 'accepted');
    // Each acceptance that was not taken back stands, and no other.
    expect(accepted).toHaveLength(count('accepted the quote') - count('took the acceptance back'));
    for (const { accepted: kept, state } of rows) {
      expect(kept !== null).toBe(state === 'accepted');
      if (kept === null) continue;
      const made = JSON.parse(kept) as Acceptance;
      const { metres, price, days, net, tax, total } = made;
      expect({ metres, price, days, net, tax, total }).toEqual(sumFor(offer, metres));
    }
    const { status } = await db
      .selectFrom('enquiry')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status === 'won').toBe(accepted.length > 0);
    const words = await db
      .selectFrom('message')
      .select('body')
      .where('enquiry_id', '=', id)
      .orderBy('created_at')
      .execute();
    expect(words.map(({ body }) => body)).toEqual(heard);
    expect(count('wrote in the room')).toBe(heard.length);
  }
}
