import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { deskRefusals } from '../../../src/contract/desk/desk-refusals.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { engines, type Engine, freshHome } from '../../support/database/engines.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  type SignedIn,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { hostileFiles, phonePhotograph, tracesOfPlace } from '../../support/media/photographs.ts';

let photograph: Buffer;
beforeAll(async () => {
  photograph = await phonePhotograph();
});

interface Opened {
  readonly store: Store;
  readonly dataDir: string;
  readonly desk: Desk;
  readonly owner: SignedIn;
}

async function open(engine: Engine): Promise<Opened> {
  const home = await freshHome(engine);
  const store = await home.open();
  const desk = openDesk(store, { dataDir: home.dataDir });
  return { store, dataDir: home.dataDir, desk, owner: await enterAsOwner(desk, store) };
}

describe.for(engines())('a photograph sent to the desk on %s', (engine) => {
  test('is stored upright, in sRGB, in several widths, without a trace of place or camera', async () => {
    const { store, dataDir, owner } = await open(engine);
    const { body } = must(await owner.upload(endpoints.uploadPicture, photograph));
    expect(body).toMatchObject({
      isNew: true,
      facts: { width: 720, height: 1080, widths: [180, 360, 720] },
    });
    expect(must(await owner.ask(endpoints.pictures)).body).toEqual([
      { key: body.key, facts: body.facts, author: 'Harpreet Kaur', at: expect.any(Number) },
    ]);

    const files = await filesOf(store);
    expect(Object.keys(files)).toEqual(['180.avif', '360.avif', '720.avif', 'social.jpg']);
    for (const bytes of Object.values(files)) {
      for (const trace of [...tracesOfPlace, 'GPS', 'Exif', 'xmpmeta', 'ICC_PROFILE']) {
        expect(bytes.includes(trace)).toBe(false);
      }
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    }
    // Made in sRGB and sent through P3: the same colours come back, red above and blue below.
    expect(await farFrom([200, 60, 60], files['720.avif']!, 360, 100)).toBeLessThan(7);
    expect(await farFrom([40, 60, 180], files['720.avif']!, 360, 980)).toBeLessThan(7);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    const audit = await store.db.selectFrom('audit').select(['verb', 'detail']).execute();
    expect(audit.at(-1)).toEqual({
      verb: 'took in a photograph',
      detail: JSON.stringify({ picture: body.key }),
    });
  });

  test('is one picture, however often and however many at once send it', async () => {
    const { store, owner } = await open(engine);
    const send = () => owner.upload(endpoints.uploadPicture, photograph);
    const answers = [...(await Promise.all([send(), send()])), await send()].map(must);
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    const rows = await store.db.selectFrom('media').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('that breaks off leaves nothing behind, and the next one is taken in', async () => {
    const { store, dataDir, owner } = await open(engine);
    let sent = false;
    const broken = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error('the line is dead'));
        else controller.enqueue(photograph.subarray(0, 50_000));
        sent = true;
      },
    });
    const answer = await owner.upload(endpoints.uploadPicture, broken);
    expect([answer.status, answer.body]).toEqual([400, { error: deskRefusals['cut-off'] }]);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    expect(await store.db.selectFrom('media').selectAll().execute()).toEqual([]);
    must(await owner.upload(endpoints.uploadPicture, photograph));
  });

  test('of a stranger is not even read', async () => {
    const { desk, dataDir } = await open(engine);
    const answer = await visitDesk(desk).upload(endpoints.uploadPicture, photograph);
    expect(answer.status).toBe(401);
    await expect(readdir(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
  });

  test('that is none, or means harm, is refused with a sentence, and nothing is stored', async () => {
    const { store, dataDir, owner } = await open(engine);
    const told: string[][] = [];
    const expected: string[][] = [];
    for (const [name, refusal, file] of await hostileFiles()) {
      const { status, text } = await owner.upload(endpoints.uploadPicture, file);
      told.push([name, status >= 400 && status < 500 ? text : String(status)]);
      expected.push([name, JSON.stringify({ error: deskRefusals[refusal as 'photo-empty'] })]);
    }
    expect(told).toEqual(expected);
    expect(await store.db.selectFrom('media').selectAll().execute()).toEqual([]);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('of more than 40 MB is refused while it arrives, whatever its length claims', async () => {
    const { dataDir, owner } = await open(engine);
    let pieces = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(1_000_000).fill(0xff));
      },
    });
    const answer = await owner.upload(endpoints.uploadPicture, endless);
    expect([answer.status, answer.body]).toEqual([413, { error: deskRefusals['photo-too-heavy'] }]);
    expect(pieces).toBeLessThan(45);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });
});

async function filesOf(store: Store): Promise<Record<string, Buffer>> {
  const rows = await store.db.selectFrom('media_file').selectAll().orderBy('name').execute();
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Buffer.from(bytes, 'base64')]));
}

/** How far the colour at a place is from the one wanted, in levels. */
async function farFrom(wanted: number[], file: Buffer, left: number, top: number): Promise<number> {
  const found = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return Math.max(...wanted.map((level, i) => Math.abs(level - found[i]!)));
}
