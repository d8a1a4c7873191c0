import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImages, type PictureSource } from './images.ts';
import { listPictures } from './list-pictures.ts';

let folder: string;
const prints = () => join(folder, 'public/pictures/scenes');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-sources-'));
  await mkdir(prints(), { recursive: true });
  // Each print has a colour of its own, so that a drawn picture shows which one it was made from.
  for (const [width, background] of [
    [180, '#ff0000'],
    [720, '#00ff00'],
    [1440, '#0000ff'],
  ] as const) {
    await sharp({ create: { width, height: 40, channels: 3, background } })
      .avif({ effort: 0 })
      .toFile(join(prints(), `fan-${width}.avif`));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openCounted(data: string) {
  const counted: PictureSource[] = [];
  const images = await openImages({
    publicDir: join(folder, 'public'),
    dataDir: join(folder, data),
    count: (source) => counted.push(source),
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const req = new IncomingMessage(new Socket());
    Object.assign(req.headers, headers);
    const res = new ServerResponse(req);
    let body: Buffer = Buffer.alloc(0);
    res.end = ((piece: Buffer | string, encoding?: BufferEncoding) => {
      body = typeof piece === 'string' ? Buffer.from(piece, encoding) : piece;
      return res;
    }) as typeof res.end;
    const outcome = await images.answer({ req, res, secure: false }, { path, search: '' });
    return { outcome, body };
  };
  return { counted, ask, images };
}

test('only finished prints are listed, the narrowest first', async () => {
  const half = join(prints(), 'fan-2880.avif.part');
  await writeFile(half, 'half');
  const listed = await listPictures(join(folder, 'public/pictures'));
  await rm(half);
  expect([...listed.keys()]).toEqual(['scenes/fan']);
  expect(listed.get('scenes/fan')?.widths).toEqual([180, 720, 1440]);
});

test('a print that fits is sent as it is; all else is drawn once and then kept', async () => {
  const first = await openCounted('data');
  const printed = await first.ask('/img/scenes/fan-720.avif');
  expect(printed.body).toEqual(await readFile(join(prints(), 'fan-720.avif')));
  const drawn = await first.ask('/img/scenes/fan-720.webp');
  await first.ask('/img/scenes/fan-720.webp');
  await first.ask('/img/scenes/fan-180-q25.avif');
  expect(first.counted).toEqual(['printed', 'drawn', 'memory', 'drawn']);
  expect(first.images.bytes().memory).toBeGreaterThan(printed.body.byteLength);
  expect(first.images.bytes().disk).toBeGreaterThan(drawn.body.byteLength);

  const restarted = await openCounted('data');
  expect((await restarted.ask('/img/scenes/fan-720.webp')).body).toEqual(drawn.body);
  expect(restarted.counted).toEqual(['disk']);
});

test.each([
  ['fan-180.webp', 'red'],
  ['fan-480.webp', 'green'],
  ['fan-720.webp', 'green'],
  ['fan-960.webp', 'blue'],
  ['fan-1920.webp', 'blue'],
])('%s is drawn from the next larger print, the %s one', async (name, colour) => {
  const { ask } = await openCounted('colours');
  const { body } = await ask(`/img/scenes/${name}`);
  const { channels } = await sharp(body).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  const strongest = Math.max(red, green, blue);
  expect({ red, green, blue }[colour]).toBe(strongest);
});

test('a browser that saves data gets the light picture, unless the page asks for one', async () => {
  const { ask } = await openCounted('light');
  const widthOf = async (path: string) => {
    const { body } = await ask(path, { 'save-data': 'on', accept: 'image/webp' });
    return (await sharp(body).metadata()).width;
  };
  expect(await widthOf('/img/scenes/fan-720')).toBe(240);
  expect(await widthOf('/img/scenes/fan-180')).toBe(180);
  expect(await widthOf('/img/scenes/fan-480-q25')).toBe(480);
});
