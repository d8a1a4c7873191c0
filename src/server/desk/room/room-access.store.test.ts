import { describe, expect, test } from 'vitest';
import { engines } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { accept, enterRoom } from '../../../../tests/support/desk/enter-room.ts';
import { roomTokens, visitRoom } from '../../../../tests/support/desk/room-visitor.ts';
import { linkMs, roomLimits } from '../../../domain/room/room-link.ts';
import { openRoom } from '../../enquiries/open-room.ts';

describe.each(engines())('who gets into the room on %s', (engine) => {
  test('a link is sent on, and closing ends all of them', async () => {
    const { buyer, desk, store, mails, compose } = await enterRoom(engine);
    expect((await buyer.post({ act: 'forward', address: 'no address' })).status).toBe(422);
    await buyer.post({ act: 'forward', address: 'dev@buyer.example' });
    const mail = await compose('room-link');
    const [, second = ''] = await roomTokens(store);
    expect(mail?.to).toEqual({ address: 'dev@buyer.example' });
    expect(mail?.text).toContain(second);
    const colleague = visitRoom(desk, second);
    expect((await colleague.get()).status).toBe(200);
    for (let i = 0; i < 9; i += 1) await buyer.post({ act: 'forward', address: `x${i}@b.example` });
    expect((await mails()).filter((topic) => topic === 'room-link')).toHaveLength(
      roomLimits.links - 1,
    );
    await colleague.post({ act: 'close' });
    for (const each of [buyer, colleague]) {
      const page = await each.get();
      expect([page.status, page.text.includes('This room is closed')]).toEqual([410, true]);
    }
    expect((await colleague.post({ act: 'write', words: 'Let me in' })).text).not.toContain('Asha');
  });

  test('a link ends after a year, and a new one goes to the mail first given', async () => {
    const { buyer, desk, store, wait, compose, words } = await enterRoom(engine);
    wait(linkMs);
    const over = await buyer.get();
    expect([over.status, over.text.includes('older than a year')]).toEqual([410, true]);
    expect(over.text).not.toContain('Asha');
    await buyer.post({ act: 'renew' });
    const [, fresh = ''] = await roomTokens(store);
    expect((await compose('room-link'))?.to).toEqual({ address: 'asha@buyer.example' });
    expect((await visitRoom(desk, fresh).get()).status).toBe(200);
    expect((await buyer.get()).status).toBe(410);
    expect(await words()).toEqual([]);
  });

  test('guessing leads nowhere, and soon to a wait', async () => {
    const { desk, token, addQuote, db } = await enterRoom(engine);
    await addQuote();
    const wrong = visitRoom(desk, `${token.slice(0, -1)}x`);
    const page = await wrong.get();
    expect([page.status, page.text.includes('This link leads nowhere')]).toEqual([404, true]);
    expect((await wrong.post({ act: 'write', words: 'Hello' })).status).toBe(404);
    expect((await wrong.get('/papers/TWK-2026-0001.pdf')).status).toBe(404);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) {
      statuses.push((await visitRoom(desk, crypto.randomUUID()).get()).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([]);
  });

  test('another site cannot act in it, and another room has no part in it', async () => {
    const { buyer, addQuote, db, store, desk, words, quote } = await enterRoom(engine);
    await addQuote();
    const foreign = await buyer.post(accept, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const other = enquiryRow({ id: 'other', reference: 'Q-261116-ZZZZ', email: 'eve@x.example' });
    await db.insertInto('enquiry').values(other).execute();
    await store.transact((tx) => openRoom(tx, other, someMorning));
    const tokens = await roomTokens(store);
    const eve = visitRoom(
      desk,
      tokens.find((one) => !buyer.path.includes(one))!,
    );
    expect((await eve.post(accept)).text).toContain('no longer possible');
    expect((await eve.get('/papers/TWK-2026-0001.pdf')).status).toBe(404);
    expect((await quote()).state).toBe('sent');
    expect(await words()).toEqual([]);
  });
});
