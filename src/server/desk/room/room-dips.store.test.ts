import { describe, expect, test } from 'vitest';
import { engines } from '../../../../tests/support/database/engines.ts';
import { accept, enterRoom } from '../../../../tests/support/desk/enter-room.ts';
import { mailedCode } from '../../../../tests/support/desk/room-visitor.ts';

describe.each(engines())('lab dips in the room on %s', (engine) => {
  test('a dip is approved once, and is the standard of the order', async () => {
    const { buyer, addDips, addQuote, db, store, quote } = await enterRoom(engine);
    await addDips();
    await addQuote();
    const page = (await buyer.get()).text;
    expect(page).toContain('Two things wait for you');
    expect(page).toContain('Choose a lab dip: A or B');
    expect(page).toContain('0.9 off, within 1.0, measured');
    expect((await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'D' })).status).toBe(422);
    await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'A' });
    const late = await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'B' });
    expect(late.text).toContain('no longer possible');
    const rounds = await db.selectFrom('dip_round').selectAll().execute();
    expect(rounds).toMatchObject([{ state: 'approved', chosen: 'A' }]);
    await buyer.post(accept);
    await buyer.post({ ...accept, code: await mailedCode(store) });
    expect(JSON.parse((await quote()).accepted!)).toMatchObject({ dip: 'A' });
  });

  test('the buyer can say what is off', async () => {
    const { buyer, addDips, db, words } = await enterRoom(engine);
    await addDips();
    expect((await buyer.post({ act: 'refuse-dips', round: 'round-1' })).status).toBe(422);
    await buyer.post({ act: 'refuse-dips', round: 'round-1', off: 'bluer', note: 'A touch.' });
    const rounds = await db.selectFrom('dip_round').selectAll().execute();
    expect(rounds).toMatchObject([{ state: 'off', remark: 'It should be bluer. A touch.' }]);
    expect(await words()).toEqual(['None of the lab dips is right. It should be bluer. A touch.']);
  });
});
