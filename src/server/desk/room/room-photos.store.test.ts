import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { openDesk } from '../../../../tests/support/desk/desk-visitor.ts';
import { roomTokens, visitRoom } from '../../../../tests/support/desk/room-visitor.ts';
import { phonePhotograph, tracesOfPlace } from '../../../../tests/support/media/photographs.ts';
import { openRoom } from '../../enquiries/open-room.ts';

function formWith(photograph: Buffer, key: string): FormData {
  const form = new FormData();
  form.set('act', 'write');
  form.set('key', key);
  form.set('words', 'Like this one.');
  const file = new File([new Uint8Array(photograph)], 'a.jpg', { type: 'image/jpeg' });
  form.set('photo', file);
  return form;
}

describe.each(engines())('photographs in the room, on %s', (engine) => {
  test('are drawn anew, upright and without their place, stored once and shown only there', async () => {
    const store = await freshStore(engine);
    const { db } = store;
    for (const enquiry of [enquiryRow(), enquiryRow({ id: 'other', reference: 'Q-261116-ZZZZ' })]) {
      await db.insertInto('enquiry').values(enquiry).execute();
      await store.transact((tx) => openRoom(tx, enquiry, someMorning));
    }
    const desk = openDesk(store);
    const [token = '', other = ''] = await roomTokens(store);
    const room = visitRoom(desk, token);
    const photograph = await phonePhotograph();
    const answers = [
      await room.send(formWith(photograph, 'one-key')),
      await room.send(formWith(photograph, 'one-key')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const stored = await db.selectFrom('room_photo').selectAll().execute();
    expect(stored).toMatchObject([{ width: 720, height: 1080 }]);
    const bytes = Buffer.from(stored[0]!.bytes, 'base64');
    for (const trace of tracesOfPlace) expect(bytes.includes(trace)).toBe(false);

    const path = `/photos/${stored[0]!.id}`;
    expect((await room.get()).text).toContain(`${room.path}${path}`);
    const shown = await room.get(path);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await visitRoom(desk, other).get(path)).status).toBe(404);
  });
});
