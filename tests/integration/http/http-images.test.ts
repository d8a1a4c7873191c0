import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImages } from '../../../src/server/images/images.ts';
import { askRaw, statusOf } from './fixture/raw.ts';
import { startTestServer, type TestServer } from './fixture/serving.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taana-http-images-'));
  const scenes = join(folder, 'public/pictures/scenes');
  await mkdir(scenes, { recursive: true });
  await sharp({ create: { width: 360, height: 240, channels: 3, background: '#a23b2a' } })
    .avif({ effort: 0 })
    .toFile(join(scenes, 'fan-360.avif'));
  const images = await openImages({
    publicDir: join(folder, 'public'),
    dataDir: folder,
    limits: { atOnce: 1, waiting: 0 },
  });
  server = await startTestServer({ images });
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

test('a picture has the headers of every response', async () => {
  const answer = await fetch(`${server.url}/img/scenes/fan-180-q25?v=1`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('HEAD has the length and no body', async () => {
  const answer = await fetch(`${server.url}/img/scenes/fan-180-q25`, { method: 'HEAD' });
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
});

test.each([
  ['/img/scenes/fan-181-q25', 400],
  ['/img/scenes/fan-180-q99', 400],
  ['/img/scenes/nothing-180-q25', 404],
  ['/img/', 301],
  ['/img', 404],
  ['/img/scenes/../../../fan-180-q25', 400],
  ['/img/scenes/%2e%2e/fan-180-q25', 400],
  ['/img/scenes/..%2ffan-180-q25', 400],
])('%s is answered %i', async (path, status) => {
  const raw = `GET ${path} HTTP/1.1\r\nHost: taana.example\r\nConnection: close\r\n\r\n`;
  expect(statusOf(await askRaw(server.port, raw))).toBe(status);
});

test('a flood of new sizes gets 503, and existing pictures are still sent', async () => {
  const sizes = ['120-q14', '120-q18', '140-q20', '200-q30', '200-q35', '240-q50'];
  const answers = await Promise.all(
    sizes.map((size) => fetch(`${server.url}/img/scenes/fan-${size}.webp`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2');
  expect((await fetch(`${server.url}/img/scenes/fan-180-q25`)).status).toBe(200);
});
