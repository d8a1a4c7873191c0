import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { logoAddress, logoLimits } from '../../../src/domain/design/logo.ts';
import { shippedColours } from '../../../src/domain/design/look.ts';
import { checkDrafts } from '../../../src/server/publishing/check-drafts.ts';
import { readRecords } from '../../../src/server/publishing/records/read-records.ts';
import { firstMill, typedIdentity } from '../../support/content/first-mill.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  type SignedIn,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';

const mill = { kind: 'mill', key: onlyKey };

async function draftMill(owner: SignedIn, body: object, parent: string | null = null) {
  const saved = must(
    await owner.ask(endpoints.saveContent, { params: mill, body: { parent, body: { ...body } } }),
  ).body;
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return saved.revision;
}

/** A logo is read by a process of low priority. */
const timeout = 120_000;

describe.for(engines())('the first hour of another mill on %s', { timeout }, (engine) => {
  test('the demonstration steps back in one publication, and comes back with another', async () => {
    const store = await freshStore(engine);
    const owner = await enterAsOwner(openDesk(store), store);
    expect(must(await owner.ask(endpoints.firstHour)).body).toEqual({
      takenOver: false,
      steppedBack: null,
      fabrics: [],
    });

    const half = await draftMill(owner, { ...shippedRecords.mill[onlyKey], name: 'Rewa Tricot' });
    const missing = must(await owner.ask(endpoints.makeItYours, { body: { revision: half } })).body;
    expect(missing).toMatchObject({
      kind: 'missing',
      fields: ['contacts.0.phone', 'sales.email', 'address.street', 'address.city'],
    });
    expect(must(await owner.ask(endpoints.publications)).body).toEqual([]);

    const revision = await draftMill(owner, typedIdentity, half);
    expect(
      must(await owner.ask(endpoints.makeItYours, { body: { revision: half } })).body,
    ).toMatchObject({ kind: 'moved' });
    const made = must(await owner.ask(endpoints.makeItYours, { body: { revision } })).body;
    expect(made).toEqual({ kind: 'done', steppedBack: 3 });

    const stored = await readRecords(store.db, 'public');
    if (!stored.ok) throw new Error('unreadable');
    const { fabric, review, article, claim, home } = stored.records;
    expect([fabric, review, article].map((records) => Object.keys(records))).toEqual([[], [], []]);
    expect(claim['established']).toMatchObject({ withheld: true });
    expect(JSON.stringify(home)).not.toMatch(/taana|Amritsar/);
    expect(stored.records.mill[onlyKey]).toMatchObject({
      name: 'Rewa Tricot Works',
      shortName: 'Rewa',
      whatsapp: { number: '912615550101' },
      contacts: [{ phone: '+91 261 555 0101', tel: '+912615550101' }],
    });
    expect((await checkDrafts(store.db)).drafts).toEqual([]);
    expect(must(await owner.ask(endpoints.firstHour)).body).toMatchObject({
      takenOver: true,
      steppedBack: 3,
    });

    const back = must(
      await owner.ask(endpoints.undoPublication, { params: { number: '3' }, body: {} }),
    ).body;
    expect(back).toMatchObject({ kind: 'published', number: 4 });
    const again = await readRecords(store.db, 'public');
    if (!again.ok) throw new Error('unreadable');
    expect(again.records.fabric).toEqual(shippedRecords.fabric);
    expect(again.records.claim).toEqual(shippedRecords.claim);
    expect(again.records.mill[onlyKey]).toMatchObject({ name: 'Rewa Tricot Works' });
    expect(must(await owner.ask(endpoints.firstHour)).body.steppedBack).toBeNull();
    const { lines } = must(await owner.ask(endpoints.audit)).body;
    expect(lines.map(({ verb }) => verb)).toContain('let the demonstration step back');
  });

  test('what the mill has changed before stays', async () => {
    const store = await freshStore(engine);
    const owner = await enterAsOwner(openDesk(store), store);
    const params = { kind: 'fabric', key: 'f001' };
    const own = { ...shippedRecords.fabric['f001']!, title: 'Our Own Tricot' };
    const saved = must(
      await owner.ask(endpoints.saveContent, { params, body: { parent: null, body: { ...own } } }),
    ).body;
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    const changes = [{ ...params, revision: saved.revision }];
    must(await owner.ask(endpoints.publishContent, { body: { changes } }));
    const revision = await draftMill(owner, typedIdentity);
    must(await owner.ask(endpoints.makeItYours, { body: { revision } }));
    const stored = await readRecords(store.db, 'public');
    if (!stored.ok) throw new Error('unreadable');
    expect(Object.values(stored.records.fabric).map(({ title }) => title)).toEqual([own.title]);
  });

  test('the first fabric is written from a pattern, complete and without its texts', async () => {
    const store = await freshStore(engine);
    const owner = await enterAsOwner(openDesk(store), store);
    const revision = await draftMill(owner, typedIdentity);
    must(await owner.ask(endpoints.makeItYours, { body: { revision } }));
    const patterns = must(await owner.ask(endpoints.fabricPatterns)).body;
    expect(new Set(patterns.map(({ composition }) => composition)).size).toBeGreaterThan(3);
    const { key: pattern } = patterns.find(({ construction }) => construction === 'Locknit')!;
    const body = { number: '51a', title: 'Zephyr Ground', pattern, gsm: 165 };
    const added = must(await owner.ask(endpoints.addFirstFabric, { body })).body;
    expect(added).toMatchObject({ kind: 'added', key: 'f091' });
    const { drafts, faults } = await checkDrafts(store.db);
    expect([drafts.length, faults]).toEqual([1, []]);
    const stored = await readRecords(store.db, 'draft');
    if (!stored.ok) throw new Error('unreadable');
    const fabric = stored.records.fabric['f091']!;
    expect(fabric).toMatchObject({ number: '51A', slug: 'zephyr-ground-51a' });
    expect(fabric.description).toBeUndefined();
    expect(must(await owner.ask(endpoints.addFirstFabric, { body })).body).toMatchObject({
      kind: 'number-taken',
    });
    expect(must(await owner.ask(endpoints.firstHour)).body.fabrics).toEqual([
      { key: 'f091', isPublic: false },
    ]);
  });
});

test('a logo becomes a small picture without its empty margin', { timeout }, async () => {
  const store = await freshStore('sqlite');
  const owner = await enterAsOwner(openDesk(store), store);
  const mark = { create: { width: 900, height: 300, channels: 4, background: '#125a60' } } as const;
  const file = await sharp({
    create: { width: 1600, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: await sharp(mark).png().toBuffer() }])
    .png()
    .toBuffer();
  const { png, width, height } = must(await owner.upload(endpoints.readLogo, file)).body;
  expect([width, height]).toEqual([720, 240]);
  expect(png.length).toBeLessThan(logoLimits.letters);
  expect((await sharp(Buffer.from(png, 'base64')).metadata()).format).toBe('png');
  const small = await sharp(file).resize(40, 25).png().toBuffer();
  expect((await owner.upload(endpoints.readLogo, small)).text).toMatch(/too small for a logo/);
});

test('the desk carries the word, the name or the logo of the mill before anybody signs in', async () => {
  const store = await freshStore('sqlite');
  const markOf = async (content: SiteContent) =>
    must(await visitDesk(openDesk(store, { readContent: () => content })).ask(endpoints.millMark))
      .body;
  expect(await markOf(shippedContent)).toMatchObject({ hangingWord: shippedContent.mill.wordmark });
  const own = firstMill(0);
  const plain = await markOf(own);
  expect(plain).toMatchObject({ name: 'Rewa' });
  expect(Object.keys(plain)).toEqual(['name', 'icon']);
  const logo = { png: 'iVBORw0KGgo', width: 600, height: 160 };
  const dressed = { ...own.mill, look: { ...shippedColours, logo } };
  expect(await markOf({ ...own, mill: dressed })).toMatchObject({
    logo: { src: logoAddress(logo), width: 600, height: 160 },
    icon: expect.stringMatching(/^\/look\/icon-R-/),
  });
});
