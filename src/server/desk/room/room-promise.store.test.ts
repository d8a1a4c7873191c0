import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { openDesk } from '../../../../tests/support/desk/desk-visitor.ts';
import { roomTokens, visitRoom } from '../../../../tests/support/desk/room-visitor.ts';
import { openRoom } from '../../enquiries/open-room.ts';

const hour = 3_600_000;

describe.each(engines())('how soon the mill answers, in the room on %s', (engine) => {
  test.each([
    [19, false],
    [20, true],
  ])('%i answers: said is %s', async (answers, isSaid) => {
    const store = await freshStore(engine);
    const { db } = store;
    for (let n = 1; n <= answers; n += 1) {
      const answered = { status: 'contacted', answered_at: someMorning + 3 * hour } as const;
      const row = enquiryRow({ id: `e${n}`, reference: `R-${n}`, ...answered });
      await db.insertInto('enquiry').values(row).execute();
    }
    const row = enquiryRow({ id: 'e1' });
    await store.transact((tx) => openRoom(tx, row, someMorning));
    const desk = openDesk(store, { clock: { now: () => someMorning + 24 * hour } });
    const [token = ''] = await roomTokens(store);
    const page = await visitRoom(desk, token).get();
    expect(page.status).toBe(200);
    expect(page.text.includes('Usually within 3 hours.')).toBe(isSaid);
  });
});
