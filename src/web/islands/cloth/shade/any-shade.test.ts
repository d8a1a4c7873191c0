import { expect, test } from 'vitest';
import { readColour } from '../../../../light/colour/read-colour.ts';
import { anyShade, sayShade } from './any-shade.ts';
import { hexFromHsv, hsvFromHex } from './hsv.ts';
import { cardShade } from './shade-state.ts';

const record = {
  shades: [
    { name: 'Morpankh', hex: '#125a60' },
    { name: 'Sindoor', hex: '#c73a22' },
  ],
  fibres: [{ fibre: 'cotton', percent: 100 }],
} as const;
const shadeOf = (text: string) => {
  const read = readColour(text);
  if (!read.ok) throw new Error(read.fault);
  return anyShade(read.lab, record);
};

test('a colour the cloth can take is shown as it is, with its neighbour', () => {
  const shade = shadeOf('#1f6d72');
  expect(shade).toMatchObject({ hex: '#1f6d72', near: { words: 'lighter than' } });
  expect(shade.refused).toBeUndefined();
  expect(sayShade(shade, record.shades)).toBe(
    'dyed to #1F6D72 (Lab 42 -21 -10), lighter than Morpankh',
  );
});

test('one that it cannot take says so and shows the nearest', () => {
  const shade = shadeOf('#00ff00');
  expect(shade.refused).toBe('Too bright for cotton');
  expect(shade.hex).not.toBe('#00ff00');
});

test('a shade of the card is called by its name', () => {
  expect(sayShade(cardShade(record.shades, 1), record.shades)).toBe('in Sindoor #C73A22');
});

test('the picker’s hue, clearness and depth come back as the same colour', () => {
  for (const hex of ['#1f6d72', '#000000', '#ffffff', '#c73a22', '#7fa7c5', '#808080'])
    expect(hexFromHsv(hsvFromHex(hex))).toBe(hex);
});
