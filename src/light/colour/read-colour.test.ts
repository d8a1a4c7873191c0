import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

const read = (text: string) => {
  const colour = readColour(text);
  return colour.ok ? colour.hex : colour.fault;
};

test.each([
  ['#1F6D72', '#1f6d72'],
  ['1f6d72', '#1f6d72'],
  [' #abc ', '#aabbcc'],
  ['31 109 114', '#1f6d72'],
  ['rgb(31, 109, 114)', '#1f6d72'],
  ['120 120 120', '#787878'],
  ['Lab 42 -22 -9', '#1d6e71'],
  ['L*=42 a*=−22 b*=−9', '#1d6e71'],
  ['42.0 -22 -9', '#1d6e71'],
])('%s is %s', (text, hex) => {
  expect(read(text)).toBe(hex);
});

test.each([
  ['teal', /Write it as/],
  ['', /Write it as/],
  ['12 12', /Write it as/],
  ['300 0 0', /0 to 255/],
  ['Lab 142 0 0', /0 to 100/],
  ['<script>1 2 3', /Write it as/],
])('%s is not a colour, and the answer says how to write one', (text, fault) => {
  expect(read(text)).toMatch(fault);
});

test('a colour no screen shows is told, and shown as clear as it goes', () => {
  const colour = readColour('Lab 50 -80 -20');
  expect(colour).toMatchObject({ ok: true, beyondScreen: true });
  expect(read('Lab 50 -80 -20')).toMatch(/^#00/);
});
