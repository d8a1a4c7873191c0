import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test.each([
  ['a path', '../../etc/shade card.pdf', 'shade card.pdf'],
  ['a Windows path', 'C:\\Users\\asha\\order.xlsx', 'order.xlsx'],
  ['a mark that turns the writing', 'invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['dots that would hide it', '...hidden.txt', 'hidden.txt'],
])('of %s the plain name is left', (_, name, shown) => {
  expect(safeName(name, 'application/octet-stream')).toBe(shown);
});

test.each([
  [undefined, 'image/jpeg', 'file.jpeg'],
  ['???', 'image/svg+xml', 'file.svgxml'],
  ['CON.txt', 'text/plain', 'file.plain'],
  ['', '', 'file.bin'],
])('a file called %j of type %j is shown as %s', (name, type, shown) => {
  expect(safeName(name, type)).toBe(shown);
});
