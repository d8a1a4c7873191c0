import { expect, test } from 'vitest';
import { foldQuestion, splitWords } from './plain-words.ts';

test.each([
  ['Piqué', 'pique'],
  ['queen’s ‘cord’ `x`', "queen's 'cord' 'x'"],
  ['“lace”', '"lace"'],
  ['160–180—190−200', '160-180-190-200'],
  ['₹50', ' rupees 50'],
  ['a\u200bb\tc', 'a b c'],
  ['नमूना', 'नमूना'],
  ['ﬁne', 'fine'],
])('%j is folded to %j', (text, folded) => expect(foldQuestion(text)).toBe(folded));

test.each([
  ["queen's cord", 'queen cord'],
  ["don't", 'dont'],
  ['t-shirts and t shirt', 'tshirt and tshirt'],
  ['poly-cotton, polyester/cotton, cotton polyester', 'polycotton polycotton polycotton'],
  ['p/c p-c pc t/c', 'polycotton polycotton polycotton polycotton'],
  ['poly and cotton, polyester & cotton', 'polycotton polycotton'],
  ['180 g/m2', '180 gsm'],
  ['180 g/m', '180 gsm'],
  ['180 gm', '180 gm'],
  ['ready-made ready made', 'readymade readymade'],
  ['whats app', 'whatsapp'],
  ['oeko-tex', 'oekotex'],
  ['50% cotton!', '50% cotton'],
])('%j has the words %j', (text, words) => expect(splitWords(text).join(' ')).toBe(words));

test('no more than 200 words are read, and no more than 40 letters of one', () => {
  expect(splitWords('a '.repeat(300))).toHaveLength(200);
  expect(splitWords('x'.repeat(60))).toEqual(['x'.repeat(40)]);
  expect(splitWords(' ?! ')).toEqual([]);
});
