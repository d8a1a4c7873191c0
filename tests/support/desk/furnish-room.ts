import { roomPath } from '../../../src/contract/desk/desk-paths.ts';
import type { DipRound } from '../../../src/domain/dip/lab-dip.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { storeMessage } from '../../../src/server/desk/threads/store-message.ts';
import { openRoom } from '../../../src/server/enquiries/open-room.ts';
import { enquiryRow, quoteRow, sampleRow, staffRow } from './desk-rows.ts';
import { someDips, someOffer } from './some-offer.ts';
import { roomTokens } from './room-visitor.ts';

const tooBlue = { name: 'C', hex: '#3a7d88', lab: null, measured: null, note: '' };
const round: DipRound = { ...someDips, dips: [...someDips.dips, tooBlue] };
const said = [
  ['in', 'room', 'We need a deep teal, for men’s tees. Does 14B go through a screen print?'],
  ['out', 'mail', 'It does; the face is flat and heat-set. Three dips are in your parcel.'],
  ['in', 'mail', 'Thanks. What would 3,000 metres cost?'],
  ['out', 'mail', '₹ 194, it is in the quote now. The price follows the metres you type.'],
] as const;

/** Puts everything a room can hold into the database of a running server; returns its path. */
export async function furnishRoom({ dataDir }: { readonly dataDir: string }): Promise<string> {
  const store = await openDatabase({ dataDir });
  const { db } = store;
  const now = Date.now();
  const times = { created_at: now, updated_at: now };
  const enquiry = enquiryRow({
    ...times,
    product: '14B Locknit Premium, dyed to #2F6C70',
    status: 'quoted',
    owner_id: 'ravi',
    due_at: now + 86_400_000,
    asked_at: now,
  });
  const staff = staffRow(store, { name: 'Harpreet Kaur' });
  await db.insertInto('staff').values(staff).execute();
  await db.insertInto('enquiry').values(enquiry).execute();
  const valid_until = new Date(now + 14 * 86_400_000).toISOString().slice(0, 10);
  const quote = quoteRow({ valid_until, offer: JSON.stringify(someOffer), created_at: now });
  await db.insertInto('quote').values(quote).execute();
  const parcel = { ...times, step: 'dispatched', courier: 'Blue Dart' } as const;
  const sent = JSON.stringify({ cut: now, dispatched: now });
  const sample = sampleRow({ ...parcel, tracking: '7392 1184 205', times: sent });
  await db.insertInto('sample').values(sample).execute();
  const dips = { id: 'round-1', enquiry_id: enquiry.id, staff_id: staff.id, author: staff.name };
  const open = { state: 'waiting', chosen: '', remark: '', created_at: now } as const;
  await db
    .insertInto('dip_round')
    .values({ ...dips, ...open, body: JSON.stringify(round), answered_at: null })
    .execute();
  await store.transact(async (tx) => {
    for (const [i, [direction, way, body]] of said.entries()) {
      const author = direction === 'in' ? enquiry.name : staff.name;
      const word = { direction, way, author, body, enquiryId: enquiry.id, at: now + i };
      await storeMessage(tx, { ...word, sourceId: `furnished:${i}` });
    }
    await openRoom(tx, enquiry, now);
  });
  const [token = ''] = await roomTokens(store);
  await store.close();
  return roomPath(token);
}
