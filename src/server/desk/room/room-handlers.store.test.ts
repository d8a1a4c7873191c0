import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Engine, engines } from '../../../../tests/support/database/engines.ts';
import { askedBy } from '../../../../tests/support/desk/asked-by.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { enterRoom } from '../../../../tests/support/desk/enter-room.ts';
import { someDips } from '../../../../tests/support/desk/some-offer.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import { bodySchemas } from '../../../contract/desk/body-schemas.ts';
import { roomPath } from '../../../contract/desk/desk-paths.ts';
import type { Person } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { linkMs } from '../../../domain/room/room-link.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { createLog } from '../../log.ts';
import { photoLimits } from '../../media/photo-rules.ts';
import { Refusal } from '../endpoint-handler.ts';
import { roomHandlers } from './room-handlers.ts';

const { id } = enquiryRow();
const now = someMorning + 60_000;
const ravi: Person = { id: 'ravi', name: 'Ravi', email: 'ravi@taana.example', role: 'sales' };
const asRavi = askedBy(ravi);
const asViewer = askedBy({ ...ravi, id: 'vik', role: 'viewer' });
const body = bodySchemas.sendDips.parse(someDips);
const done = { ok: true };

async function openRoomAtDesk(engine: Engine, fields: Partial<EnquiryRow> = {}) {
  const room = await enterRoom(engine, fields);
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-room-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const desk = roomHandlers({
    store: room.store,
    clock: { now: () => now },
    readContent: () => shippedContent,
    log: createLog(() => {}),
    settings: {
      siteUrl: 'https://taana.example',
      trustProxy: 0,
      dataDir,
      mailFrom: 'sales@taana.example',
      salesTo: 'sales@taana.example',
    },
  });
  const rounds = () => room.db.selectFrom('dip_round').selectAll().execute();
  return { ...room, desk, rounds, dataDir };
}

describe.for(engines())('the room seen from the desk on %s', (engine) => {
  test('says where the buyer finds it, what waits there and what was put into it', async () => {
    const { desk, token, addDips, addQuote } = await openRoomAtDesk(engine);
    await addDips();
    await addQuote();
    const seen = {
      path: roomPath(token),
      expiresAt: someMorning + linkMs,
      links: 1,
      waits: [
        'Choose a lab dip: A or B, so dyeing can start',
        'Accept the quote, or ask for another, holds until 30 November',
      ],
      rounds: [
        {
          ...someDips,
          id: 'round-1',
          author: 'Ravi',
          state: 'waiting',
          chosen: '',
          remark: '',
          createdAt: someMorning,
        },
      ],
      photos: [],
    };
    expect(await desk.room(asRavi({ params: { id } }))).toEqual(seen);
    // Whoever has the path can act for the buyer.
    expect(await desk.room(asViewer({ params: { id } }))).toEqual({ ...seen, path: '' });
  });

  test('a closed room has no way in until a new link is made and mailed', async () => {
    const { desk, token, mails, history } = await openRoomAtDesk(engine);
    expect(await desk.closeRoom(asRavi({ params: { id } }))).toEqual(done);
    const closed = await desk.room(asRavi({ params: { id } }));
    expect(closed).toMatchObject({ path: '', expiresAt: null, links: 0 });
    expect(await desk.renewRoom(asRavi({ params: { id } }))).toEqual(done);
    const renewed = await desk.room(asRavi({ params: { id } }));
    expect(renewed).toMatchObject({ expiresAt: now + linkMs, links: 1 });
    expect(renewed).not.toHaveProperty('path', roomPath(token));
    expect(await mails()).toEqual(['room-link']);
    expect(await history()).toEqual(['closed the room', 'made a new link to the room']);
  });

  test('lab dips are entered, told to the buyer and withdrawn while nobody has answered', async () => {
    const { desk, db, mails, compose, history, rounds, status } = await openRoomAtDesk(engine, {
      status: 'new',
    });
    await db.deleteFrom('room_link').execute();
    const entered = await desk.sendDips(asRavi({ params: { id }, body }));
    const [round] = await rounds();
    expect(entered).toEqual({ id: round!.id });
    expect({ ...round, created_at: Number(round!.created_at) }).toEqual({
      id: round!.id,
      enquiry_id: id,
      staff_id: 'ravi',
      author: 'Ravi',
      body: JSON.stringify(someDips),
      state: 'waiting',
      chosen: '',
      remark: '',
      created_at: now,
      answered_at: null,
    });
    expect(await status()).toBe('contacted');
    expect(await mails()).toEqual(['room-news']);
    expect((await compose('room-news'))?.subject).toContain('Your lab dips are ready');
    const links = await db.selectFrom('room_link').select('kind').execute();
    expect(links).toEqual([{ kind: 'buyer' }]);
    const entry = await db
      .selectFrom('audit')
      .selectAll()
      .where('verb', '=', 'entered lab dips')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: 'ravi', enquiry_id: id });
    expect(JSON.parse(entry.detail)).toEqual({ fabric: someDips.fabric, dips: 'A, B' });

    const withdraw = () => desk.withdrawDips(asRavi({ params: { id: round!.id } }));
    expect(await withdraw()).toEqual(done);
    expect(await withdraw()).toEqual(new Refusal('dips-answered'));
    expect(await rounds()).toMatchObject([{ state: 'withdrawn' }]);
    expect(Number((await rounds())[0]!.answered_at)).toBe(now);
    expect((await history()).at(-1)).toBe('withdrew lab dips');
  });

  test('an answered round is not withdrawn, and others stay when one is', async () => {
    const { desk, db, addDips, rounds } = await openRoomAtDesk(engine);
    await addDips();
    await desk.sendDips(asRavi({ params: { id }, body }));
    await db
      .updateTable('dip_round')
      .set({ state: 'approved' })
      .where('id', '=', 'round-1')
      .execute();
    const withdraw = (round: string) => desk.withdrawDips(asRavi({ params: { id: round } }));
    expect(await withdraw('round-1')).toEqual(new Refusal('dips-answered'));
    const other = (await rounds()).find((round) => round.id !== 'round-1')!;
    expect(await withdraw(other.id)).toEqual(done);
    expect((await rounds()).map(({ state }) => state).toSorted()).toEqual([
      'approved',
      'withdrawn',
    ]);
  });

  test('a buyer without a mail address gets no mail of the dips', async () => {
    const { desk, mails } = await openRoomAtDesk(engine, { email: '' });
    await desk.sendDips(asRavi({ params: { id }, body }));
    expect(await mails()).toEqual([]);
  });

  test('a photograph is shown to the desk, and what is none leaves no file behind', async () => {
    const { desk, db, dataDir } = await openRoomAtDesk(engine);
    const bytes = Buffer.from('drawn').toString('base64');
    const place = { enquiry_id: id, message_id: null, width: 1, height: 1, created_at: now };
    await db
      .insertInto('room_photo')
      .values([
        { ...place, id: 'one', bytes },
        { ...place, id: 'two', bytes: '' },
      ])
      .execute();
    expect(await desk.roomPhoto(asViewer({ params: { id: 'one' } }))).toEqual({
      content: new Uint8Array(Buffer.from('drawn')),
      filename: 'photograph.jpg',
    });
    // The buyer sees it as soon as the reply is sent.
    expect(await desk.room(asRavi({ params: { id } }))).toMatchObject({ photos: [] });
    const file = new Uint8Array(Buffer.from('no photograph'));
    const heavy = { 'content-length': String(photoLimits.bytes + 1) };
    expect([
      await desk.addRoomPhoto(asRavi({ params: { id }, file })),
      await desk.addRoomPhoto(asRavi({ params: { id }, file, headers: heavy })),
    ]).toEqual([new Refusal('photo-no-picture'), new Refusal('photo-too-heavy')]);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('what no longer exists is refused by its name', async () => {
    const { desk } = await openRoomAtDesk(engine);
    const gone = { params: { id: 'gone' } };
    expect(
      await Promise.all([
        desk.room(asRavi(gone)),
        desk.renewRoom(asRavi(gone)),
        desk.closeRoom(asRavi(gone)),
        desk.sendDips(asRavi({ ...gone, body })),
        desk.withdrawDips(asRavi(gone)),
        desk.roomPhoto(asRavi(gone)),
      ]),
    ).toEqual(
      (
        [
          'enquiry-gone',
          'enquiry-gone',
          'enquiry-gone',
          'enquiry-gone',
          'dips-answered',
          'room-photo-gone',
        ] as const
      ).map((reason) => new Refusal(reason)),
    );
  });
});
