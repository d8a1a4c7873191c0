import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAll, printable } from './printable.ts';

const latin = (letter: number) => letter >= 0x20 && letter < 0x100;

test.each([
  ['Locknit 14B, 140 GSM', 'Locknit 14B, 140 GSM'],
  ['Café', 'Café'],
  ['Cafe\u0301', 'Café'],
  ['Şirin Ēvelin', 'Sirin Evelin'],
  ['ਤਾਣਾ', '????'],
  ['two\nlines', 'two\nlines'],
  ['\u202eturned\u200b', 'turned'],
  ['👍', '?'],
])('%j is printed as %j', (text, printed) => expect(printable(text, latin)).toBe(printed));

test('whatever is typed, only letters of the face are left', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff)), (codes) => {
      const printed = printable(String.fromCodePoint(...codes), latin).replaceAll('\n', '');
      expect(printed === '' || hasAll(printed, latin)).toBe(true);
    }),
  );
});
