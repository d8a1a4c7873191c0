import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { afterAll, expect, test } from 'vitest';
import { checkU3ma } from '../../../tests/support/swatch/check-u3ma.ts';
import { checkZip, readZip } from '../../../tests/support/swatch/read-zip.ts';
import { writeSwatches } from './write-swatches.ts';

const folder = mkdtempSync(join(tmpdir(), 'swatches-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('writes the three files of a fabric in any shade, each as its readers want it', async () => {
  const slug = 'power-net-premium-15g';
  const files = await writeSwatches(slug, '1f6d72', folder);
  expect(files.map((file) => basename(file)).toSorted()).toEqual([
    `${slug}-1f6d72-maps.zip`,
    `${slug}-1f6d72.glb`,
    `${slug}-1f6d72.u3ma`,
  ]);
  const read = (end: string) => readFileSync(files.find((file) => file.endsWith(end))!);
  const { issues } = await validateBytes(read('.glb'));
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(await checkU3ma(read('.u3ma'))).toEqual([]);
  const maps = read('.zip');
  expect(checkZip(maps)).toEqual([]);
  expect(readZip(maps).has(`${slug}.mtlx`)).toBe(true);
});

test.each([
  ['no-such-cloth', undefined, /no-such-cloth/],
  ['power-net-premium-15g', 'Nowhere', /has no shade Nowhere\. Name one of its card/],
])('refuses %s in %s with a sentence, and writes nothing', async (slug, shade, sentence) => {
  const nothing = join(folder, 'nothing');
  await expect(writeSwatches(slug, shade, nothing)).rejects.toThrow(sentence);
  expect(existsSync(nothing)).toBe(false);
});
