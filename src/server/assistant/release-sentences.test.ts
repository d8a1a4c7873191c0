import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { inventedClaims } from '../../../tests/support/assistant/invented-claims.ts';
import { openGuard } from './guard/open-guard.ts';
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
const guardFor = (content: string) => openGuard(shippedContent, [{ role: 'user', content }]);

test('an honest answer arrives whole, however it is cut', () => {
  const text =
    'Bulk starts at 300–500 m per colour. Lead time: 10–21 days from the approved shade!\n\n1. Choose in the [catalogue](/catalogue).\n2. See [14B: Locknit Premium](/fabrics/locknit-premium-14b)\n- more';
  fc.assert(
    fc.property(sizes, (list) => {
      const sentences = releaseSentences(guardFor('MOQ?'));
      const shown = pieces(text, list).map((piece) => sentences.add(piece));
      expect(shown.join('') + sentences.end()).toBe(text);
    }),
  );
});

test('sentences are released as soon as they are whole', () => {
  const sentences = releaseSentences(guardFor('MOQ?'));
  expect(sentences.add('Bulk starts at 300–500 m per colour. Sampling')).toBe(
    'Bulk starts at 300–500 m per colour.',
  );
  expect(sentences.add(' starts at 5–10 m per shade.')).toBe('');
  expect(sentences.end()).toBe(' Sampling starts at 5–10 m per shade.');
});

test('an invented claim is never shown, not even its beginning, however it is cut', () => {
  const claims = Object.values(inventedClaims).flat();
  fc.assert(
    fc.property(fc.constantFrom(...claims), sizes, ({ asked = 'Please.', said }, list) => {
      const sentences = releaseSentences(guardFor(asked));
      const before = 'It is a soft cloth. ';
      let shown = '';
      expect(() => {
        for (const piece of pieces(before + said, list)) shown += sentences.add(piece);
        shown += sentences.end();
      }).toThrow(Unsayable);
      // Of an answer of several sentences the honest ones before may have been shown.
      expect(shown.startsWith('It is a soft cloth.') || shown === '').toBe(true);
      expect(guardFor(asked).judge(shown)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('an answer without an end is given up', () => {
  const sentences = releaseSentences(guardFor('MOQ?'));
  expect(() => {
    for (let i = 0; i < 2000; i += 1) sentences.add('and on ');
  }).toThrow('does not end');
});
