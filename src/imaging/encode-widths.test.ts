import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeWidths } from './encode-widths.ts';
import { meanColour } from './mean-colour.ts';

const plain = (width: number, height: number, [r, g, b]: readonly [number, number, number]) => ({
  width,
  height,
  channels: 3 as const,
  bytes: new Uint8Array(width * height * 3).map((_, i) => [r, g, b][i % 3]!),
});

test('every width is an AVIF of that width without any metadata', async () => {
  const made = await encodeWidths(plain(720, 480, [30, 60, 120]), {
    widths: [180, 360, 720],
    quality: 55,
  });
  expect([...made.files.keys()]).toEqual([180, 360, 720]);
  for (const [width, bytes] of made.files) {
    const read = await sharp(bytes).metadata();
    expect(read).toMatchObject({ width, height: (width * 2) / 3, compression: 'av1' });
    expect([read.exif, read.xmp, read.icc, read.orientation]).toEqual(Array(4).fill(undefined));
  }
  expect(made.facts).toMatchObject({ width: 720, height: 480, widths: [180, 360, 720] });
  expect(made.facts.dominant).toBe('#1e3c78');
  expect(made.facts.placeholder).toMatch(/^data:image\/avif;base64,/);
  expect(made.social).toBeUndefined();
});

test('the card of a link preview is a JPEG of 1200 × 630', async () => {
  const { social } = await encodeWidths(plain(360, 360, [9, 9, 9]), {
    widths: [180],
    quality: 55,
    social: true,
  });
  expect(await sharp(social).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('what is transparent has no part in the mean colour', () => {
  const bytes = Uint8Array.from({ length: 7 * 4 * 2 }, (_, i) => (i < 28 ? 255 : 0));
  bytes.fill(0, 28);
  expect(meanColour({ width: 14, height: 1, channels: 4, bytes })).toBe('#ffffff');
});
