import { describe, expect, test } from 'vitest';
import { isHarmless } from './receipt-facts.ts';
import { Html, markup } from './markup.ts';
import { oneLine, spellTime } from './spelling.ts';

describe('a name that is repeated in a mail', () => {
  test.each(['Asha Verma', '14B Locknit', 'St. Mary', 'x'.repeat(80), '987654'])(
    'may be %j',
    (text) => expect(isHarmless(text)).toBe(true),
  );

  test.each([
    'http://x',
    'www.pills',
    'WWW.PILLS',
    'a@b',
    'pills.example',
    'PILLS.EXAMPLE',
    '9876543',
    'x'.repeat(81),
  ])('is no advertisement such as %j', (text) => expect(isHarmless(text)).toBe(false));
});

test('markup escapes whatever it is given, and only that', () => {
  const name = `<b title="x">&'`;
  expect(markup`<p>${name} ${7}</p>`.text).toBe('<p>&#60;b title=&#34;x&#34;&#62;&#38;&#39; 7</p>');
  const parts = [markup`<i>${'a'}</i>`, new Html('<hr>')];
  expect(markup`${parts}|${parts[0]!}`.text).toBe('<i>a</i><hr>|<i>a</i>');
});

test('a line for a header has no breaks, no direction marks and a bounded length', () => {
  expect(oneLine(' a\r\nBcc: b\u2028c \u202ed ')).toBe('a Bcc: b c d');
  expect(oneLine('x'.repeat(120))).toBe('x'.repeat(120));
  expect(oneLine('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`);
  expect(oneLine('abc def', 5)).toBe('abc…');
});

test('a moment is spelt in India time', () => {
  expect(spellTime(Date.parse('2026-11-16T12:30:00Z'))).toBe(
    'Monday 16 November, 6:00 pm, India time',
  );
});
