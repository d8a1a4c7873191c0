import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { type ClothDesign, designOf } from '../../domain/cloth-design/cloth-design.ts';
import { loomBook } from '../../domain/cloth-design/loom-book.ts';
import { knit } from '../knit/knit.ts';
import { explainGsm } from '../weight/explain-gsm.ts';
import { judgeDesign } from './judge-design.ts';
import { mendDesign } from './mend-design.ts';

const book = loomBook(shippedContent);
const find = (slug: string): ClothDesign =>
  designOf(
    shippedContent.fabrics.find((fabric) => fabric.slug === slug)!,
    book,
  )!;
const tricot = find('tricot-premium-12b');

test.each(shippedContent.fabrics.map((fabric) => [fabric.slug, fabric] as const))(
  '%s can be knitted',
  (_, fabric) => {
    const verdict = judgeDesign(designOf(fabric, book)!, book);
    expect(verdict).toMatchObject({ can: true, head: 'It can be knitted.' });
  },
);

test('what can be knitted is said with its machine', () => {
  const weights = explainGsm({ ...judgeCloth(tricot) });
  expect(judgeDesign(tricot, book, weights)).toMatchObject({
    can: true,
    more: 'Every needle is fed in all 2 courses, on a 2-bar tricot machine, E28, that we have.',
  });
});

describe('what cannot be knitted names its fault and one mend', () => {
  const change = (part: Partial<ClothDesign>): ClothDesign => ({ ...tricot, ...part });
  const letter = Object.keys(tricot.yarns)[0]!;
  const bars = (...list: [string, string][]) =>
    list.map(([lapping, threading]) => ({ lapping, threading }));
  test.each<[string, ClothDesign, RegExp, string]>([
    [
      'an empty guide',
      change({ bars: bars(['1-0/1-2//', `${letter}.`], ['1-0/1-2//', `${letter}.`]) }),
      /^Needle \d is never fed in course \d\.$/,
      'Thread every guide again',
    ],
    [
      'a needle that both bars pass by',
      change({ bars: bars(['1-0/2-2//', letter], ['1-0/0-0//', letter]) }),
      /^Needle \d/,
      'Let the last bar knit every needle',
    ],
    [
      'an inlay in front',
      change({ bars: bars(['0-0/3-3//', letter], ['1-0/1-2//', letter]) }),
      /Bar 1 lays in/,
      'Put the knitting bars in front',
    ],
    [
      'a gauge that the mill has not',
      change({ machine: { ...tricot.machine, gauge: 36 } }),
      /no tricot machine of gauge E36/,
      'Knit it on tricot E32',
    ],
    [
      'bars that never meet again',
      change({
        bars: bars(['1-0/1-2//', letter.repeat(16)], ['1-2/1-0//', letter.repeat(17)]),
      }),
      /meet again only after 272/,
      'Begin again after 16 ends',
    ],
    [
      'yarn too thick',
      change({ yarns: { [letter]: { yarn: 'cottonNe20Folded' } } }),
      /fill \d+ % of a wale/,
      'Take finer yarn',
    ],
    [
      'raised cloth with other bars',
      change({ family: 'raised' }),
      /only with the bars of our own book/,
      'Knit it plain, without the figure',
    ],
  ])('%s', (_, design, head, label) => {
    const verdict = judgeDesign(design, book);
    expect(verdict.can).toBe(false);
    expect(verdict.head).toMatch(head);
    const mend = mendDesign(design, book)!;
    expect(mend.label).toBe(label);
    expect(judgeDesign(mend.design, book).can).toBe(true);
  });

  test('a yarn that the mill does not keep', () => {
    const verdict = judgeDesign(change({ yarns: { [letter]: { yarn: 'silk' } } }), book);
    expect(verdict.head).toBe('The mill does not keep one of these yarns.');
  });

  test('elastane in front, or too much of it', () => {
    const stretch = designOf(
      shippedContent.fabrics.find(({ yarns }) =>
        Object.values(yarns).some((yarn) => yarn.make === 'bare elastane'),
      )!,
      book,
    )!;
    expect(judgeDesign({ ...stretch, bars: stretch.bars.toReversed() }, book).can).toBe(false);
  });
});

test('whatever the instrument calls knittable knits, weighs 25 to 450 GSM and closes', () => {
  let knitted = 0;
  const yarn = fc.constantFrom(...Object.keys(book.yarns));
  const link = fc
    .tuple(fc.nat(5), fc.constantFrom(-1, 0, 1, 1, -1))
    .map(([from, step]) => `${from}-${Math.max(0, from + step)}`);
  const bar = fc.record({
    lapping: fc.array(link, { minLength: 1, maxLength: 4 }).map((links) => `${links.join('/')}//`),
    threading: fc.stringMatching(/^[AB.]{1,4}$/),
  });
  const design = fc
    .record({
      bars: fc.array(bar, { minLength: 1, maxLength: 3 }),
      a: yarn,
      b: yarn,
      machine: fc.constantFrom(...shippedContent.fabrics.map((fabric) => fabric.machine)),
      courses: fc.integer({ min: 9, max: 36 }),
    })
    .map(({ bars, a, b, machine, courses }): ClothDesign => ({
      family: 'tricot',
      bars,
      yarns: { A: { yarn: a }, B: { yarn: b } },
      machine: { ...machine, coursesPerCm: courses },
      shade: '#b8322a',
    }));
  fc.assert(
    fc.property(design, (any) => {
      const first = judgeDesign(any, book).can ? any : mendDesign(any, book)?.design;
      const noted = first && judgeDesign(first, book);
      if (!first || !noted?.can) return;
      const weights = explainGsm(noted.cloth);
      const verdict = judgeDesign(first, book, weights);
      if (!verdict.can) return;
      knitted++;
      const gsm = weights.reduce((sum, each) => sum + each.gsm, 0);
      expect(gsm).toBeGreaterThanOrEqual(24.5);
      expect(gsm).toBeLessThanOrEqual(450.5);
      const cloth = knit(verdict.cloth, { minWidth: 0, minHeight: 0 });
      for (const { points, count, tilesX, tilesY } of cloth.paths) {
        const last = (count - 1) * 4;
        expect(points[last]! - points[0]! - tilesX * cloth.width).toBeCloseTo(0, 3);
        expect(points[last + 1]! - points[1]! - tilesY * cloth.height).toBeCloseTo(0, 3);
      }
    }),
    { numRuns: 150 },
  );
  expect(knitted).toBeGreaterThan(30);
});

function judgeCloth(design: ClothDesign) {
  const verdict = judgeDesign(design, book);
  if (!verdict.can) throw new Error(verdict.head);
  return verdict.cloth;
}
