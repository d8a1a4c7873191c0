import { beforeAll, describe, expect, test } from 'vitest';
import { cameraHeader } from '../../../src/contract/desk/endpoints/cloth-endpoints.ts';
import { deskRefusals } from '../../../src/contract/desk/desk-refusals.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { sealCameraLink } from '../../../src/server/desk/cloth/camera-link.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { engines, type Engine, freshHome } from '../../support/database/engines.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  type SignedIn,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { phonePhotograph } from '../../support/media/photographs.ts';

let photograph: Buffer;
beforeAll(async () => {
  photograph = await phonePhotograph();
});

interface Opened {
  readonly store: Store;
  readonly desk: Desk;
  readonly owner: SignedIn;
  pass(ms: number): void;
}

async function open(engine: Engine): Promise<Opened> {
  const home = await freshHome(engine);
  const store = await home.open();
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const desk = openDesk(store, { dataDir: home.dataDir, clock });
  const owner = await enterAsOwner(desk, store);
  return { store, desk, owner, pass: (ms) => (ahead += ms) };
}

const fabric = { fabric: 'f014' };
const record = { kind: 'fabric', key: 'f014' };
const minute = 60_000;

async function makeToken(owner: SignedIn): Promise<string> {
  const { body } = must(await owner.ask(endpoints.makeCameraLink, { params: fabric }));
  expect(body.address.startsWith(`${siteUrl}/desk/camera#`)).toBe(true);
  return body.address.split('#')[1]!;
}

const byPhone = (desk: Desk, token: string, file: Uint8Array = photograph) =>
  visitDesk(desk).upload(endpoints.sendFromCamera, file, { [cameraHeader]: token });

describe.for(engines())('the cupboard of cloth on %s', (engine) => {
  test('holds what fabrics name, in the order of its books, with drafts and examples', async () => {
    const { owner } = await open(engine);
    must(
      await owner.ask(endpoints.saveContent, {
        params: { kind: 'shade', key: 'gehraneel' },
        body: { parent: null, body: { name: 'Gehra Neel', hex: '#101c3a' } },
      }),
    );
    const { body } = must(await owner.ask(endpoints.clothCupboard));
    const { yarns, shades, careLabels, constructions } = body;
    expect(shades[0]).toEqual({
      key: 'safed',
      body: { name: 'Safed', hex: '#f5f4ef' },
      isDraft: false,
    });
    expect(shades.at(-1)).toMatchObject({ key: 'gehraneel', isDraft: true });
    expect(yarns.find(({ key }) => key === 'cottonNe60')?.body).toMatchObject({ count: 'Ne 60/1' });
    expect(careLabels.length).toBeGreaterThan(2);
    expect(constructions.find(({ key }) => key === 'Locknit')?.body.example).toMatchObject({
      family: 'locknit',
      bars: [{ lapping: '2-3/1-0//' }, { lapping: '1-0/1-2//' }],
    });
  });

  test('shows the knitted pictures of a fabric with what they were made of', async () => {
    const { owner } = await open(engine);
    const { body } = must(await owner.ask(endpoints.knittedGallery, { params: fabric }));
    expect(body.gallery.length).toBeGreaterThan(1);
    for (const { picture, madeOf } of body.gallery) {
      expect(picture.path).toMatch(/^\/pictures\/fabrics\//);
      expect(madeOf).toEqual({ lapping: expect.any(String), shade: expect.stringMatching(/^#/) });
    }
    expect(body.strip?.path).toContain('strip-');
    const fresh = must(
      await owner.ask(endpoints.knittedGallery, { params: { fabric: 'f091' } }),
    ).body;
    expect(fresh).toEqual({ gallery: [] });
    const none = await owner.ask(endpoints.knittedGallery, { params: { fabric: 'nothing' } });
    expect(none.status).toBe(404);
  });
});

describe.for(engines())('a telephone with a code on %s', (engine) => {
  test('hangs photographs into the draft of one fabric, by the person who made the code', async () => {
    const { store, desk, owner } = await open(engine);
    const token = await makeToken(owner);
    const errand = must(
      await visitDesk(desk).ask(endpoints.cameraErrand, { body: { token } }),
    ).body;
    expect(errand).toMatchObject({ person: 'Harpreet Kaur', fabric: expect.stringMatching(/\w/) });

    const { body: sent } = must(await byPhone(desk, token));
    const detail = must(await owner.ask(endpoints.contentRecord, { params: record })).body;
    expect(detail.body?.['photographs']).toEqual([sent.key]);
    expect(detail.draft?.author).toBe('Harpreet Kaur');
    const picture = must(
      await owner.ask(endpoints.contentRecord, { params: { kind: 'picture', key: sent.key } }),
    ).body;
    expect(picture.body).toMatchObject({ width: sent.facts.width });
    expect(picture.faults).not.toEqual([]);
    const audit = await store.db.selectFrom('audit').select(['verb', 'actor', 'detail']).execute();
    expect(audit.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining([
        'made a code for a telephone',
        'took in a photograph by telephone',
        'hung a photograph by telephone',
      ]),
    );
    expect(JSON.stringify(audit)).not.toContain(token);

    // The same file again hangs once.
    must(await byPhone(desk, token));
    const again = must(await owner.ask(endpoints.contentRecord, { params: record })).body;
    expect(again.body?.['photographs']).toEqual([sent.key]);
  });

  test('lays its photograph beside what somebody has written meanwhile', async () => {
    const { desk, owner } = await open(engine);
    const token = await makeToken(owner);
    const before = must(await owner.ask(endpoints.contentRecord, { params: record })).body;
    const described = { ...before.body, description: 'Soft face, quiet back. Holds a print.' };
    must(
      await owner.ask(endpoints.saveContent, {
        params: record,
        body: { parent: before.parent, body: described },
      }),
    );
    const { body: sent } = must(await byPhone(desk, token));
    const after = must(await owner.ask(endpoints.contentRecord, { params: record })).body;
    expect(after.body).toEqual({ ...described, photographs: [sent.key] });
  });

  test('can do nothing else, and not for long', async () => {
    const { desk, owner, pass } = await open(engine);
    const token = await makeToken(owner);
    const phone = visitDesk(desk);
    expect((await phone.ask(endpoints.clothCupboard)).status).toBe(401);
    expect((await phone.upload(endpoints.uploadPicture, photograph)).status).toBe(401);
    pass(14 * minute);
    must(await phone.ask(endpoints.cameraErrand, { body: { token } }));
    pass(2 * minute);
    await expectOver(desk, token);
  });

  test('is refused with a code that nobody made, and before its file is read', async () => {
    const { desk, owner, store } = await open(engine);
    const token = await makeToken(owner);
    const changed = `${token.slice(0, -4)}AAAA`;
    const endsAt = Date.now() + 60 * minute;
    const tooLong = sealCameraLink(store, { fabric: 'f014', sessionId: 'x', endsAt });
    const nobody = sealCameraLink(store, {
      fabric: 'f014',
      sessionId: 'x',
      endsAt: Date.now() + minute,
    });
    for (const wrong of [changed, tooLong, nobody]) await expectOver(desk, wrong);
    const incomplete = await visitDesk(desk).ask(endpoints.cameraErrand, { body: { token: 'x' } });
    expect(incomplete.status).toBe(422);
    expect((await byPhone(desk, '')).status).toBe(410);
    expect(await store.db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('ends when the person signs out, leaves or may no longer draft', async () => {
    const { desk, owner, store } = await open(engine);
    const token = await makeToken(owner);
    await store.db.updateTable('staff').set({ role: 'viewer' }).execute();
    await expectOver(desk, token);
    await store.db.updateTable('staff').set({ role: 'owner', removed_at: 1 }).execute();
    await expectOver(desk, token);
    await store.db.updateTable('staff').set({ removed_at: null }).execute();
    must(await visitDesk(desk).ask(endpoints.cameraErrand, { body: { token } }));
    must(await owner.ask(endpoints.signOut));
    await expectOver(desk, token);
  });

  test('brings 24 photographs by one code, and a fabric has no more than 24', async () => {
    const { desk, owner, store } = await open(engine);
    const token = await makeToken(owner);
    const before = must(await owner.ask(endpoints.contentRecord, { params: record })).body;
    const full = Array.from({ length: 24 }, (_, at) => at.toString(16).padStart(32, '0'));
    must(
      await owner.ask(endpoints.saveContent, {
        params: record,
        body: { parent: before.parent, body: { ...before.body, photographs: full } },
      }),
    );
    const noRoom = await byPhone(desk, token);
    expect([noRoom.status, noRoom.text]).toEqual([
      409,
      JSON.stringify({ error: deskRefusals['fabric-photographs-full'] }),
    ]);
    await store.db
      .updateTable('guess_count')
      .set({ points: 24 })
      .where('what', '=', 'camera')
      .execute();
    expect((await byPhone(desk, token)).text).toBe(
      JSON.stringify({ error: deskRefusals['camera-link-full'] }),
    );
  });

  test('asks for a fabric that there can be', async () => {
    const { owner } = await open(engine);
    const answer = await owner.ask(endpoints.makeCameraLink, { params: { fabric: 'nonsense' } });
    expect(answer.status).toBe(404);
  });
});

async function expectOver(desk: Desk, token: string): Promise<void> {
  const over = [410, JSON.stringify({ error: deskRefusals['camera-link-over'] })];
  const asked = await visitDesk(desk).ask(endpoints.cameraErrand, { body: { token } });
  expect([asked.status, asked.text]).toEqual(over);
  const sent = await byPhone(desk, token);
  expect([sent.status, sent.text]).toEqual(over);
}
