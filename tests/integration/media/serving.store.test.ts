import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { encodeWidths } from '../../../src/imaging/encode-widths.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { openImages } from '../../../src/server/images/images.ts';
import { keepPicture } from '../../../src/server/media/keep-picture.ts';
import { openOwnFiles } from '../../../src/server/media/own-files.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { startTestServer } from '../http/fixture/serving.ts';

const made = encodeWidths(
  { width: 720, height: 480, channels: 3, bytes: new Uint8Array(720 * 480 * 3).fill(90) },
  { widths: [180, 360, 720], quality: 55, social: true },
);

async function keep(store: Store): Promise<string> {
  const picture = await made;
  const { id } = await keepPicture(store, {
    ...picture,
    author: { id: 'p1', name: 'Asha' },
    at: 1,
  });
  return id;
}

/** A server whose pictures come from this store. */
async function serveFrom(store: Store) {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-own-'));
  const own = await openOwnFiles({ store, dataDir });
  const images = await openImages({ publicDir: join(dataDir, 'none'), dataDir, own });
  const server = await startTestServer({ images });
  onTestFinished(async () => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { method, headers });
  return { ask, dataDir };
}

const modern = { accept: 'image/avif,image/webp,*/*' };

describe.for(engines())('a picture of the mill in %s', (engine) => {
  test('is sent as it was encoded, to be kept for ever', async () => {
    const store = await freshStore(engine);
    const id = await keep(store);
    const { ask } = await serveFrom(store);
    const picture = await made;
    for (const path of [`/pictures/media/${id}-360.avif`, `/img/media/${id}-360`]) {
      const answer = await ask(path, modern);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toBe('image/avif');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await answer.arrayBuffer()).equals(picture.files.get(360)!)).toBe(true);
      const etag = answer.headers.get('etag')!;
      expect((await ask(path, { ...modern, 'if-none-match': etag })).status).toBe(304);
      const head = await ask(path, modern, 'HEAD');
      expect(Number(head.headers.get('content-length'))).toBe(picture.files.get(360)!.length);
    }
    const social = await ask(`/pictures/media/${id}-social.jpg`);
    expect(social.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await social.arrayBuffer()).equals(picture.social!)).toBe(true);
  });

  test('is drawn for browsers without AVIF, and light for the first glance', async () => {
    const store = await freshStore(engine);
    const id = await keep(store);
    const { ask } = await serveFrom(store);
    const read = async (path: string, accept: string) => {
      const answer = await ask(path, { accept });
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
      return [answer.status, format, width, answer.headers.get('cache-control')];
    };
    const forEver = expect.stringContaining('immutable');
    expect(await read(`/img/media/${id}-480`, 'image/webp')).toEqual([200, 'webp', 480, forEver]);
    expect(await read(`/img/media/${id}-720`, '*/*')).toEqual([200, 'jpeg', 720, forEver]);
    expect(await read(`/img/media/${id}-120-q14`, modern.accept)).toEqual([
      200,
      'heif',
      120,
      forEver,
    ]);
  });

  test('that was knitted has a card for link previews, cut when it is asked for', async () => {
    const store = await freshStore(engine);
    const { social: _social, ...knitted } = await made;
    const { id } = await keepPicture(store, { ...knitted, author: { id: 'p1', name: 'A' }, at: 1 });
    const { ask } = await serveFrom(store);
    const answer = await ask(`/pictures/media/${id}-social.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test('that does not exist, or is named otherwise, is missing', async () => {
    const store = await freshStore(engine);
    const id = await keep(store);
    const { ask } = await serveFrom(store);
    const other = 'f'.repeat(32);
    const missing = [
      `/pictures/media/${other}-360.avif`,
      `/img/media/${other}-360`,
      `/pictures/media/${id}-1440.avif`,
      `/pictures/media/${id}-360.json`,
      `/pictures/media/${id}.json`,
      `/pictures/media/${id.toUpperCase()}-360.avif`,
      `/img/media/${id.slice(1)}-360`,
      '/pictures/media/',
    ];
    for (const path of missing) {
      const { status } = await ask(path, modern);
      expect([path, [301, 404].includes(status)]).toEqual([path, true]);
    }
    expect((await ask(`/img/media/${id}-361`)).status).toBe(400);
  });

  test('is shown without the database once it was, and a new one is asked for later', async () => {
    const store = await freshStore(engine);
    const id = await keep(store);
    let isAway = false;
    const flaky: Pick<Store, 'db' | 'isUnavailable'> = {
      get db() {
        if (isAway) throw new Error('away');
        return store.db;
      },
      isUnavailable: () => isAway,
    };
    const dataDir = await mkdtemp(join(tmpdir(), 'taana-own-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const first = await openOwnFiles({ store: flaky, dataDir });
    expect(await first.findWidths(id)).toEqual([180, 360, 720]);
    expect(await first.read(id, '360.avif')).toBeDefined();
    expect((await readdir(join(dataDir, 'cache/media'))).toSorted()).toEqual(
      [`${id}-360.avif`, `${id}.json`].toSorted(),
    );

    isAway = true;
    const restarted = await openOwnFiles({ store: flaky, dataDir });
    expect(await restarted.findWidths(id)).toEqual([180, 360, 720]);
    expect(await restarted.read(id, '360.avif')).toEqual((await made).files.get(360));
    const images = await openImages({ publicDir: dataDir, dataDir, own: restarted });
    const server = await startTestServer({ images });
    onTestFinished(() => server.remove());
    const answer = await fetch(`${server.url}/pictures/media/${id}-180.avif`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    isAway = false;
    expect((await fetch(`${server.url}/pictures/media/${id}-180.avif`)).status).toBe(200);
  });
});
