import { expect, test } from 'vitest';
import { linearFromHex } from './colour/encode-srgb.ts';
import { luminance, openedLight, wantedLight } from './exposure.ts';
import { threadLooks } from './thread-looks.ts';

const thread = { spun: true, gloss: 0.2 } as const;
const wantedOf = (hex: string, family: 'tricot' | 'net') =>
  threadLooks([thread], linearFromHex(hex), family)[0]!.wanted;

test('a photographer opens the exposure near black and nowhere else', () => {
  for (const hex of ['#24365f', '#a23b2a', '#cdbb98', '#ece7dc', '#66784f'])
    expect(openedLight(linearFromHex(hex))).toBe(0);
  const black = linearFromHex('#211d1e');
  expect(wantedLight(black) + openedLight(black)).toBeGreaterThan(1.5 * luminance(...black));
});

test('what is darker stays darker, opened or not', () => {
  const greys = Array.from({ length: 90 }, (_, i) => i.toString(16).padStart(2, '0').repeat(3));
  const light = greys.map((grey) => wantedOf(`#${grey}`, 'tricot'));
  for (let i = 1; i < light.length; i++) expect(light[i]).toBeGreaterThanOrEqual(light[i - 1]!);
});

test('over a pale ground, which would bleach, a black net keeps its own exposure', () => {
  expect(wantedOf('#211d1e', 'net')).toBe(wantedLight(linearFromHex('#211d1e')));
});
