import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { readQuestion } from '../read-question.ts';
import { noWishes } from '../wishes.ts';
import { markNegated } from './mark-negated.ts';
import { mergeWishes } from './merge-wishes.ts';
import { cutOf, metresForPieces, type Pieces, readPieces } from './read-pieces.ts';
import { resolveQuestion } from './resolve-question.ts';
import { splitQuestions } from './split-questions.ts';
import { newThread } from './thread.ts';

const { fabrics } = shippedContent;
const read = (text: string) => readQuestion(text, fabrics);

describe('what is denied', () => {
  const unwanted = (text: string) => markNegated([text.split(' ')]).unwanted;

  test.each([
    ['cotton but not lace', ['lace']],
    ['without lace and net in cotton', ['lace', 'net']],
    ['not for lingerie', ['lingerie']],
    ['do not want stripes or checks', ['stripes', 'checks']],
    ['net but nylon nahi', ['nylon']],
    ['edge se nahi curl', ['curl']],
    ['anything but satin', ['satin']],
    ['does not crease for staff uniforms', []],
    ['ladder proof cotton', ['ladder']],
  ])('%s', (text, words) => expect(unwanted(text)).toEqual(words));

  test('a comma ends it', () => {
    expect(read('not black, grey').wishes.colour).toBe('grey');
    expect(read('no polyester').wishes.excluded.fibres).toEqual(['polyester']);
  });
});

test.each([
  ['Which cloth for a polo, and how many metres do 80 kg make?', 2],
  ['What is the MOQ? Do you ship to Oman? Where are you?', 3],
  ['2000 t-shirts, how many metres of 160 GSM?', 1],
  ['price and delivery time for navy polos', 1],
  ['Linings; satin; below 110 GSM', 1],
  ['What is the MOQ; navy linings', 2],
])('%s has so many questions', (text, count) => {
  expect(splitQuestions(text)).toHaveLength(count);
});

test.each([
  'ok? What is the MOQ?',
  'What is the MOQ? And? Do you ship to Oman?',
  'Do you ship to Oman? ok?',
  'hi? ',
])('of “%s” no word is lost', (text) => {
  const words = (of: string) => of.split(/\s+/).filter(Boolean);
  expect(splitQuestions(text).flatMap(words)).toEqual(words(text));
});

test('pieces count the garment only where it has no count of its own', () => {
  const counts = (text: string) => readPieces(text.split(' ')).map(({ count }) => count);
  expect(counts('polo in navy 500 pieces')).toEqual([500]);
  expect(counts('600 polo packed as 50 pieces')).toEqual([600]);
});

test('one garment is counted only where its cloth is asked for', () => {
  const counts = (text: string) => readPieces(text.split(' ')).map(({ count }) => count);
  expect(counts('how much cloth for one kurta')).toEqual([1]);
  expect(counts('how many metres per kurta')).toEqual([1]);
  expect(counts('how much is one kurta')).toEqual([]);
  expect(counts('cloth for one kurta')).toEqual([]);
});

test('T-shirts for children are smaller, whatever else is said', () => {
  const [kids] = readPieces('500 tshirt for kids in navy'.split(' ')) as [Pieces];
  const [adult] = readPieces('500 tshirt in navy'.split(' ')) as [Pieces];
  expect([kids.garment.use, adult.garment.use]).toEqual(['Childrenswear', 'T-shirts']);
  expect(metresForPieces(kids, 60)).toBeLessThan(metresForPieces(adult, 60));
  const [polos] = readPieces('500 kids polo'.split(' ')) as [Pieces];
  expect(polos.garment.use).toBe('Polos');
});

test('garments are counted and become metres, the narrower the cloth the more', () => {
  const [pieces] = readPieces('2000 tshirt how many metres'.split(' ')) as [Pieces];
  expect(pieces).toMatchObject({ count: 2000, garment: { name: 'T-shirts' } });
  expect(Math.round(metresForPieces(pieces, 60))).toBe(1651);
  expect(metresForPieces(pieces, 58)).toBeGreaterThan(metresForPieces(pieces, 60));
  expect(readPieces('160 180 gsm for dresses'.split(' '))).toEqual([]);
  const [large] = readPieces('2000 tshirt size xl'.split(' ')) as [Pieces];
  expect(metresForPieces(large, 60)).toBeCloseTo(1.21 * metresForPieces(pieces, 60));
  expect(
    readPieces('600 polo and 400 tshirt'.split(' ')).map(({ count, garment }) => [
      count,
      garment.name,
    ]),
  ).toEqual([
    [600, 'polos'],
    [400, 'T-shirts'],
  ]);
});

test.each([
  ['s', 0.95],
  ['l', 1.05],
  ['xl', 1.1],
  ['xxl', 1.15],
])('size %s is cut longer and wider than M by its share', (size, scale) => {
  const [middle] = readPieces('2000 tshirt'.split(' ')) as [Pieces];
  const [other] = readPieces(`2000 tshirt size ${size}`.split(' ')) as [Pieces];
  expect(metresForPieces(other, 60)).toBeCloseTo(scale ** 2 * metresForPieces(middle, 60));
  expect(cutOf(other)).toEqual({
    size: `adult size ${size.toUpperCase()}`,
    length: Math.round(104 * scale),
    around: Math.round(110 * scale),
  });
});

test.each([
  'nylon is fine',
  'nylon is also fine',
  'nylon is perfectly fine',
  'nylon too is fine',
  'nylon is equally ok',
  'nylon bhi chalega',
])('“%s” allows it beside what was asked for', (text) =>
  expect(read(text).pointer.allows).toBe(true),
);

describe('the next words change the search', () => {
  const after = (...texts: readonly string[]) =>
    texts.reduce((wishes, text) => {
      const { wishes: said, pointer } = read(text);
      return mergeWishes(wishes, said, pointer);
    }, noWishes);

  test('of the same field they replace what was said, of another they add to it', () => {
    expect(after('cotton', 'under 150 gsm', 'nylon')).toMatchObject({
      categories: ['nylon-classics'],
      gsm: { to: 150 },
    });
  });

  test('whoever changes their mind is believed', () => {
    expect(after('lace', 'not lace')).toMatchObject({
      families: [],
      excluded: { families: ['lace'] },
    });
    expect(after('no nylon', 'nylon')).toMatchObject({
      categories: ['nylon-classics'],
      excluded: { fibres: [] },
    });
    expect(after('no nylon', 'nylon is fine')).toEqual(noWishes);
    expect(after('polos in navy', 'any colour')).not.toHaveProperty('colour');
  });
});

describe('a question means something after what was said before', () => {
  const listed = fabrics.slice(0, 3);

  test('a place in the list is a fabric; without a list it is asked back, once', () => {
    expect(resolveQuestion(read('the second one'), { ...newThread, listed }).chosen).toEqual([
      listed[1],
    ]);
    const asked = resolveQuestion(read('the second one'), newThread);
    expect(asked.asks).toMatch(/\?/);
    const vague = resolveQuestion(read('I need fabric'), newThread);
    expect(vague.asks).toMatch(/\?/);
    expect(resolveQuestion(read('not sure yet'), { ...vague.next, listed: [] })).toMatchObject({
      isSearch: true,
    });
  });

  test('a comparison goes on from the fabric before and leaves it out', () => {
    const [first] = listed;
    const { question, anchor } = resolveQuestion(read('something lighter'), {
      ...newThread,
      listed,
    });
    expect(anchor).toEqual({ fabric: first, than: 'lighter' });
    expect(question.wishes).toMatchObject({ gsm: { to: 159 }, excluded: { slugs: [first!.slug] } });
  });

  test.each([
    ['something lighter', ['gsm']],
    ['something heavier', ['gsm']],
    ['something softer', []],
    ['something lighter in black', ['colour', 'gsm']],
    ['something softer in nylon', ['categories']],
  ])('of “%s” the newest words are the last to be given up', (text, newest) => {
    const resolved = resolveQuestion(read(text), { ...newThread, listed });
    expect(resolved.newest.toSorted()).toEqual(newest);
  });

  test('a comparison with a place goes on from the fabric at that place', () => {
    const { anchor, question } = resolveQuestion(read('lighter than the second'), {
      ...newThread,
      listed,
    });
    expect(anchor).toEqual({ fabric: listed[1], than: 'lighter' });
    expect(question.wishes.excluded.slugs).toEqual([listed[1]!.slug]);
  });

  test('something similar is of the same construction and another fabric', () => {
    const subject = listed.slice(0, 1);
    const { question, next } = resolveQuestion(read('something similar'), {
      ...newThread,
      subject,
    });
    expect(question.wishes).toMatchObject({
      families: [subject[0]!.construction.family],
      excluded: { slugs: [subject[0]!.slug] },
    });
    // It is left out of this list only.
    expect(next).toMatchObject({ subject, search: { excluded: { slugs: [] } } });
  });

  test.each([
    ['do you have that in cotton', true],
    ['do you have that in cotton for polos', false],
  ])('“%s” looks for the same construction: %s', (text, isSame) => {
    const subject = fabrics.filter(({ number }) => number === '14B');
    const { question } = resolveQuestion(read(text), { ...newThread, subject });
    expect(question.wishes.families).toEqual(isSame ? ['locknit'] : []);
  });

  test('“its” means the first that was shown; a word alone asks of all that were', () => {
    const chosen = (text: string) =>
      resolveQuestion(read(text), { ...newThread, listed: fabrics.slice(0, 5) }).chosen;
    expect(chosen('what is its width')).toEqual(listed.slice(0, 1));
    expect(chosen('width?')).toEqual(listed);
  });

  describe('a length that was said before', () => {
    const thread = { ...newThread, listed, quantity: { metres: 1500 } };
    const calculated = (text: string) =>
      resolveQuestion(read(text), thread).next.calculation?.measures.metres;

    test('is weighed when its weight is asked for', () => {
      expect(calculated('what does the first weigh')).toBe(1500);
    });
    test('gives way to another length', () => {
      expect(calculated('what do 200 m weigh')).toBe(200);
    });
    test('is not meant by a long question that speaks of weighing', () => {
      const long = 'please tell me how you pack the rolls and how much each may weigh';
      expect(calculated(long)).toBeUndefined();
    });
  });

  test('one of two that were compared is picked', () => {
    const subject = fabrics.filter(({ number }) => number === '14B' || number === '14J');
    const { picked } = resolveQuestion(read('which one is lighter'), { ...newThread, subject });
    expect(picked?.fits.map(({ number }) => number)).toEqual(['14J']);
  });
});
