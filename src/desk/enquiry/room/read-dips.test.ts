import { expect, test } from 'vitest';
import { readColour, readDip, readHundredths, readStandard } from './read-dips.ts';

test.each([
  ['#2F6C70', { hex: '#2f6c70', lab: null }],
  ['2f6c70', { hex: '#2f6c70', lab: null }],
  ['Lab 100 0 0', { hex: '#ffffff', lab: [100, 0, 0] }],
  ['42, -18, -9', { hex: expect.stringMatching(/^#[\da-f]{6}$/), lab: [42, -18, -9] }],
  ['42 -18', undefined],
  ['teal', undefined],
  ['Lab 142 0 0', undefined],
])('%j is the colour %j', (typed, colour) => {
  expect(readColour(typed)).toEqual(colour);
});

test('a standard is a number, a measurement or a cutting', () => {
  expect(readStandard('#2f6c70', '')).toEqual({ kind: 'hex', hex: '#2f6c70' });
  expect(readStandard('42 -18 -9', '')).toMatchObject({ kind: 'lab', lab: [42, -18, -9] });
  expect(readStandard('#2f6c70', ' your cutting ')).toMatchObject({
    kind: 'swatch',
    what: 'your cutting',
  });
  expect(readStandard('', 'your cutting')).toBeUndefined();
});

test('a dip is measured, or computed later', () => {
  expect(readDip({ colour: '#2f6b70', measured: '0,9', note: '' }, 'A')).toMatchObject({
    name: 'A',
    measured: 90,
  });
  expect(readDip({ colour: '#2f6b70', measured: '', note: '' }, 'B')?.measured).toBeNull();
  expect(readDip({ colour: '#2f6b70', measured: 'much', note: '' }, 'B')).toBeUndefined();
  expect(readHundredths('')).toBeUndefined();
});
