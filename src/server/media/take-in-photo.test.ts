import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { drawPhoto } from './draw-photo.ts';
import { photoWidths, readFormat } from './photo-rules.ts';
import { openPhotoIntake } from './take-in-photo.ts';
import { removeForgottenUploads } from './uploads.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taana-photos-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const jpeg = Buffer.from('\xff\xd8\xff\xe0 a photograph', 'latin1');

describe('several photographs', () => {
  test('are read one after the other, and one too many is asked to come again', async () => {
    let reading = 0;
    let most = 0;
    const { promise: go, resolve: start } = Promise.withResolvers<void>();
    const intake = openPhotoIntake({
      store: emptyStore(),
      dataDir,
      async draw() {
        reading += 1;
        most = Math.max(most, reading);
        await go;
        await sleep(20);
        reading -= 1;
        return { ok: false, fault: 'photo-damaged' };
      },
    });
    const send = (name: string) =>
      intake.takeIn({
        request: new Request('http://desk.test/', {
          method: 'POST',
          body: Buffer.concat([jpeg, Buffer.from(name)]),
        }),
        author: { id: 'p1', name: 'Asha' },
        at: 1,
        record: async () => {},
      });
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(send);
    expect(await send('g')).toEqual({ ok: false, fault: 'photo-queue-full' });
    start();
    const answers = await Promise.all(six);
    expect(answers.map((answer) => !answer.ok && answer.fault)).toEqual(
      Array(6).fill('photo-damaged'),
    );
    expect(most).toBe(1);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    expect(await send('g')).toEqual({ ok: false, fault: 'photo-damaged' });
  });
});

describe('the process that reads a photograph', () => {
  test('is ended when it takes too long, and that is an answer', async () => {
    const file = join(dataDir, 'slow.jpg');
    await writeFile(file, jpeg);
    expect(await drawPhoto(file, { wallMs: 1 })).toEqual({ ok: false, fault: 'photo-too-hard' });
  });

  test('says of a file that is gone that it is damaged', async () => {
    const answer = await drawPhoto(join(dataDir, 'gone.jpg'));
    expect(answer).toEqual({ ok: false, fault: 'photo-damaged' });
  });
});

test('what a dead process left is removed at once, what is old always, and nothing else', async () => {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const names = [
    `${dead}-a.part`,
    `${process.pid}-old.part`,
    `${process.pid}-new.part`,
    'notes.txt',
  ];
  for (const name of names) await writeFile(join(folder, name), 'x');
  const now = Date.now();
  await utimes(join(folder, `${process.pid}-old.part`), 0, (now - 20 * 60_000) / 1000);
  expect(await removeForgottenUploads(dataDir, now)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual([`${process.pid}-new.part`, 'notes.txt']);
  expect(await removeForgottenUploads(join(dataDir, 'none'), now)).toBe(0);
});

test('a format is told by the first bytes alone', () => {
  const read = (text: string) => readFormat(Buffer.from(text, 'latin1'));
  expect(read('\xff\xd8\xff\xdb')).toBe('jpeg');
  expect(read('\x89PNG\r\n\x1a\n\0\0')).toBe('png');
  expect(read('RIFF\x10\0\0\0WEBPVP8 ')).toBe('webp');
  expect(read('\0\0\0\x20ftypavif\0\0\0\0')).toBe('avif');
  expect(read('\0\0\0\x20ftypmif1\0\0\0\0mif1avif')).toBe('avif');
  expect(read('II*\0\x08\0\0\0')).toBe('tiff');
  expect(read('MM\0*\0\0\0\x08')).toBe('tiff');
  expect(read('\xef\xbb\xbf  <SVG')).toBe('photo-drawing');
  expect(read('RIFF\x10\0\0\0WAVEfmt ')).toBe('photo-no-picture');
});

test('no width is larger than the photograph', () => {
  for (const width of [720, 959, 960, 1439, 1440, 6000]) {
    expect(Math.max(...photoWidths(width))).toBeLessThanOrEqual(width);
  }
  expect(photoWidths(6000)).toEqual([180, 360, 720, 1440]);
});

/** Knows no picture. */
function emptyStore(): Store {
  return { transact: async () => undefined } as unknown as Store;
}
