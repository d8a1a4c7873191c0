import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { readQuestion } from '../read-question.ts';
import { noWishes } from '../wishes.ts';
import { markNegated } from './mark-negated.ts';
import { mergeWishes } from './merge-wishes.ts';
import { metresForPieces, type Pieces, readPieces } from './read-pieces.ts';
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
])('%s has so many questions', (text, count) => {
  expect(splitQuestions(text)).toHaveLength(count);
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

  test('one of two that were compared is picked', () => {
    const subject = fabrics.filter(({ number }) => number === '14B' || number === '14J');
    const { picked } = resolveQuestion(read('which one is lighter'), { ...newThread, subject });
    expect(picked?.fits.map(({ number }) => number)).toEqual(['14J']);
  });
});
