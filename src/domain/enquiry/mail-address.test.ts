import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('an address that may stand in a header', () => {
  test.each([
    'asha@buyer.example',
    'a.b+fabric@mail.buyer.co.in',
    "o'neill@example.ie",
    'ਆਸ਼ਾ@ਉਦਾਹਰਨ.ਭਾਰਤ',
  ])('%s', (address) => expect(isMailAddress(address)).toBe(true));

  test.each([
    '',
    'asha',
    'asha@localhost',
    'a@b.example, c@d.example',
    'Asha <a@b.example>',
    'group: a@b.example;',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\n',
    '"a b"@c.example',
    'a(comment)@b.example',
    '.a@b.example',
    'a..b@c.example',
    'a@-b.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('not %j', (address) => expect(isMailAddress(address)).toBe(false));

  test('never holds what could end or start a header', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const address = `${text}@b.example`;
        if (isMailAddress(address)) expect(address).not.toMatch(/[\s<>(),;:"\\[\]\p{C}]/u);
      }),
      { numRuns: 200 },
    );
  });
});

/** Every UTF-16 unit, halves of pairs too; mostly the ones an address is made of. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));
