import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeStrip, shrunk } from './encode-strip.ts';

/** Openings of a net, four pixels wide, that show a grey; yarn between them that covers nothing. */
const size = { width: 32, height: 64 } as const;
const bytes = new Uint8Array(size.width * size.height * 4);
for (let i = 0; i < bytes.length / 4; i++) bytes.set([120, 115, 110, i % 16 < 4 ? 230 : 0], i * 4);
const strip = { ...size, channels: 4 as const, bytes };

test('a strip made smaller keeps its colour where nothing is covered, and its mean cover', () => {
  const small = shrunk(strip, 16);
  expect([small.width, small.height]).toEqual([16, 32]);
  const mean = (from: Uint8Array) =>
    from.reduce((sum, value, k) => sum + (k % 4 === 3 ? value : 0), 0) / (from.length / 4);
  for (let i = 0; i < small.bytes.length; i += 4)
    expect([...small.bytes.subarray(i, i + 3)]).toEqual([120, 115, 110]);
  expect(mean(small.bytes)).toBeCloseTo(mean(bytes), 0);
});

test('no file of it has a speck', async () => {
  const { files, facts } = await encodeStrip(strip, { widths: [16, 32], quality: 24 });
  expect(facts.widths).toEqual([16, 32]);
  for (const file of files.values()) {
    const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i += 4) expect(Math.abs(data[i]! - 120)).toBeLessThan(16);
  }
});
