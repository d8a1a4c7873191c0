import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import {
  lightQualities,
  lightWidths,
  readImageAddress,
} from '../../src/server/images/image-address.ts';
import { traversals } from '../support/attack/attack-corpus.ts';
import { type AttackServer, startAttackServer } from '../support/attack/attack-server.ts';

let server: AttackServer;
beforeAll(async () => {
  server = await startAttackServer();
});
afterAll(() => server.stop());

const drawn = () => readdir(join(server.dataDir, 'cache/img')).catch(() => [] as string[]);

test('ten thousand widths that no page uses are refused, and no picture is made', async () => {
  const [slug] = fabrics.map((fabric) => fabric.slug);
  const picture = fc.constantFrom(`fabrics/${slug}/macro`, 'scenes/fan', 'scenes/nothing');
  const number = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.nat()).map(String);
  const ending = fc.constantFrom('', '.avif', '.webp', '.jpg', '.png', '.gif', '.svg');
  const path = fc.oneof(
    fc
      .tuple(picture, number, fc.option(number), ending)
      .map(
        ([name, width, quality, end]) =>
          `/img/${name}-${width}${quality ? `-q${quality}` : ''}${end}`,
      ),
    fc.constantFrom(...traversals).map((name) => `/img/${encodeURI(name)}-180-q25.webp`),
    fc.webPath().map((name) => `/img${name}`),
  );
  const unlisted = fc
    .sample(path, { numRuns: 12_000, seed: 7 })
    .filter((each) => {
      const address = readImageAddress(each);
      return address.kind !== 'image' || address.picture.endsWith('nothing');
    })
    .slice(0, 10_000);
  expect(unlisted).toHaveLength(10_000);
  await server.send({ method: 'GET', path: '/img/scenes/fan-180-q25.webp' });
  const [before, files] = [await server.pulse(), await drawn()];

  const odd: string[] = [];
  for (let i = 0; i < unlisted.length; i += 20) {
    const some = unlisted.slice(i, i + 20);
    const replies = await Promise.all(
      some.map((each) => server.send({ method: 'GET', path: each })),
    );
    replies.forEach(({ status, ms }, at) => {
      if (![301, 400, 404].includes(status) || ms > 1000) odd.push(`${status} ${ms} ${some[at]}`);
    });
  }
  expect(odd).toEqual([]);
  expect(await drawn()).toEqual(files);
  const after = await server.pulse();
  expect(after.own).toBeLessThanOrEqual(50);
  expect(after.rss - before.rss).toBeLessThan(48 * 1024 * 1024);
  console.log({
    requests: unlisted.length,
    gapMs: after.own,
    grownMb: (after.rss - before.rss) / 1e6,
  });
}, 300_000);

test('each listed size is made once, however often it is requested', async () => {
  const sizes = lightWidths.flatMap((width) =>
    lightQualities.map((quality) => `${width}-q${quality}`),
  );
  const ask = (nth: number) =>
    server.send({ method: 'GET', path: `/img/scenes/fan-${sizes[nth % sizes.length]}.jpg` });
  const replies = await Promise.all(Array.from({ length: sizes.length * 4 }, (_, i) => ask(i)));
  expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  const files = (await drawn()).filter((name) => name.endsWith('.jpg'));
  expect(files.length).toBeLessThanOrEqual(sizes.length);
}, 120_000);
