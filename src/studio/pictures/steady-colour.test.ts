import { expect, test } from 'vitest';
import { steadyColour } from './steady-colour.ts';

/** A net: openings that show a grey ground, yarn between them that covers next to nothing. */
const width = 24;
const isOpening = (i: number) => i % 6 < 2 && Math.floor(i / width) % 6 < 2;
const pixels = Array.from({ length: width * width }, (_, i) => i);
const cover = Float32Array.from(pixels, (i) => (isOpening(i) ? 0.9 : 0.004));
const own = Float32Array.from(
  pixels.flatMap((i) => (isOpening(i) ? [0.45, 0.42, 0.4] : [0, 0.004, 0])),
);
const colour = steadyColour(own, cover, width);

test('what covers next to nothing takes the colour of what is around it', () => {
  for (const i of pixels) expect(colour[i * 3]).toBeCloseTo(0.5, 1);
});

test('laid over a shade, no pixel is off by more than three levels', () => {
  for (const i of pixels)
    for (let k = 0; k < 3; k++)
      expect(Math.abs(colour[i * 3 + k]! * cover[i]! - own[i * 3 + k]!)).toBeLessThan(3 / 255);
});
