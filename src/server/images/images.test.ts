import { createServer } from 'node:http';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lights } from '../../ui/picture.tsx';
import { openDiskCache } from '../media/disk-cache.ts';
import { limitWork } from '../media/limit-work.ts';
import { chooseFormat, readImageAddress } from './image-address.ts';
import { type Images, openImages } from './images.ts';
import { within } from '../../../tests/support/patience.ts';

const modern = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const older = 'image/webp,*/*';
const oldest = 'image/png,image/*;q=0.8,*/*;q=0.5';

let folder: string;
let images: Images;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-images-'));
  const pictures = join(folder, 'public/pictures/fabrics/tricot-12a');
  await mkdir(pictures, { recursive: true });
  const cloth = sharp({ create: { width: 720, height: 480, channels: 3, background: '#24365f' } });
  for (const width of [180, 720]) {
    await cloth
      .clone()
      .resize({ width })
      .avif({ effort: 0 })
      .toFile(join(pictures, `macro-${width}.avif`));
  }
  await mkdir(join(folder, 'public/pictures/scenes'));
  await sharp({
    create: {
      width: 192,
      height: 1280,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0.25 },
    },
  })
    .avif({ effort: 0 })
    .toFile(join(folder, 'public/pictures/scenes/strip-tricot-12a-192.avif'));
  await writeFile(join(pictures, 'broken-180.avif'), 'no picture at all');
  await writeFile(join(folder, 'secret-180.avif'), 'never served');
  await symlink(join(folder, 'secret-180.avif'), join(pictures, 'linked-180.avif'));
  images = await openImages({ publicDir: join(folder, 'public'), dataDir: join(folder, 'data') });
  const server = createServer((req, res) => {
    const [path = '', search = ''] = (req.url ?? '').split('?');
    images.answer({ req, res, secure: false }, { path, search }).then(
      (outcome) => {
        if (outcome !== 'sent') res.writeHead(outcome === 'bad' ? 400 : 404).end();
      },
      () => res.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((resolve) => server.close(() => resolve()));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

function ask(path: string, accept = modern, more: Record<string, string> = {}) {
  return fetch(url + path, { headers: { accept, ...more } });
}

describe('an address', () => {
  test.each([
    ['/img/fabrics/tricot-12a/macro-180-q25', { width: 180, quality: 25 }],
    ['/img/fabrics/tricot-12a/macro-back-2-720.jpg', { width: 720, format: 'jpg' }],
    ['/img/fabrics/tricot-12a/macro-480-q25', { width: 480, quality: 25 }],
    ['/img/scenes/fan-2880', { width: 2880 }],
  ])('%s is read', (path, parts) => {
    expect(readImageAddress(path)).toMatchObject({ kind: 'image', ...parts });
  });

  test.each([
    '/img/fabrics/tricot-12a/macro-181',
    '/img/fabrics/tricot-12a/macro-99999999999999999999',
    '/img/fabrics/tricot-12a/macro-720-q35',
    '/img/fabrics/tricot-12a/macro-240-q36',
    '/img/fabrics/tricot-12a/macro-180-q99',
    '/img/fabrics/tricot-12a/macro-180.gif',
    `/img/fabrics/${'a'.repeat(300)}-180`,
  ])('%s asks for a size we do not make', (path) => {
    expect(readImageAddress(path)).toEqual({ kind: 'bad' });
  });

  test.each([
    '/img/',
    '/img/macro-180',
    '/img/../secret-180',
    '/img/fabrics/../../secret-180',
    '/img/fabrics/tricot-12a/..%2f..%2fsecret-180',
    '/img/fabrics/tricot-12a/MACRO-180',
    '/img/social/fan-180',
    '/img/https://elsewhere.example/a-180',
  ])('%s is none of ours', (path) => {
    expect(readImageAddress(path)).toEqual({ kind: 'missing' });
  });

  test('of every light picture that pages ask for is listed', () => {
    for (const { wide, small } of Object.values(lights)) {
      for (const size of [wide, small, wide.replace(/q\d+/, 'q50')]) {
        expect(readImageAddress(`/img/scenes/fan-${size}`).kind).toBe('image');
      }
    }
  });
});

describe('the card of a link to a fabric in a shade', () => {
  const card = '/img/shades/scenes/strip-tricot-12a';

  test('is a curtain of it in that shade', async () => {
    const answer = await ask(`${card}-1f6d72.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const picture = sharp(await answer.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    const { channels } = await picture.stats();
    const expected = [0x1f, 0x6d, 0x72].map((value) => value * 0.75);
    for (const [k, { mean }] of channels.entries())
      expect(Math.abs(mean - expected[k]!)).toBeLessThan(3);
  });

  test.each([
    `${card}-1F6D72.jpg`,
    `${card}-1f6d72.png`,
    `${card}-1f6d7.jpg`,
    `${card}.jpg`,
    '/img/shades/scenes/fan-1f6d72.jpg',
    '/img/shades/scenes/strip-unknown-1f6d72.jpg',
    '/img/shades/../scenes/strip-tricot-12a-1f6d72.jpg',
  ])('%s is none', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('never fills the disk nor pushes other pictures out of memory', async () => {
    const before = images.bytes();
    for (let i = 0; i < 3; i++) expect((await ask(`${card}-00000${i}.jpg`)).status).toBe(200);
    expect(images.bytes().disk).toBe(before.disk);
  });
});

describe('the format', () => {
  test.each([
    [modern, 'avif'],
    [older, 'webp'],
    [oldest, 'jpg'],
    ['', 'jpg'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.5', 'avif'],
    ['text/html, image/webp', 'webp'],
    ['ximage/avif', 'jpg'],
  ])('for %s is %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });
});

describe('a picture', () => {
  test.each([
    [modern, 'image/avif', 'heif'],
    [older, 'image/webp', 'webp'],
    [oldest, 'image/jpeg', 'jpeg'],
  ])('for %s comes as %s', async (accept, type, format) => {
    const answer = await ask('/img/fabrics/tricot-12a/macro-120-q14?v=1', accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept, Save-Data, ECT');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const drawn = await sharp(await answer.arrayBuffer()).metadata();
    expect(drawn).toMatchObject({ format, width: 120, height: 80 });
  });

  test('is never enlarged, and only kept for ever under an address that names its version', async () => {
    const answer = await ask('/img/fabrics/tricot-12a/macro-1440', older);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(720);
  });

  test('is light for who asked to save data', async () => {
    const answer = await ask('/img/fabrics/tricot-12a/macro-720', modern, { 'save-data': 'on' });
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(240);
    const full = await ask('/img/fabrics/tricot-12a/macro-720', modern);
    expect((await sharp(await full.arrayBuffer()).metadata()).width).toBe(720);
  });

  test.each(['2g', 'slow-2g'])('is light and of quality 50 for who has %s', async (ect) => {
    const sharpOne = await ask('/img/fabrics/tricot-12a/macro-720', modern, { ect });
    expect((await sharp(await sharpOne.arrayBuffer()).metadata()).width).toBe(240);
    await ask('/img/fabrics/tricot-12a/macro-180-q25', modern, { ect });
    const kept = await readdir(join(folder, 'data/cache/img'));
    for (const size of ['240', '180']) {
      expect(kept.some((name) => name.includes(`-${size}-q50-`))).toBe(true);
    }
    const fast = await ask('/img/fabrics/tricot-12a/macro-720', modern, { ect: '4g' });
    expect((await sharp(await fast.arrayBuffer()).metadata()).width).toBe(720);
  });

  test('is drawn once, however many ask, and not sent again while unchanged', async () => {
    const path = '/img/fabrics/tricot-12a/macro-200-q35';
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(path, older)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const kept = await readdir(join(folder, 'data/cache/img'));
    expect(kept.filter((name) => name.includes('-200-q35-')).length).toBe(1);
    const known = answers[0]!.headers.get('etag')!;
    expect((await ask(path, older, { 'if-none-match': known })).status).toBe(304);
  });

  test.each([
    ['/img/fabrics/tricot-12a/nothing-180-q25', 404],
    ['/img/fabrics/tricot-12a/linked-180', 404],
    ['/img/fabrics/tricot-12a/macro-181-q25', 400],
    ['/img/fabrics/tricot-12a/broken-120-q14', 500],
  ])('%s is answered %i within a blink', async (path, status) => {
    const started = performance.now();
    expect((await ask(path)).status).toBe(status);
    expect(performance.now() - started).toBeLessThan(within(1500));
  });

  test('larger than any print of ours is refused, not drawn', async () => {
    const wide = join(folder, 'public/pictures/scenes');
    await mkdir(wide, { recursive: true });
    await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toFile(join(wide, 'bomb-180.avif'));
    const bombed = await openImages({
      publicDir: join(folder, 'public'),
      dataDir: join(folder, 'x'),
    });
    const asked = bombed.answer(
      { req: { headers: {} } as never, res: {} as never, secure: false },
      { path: '/img/scenes/bomb-120-q14', search: '' },
    );
    await expect(asked).rejects.toThrow(/pixel limit/);
  });
});

describe('the folder of drawn pictures', () => {
  test('stays within its bound, forgetting what was used longest ago', async () => {
    const place = join(folder, 'bounded');
    const cache = await openDiskCache(place, 2500);
    for (const name of ['a', 'b']) await cache.set(name, Buffer.alloc(1000));
    await cache.get('a');
    await cache.set('c', Buffer.alloc(1000));
    expect(await cache.get('b')).toBeUndefined();
    expect((await cache.get('a'))?.byteLength).toBe(1000);
    expect((await readdir(place)).toSorted()).toEqual(['a', 'c']);
    expect((await openDiskCache(place, 1500)).bytes()).toBe(1000);
  });

  test('is not trusted with half a file', async () => {
    const place = join(folder, 'halves');
    const cache = await openDiskCache(place, 2500);
    await cache.set('a', Buffer.alloc(1000));
    await writeFile(join(place, 'a'), 'half');
    expect(await cache.get('a')).toBeUndefined();
  });
});

test('drawings take turns, and those too many are refused at once', async () => {
  const limitDrawing = limitWork({ atOnce: 1, waiting: 1 });
  let release = () => {};
  const first = limitDrawing(
    () => new Promise<string>((resolve) => (release = () => resolve('first'))),
  );
  const second = limitDrawing(async () => 'second');
  expect(await limitDrawing(async () => 'third')).toEqual({ ok: false });
  release();
  expect(await first).toEqual({ ok: true, value: 'first' });
  expect(await second).toEqual({ ok: true, value: 'second' });
});
