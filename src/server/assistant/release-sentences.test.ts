import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findForbidden } from '../../domain/assistant/forbidden.ts';
import { releaseSentences, Unsayable } from './release-sentences.ts';

/** The text in pieces of any size, as a network would cut it. */
function pieces(text: string, sizes: readonly number[]): string[] {
  const cut: string[] = [];
  let at = 0;
  for (const size of sizes) {
    cut.push(text.slice(at, at + size));
    at += size;
  }
  return [...cut, text.slice(at)];
}

const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 });

test('an honest answer arrives whole, however it is cut', () => {
  const text = 'Bulk starts at 300–500 m. Lead time: 10–21 days!\n\n- [14B](/fabrics/x)\n- more';
  fc.assert(
    fc.property(sizes, (list) => {
      const sentences = releaseSentences();
      const shown = pieces(text, list).map((piece) => sentences.add(piece));
      expect(shown.join('') + sentences.end()).toBe(text);
    }),
  );
});

test('what must not be stated is never shown, however it is cut', () => {
  const bad = [
    'It is soft. The price is ₹180 per metre. Shall I go on?',
    'Good choice! We have 500 metres ready to ship. Yes.',
    'Fine cloth. All of it is GOTS certified. Bye.',
    'About Rs. 200 a metre.',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...bad), sizes, (text, list) => {
      const sentences = releaseSentences();
      let shown = '';
      expect(() => {
        for (const piece of pieces(text, list)) shown += sentences.add(piece);
        shown += sentences.end();
      }).toThrow(Unsayable);
      expect(findForbidden(shown)).toBeUndefined();
    }),
  );
});

test('an answer without an end is given up', () => {
  const sentences = releaseSentences();
  expect(() => {
    for (let i = 0; i < 2000; i += 1) sentences.add('and on ');
  }).toThrow('does not end');
});
