import { expect, test } from 'vitest';
import { categoryFabrics, countByCategory, sortByNumber, designsText } from './category-fabrics.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';

const later = sampleFabric({ number: '14D' });
const first = sampleFabric({ number: '12A' });
const extra = sampleFabric({ number: '11A', extra: true });
const nylon = sampleFabric({ number: '12G', categoryId: 'nylon-classics' });
const all = [later, extra, nylon, first];

test('a category page leaves out the extra list and sorts by number', () => {
  expect(categoryFabrics(all, 'breathable-cotton-nylon-collection')).toEqual([first, later]);
});

test('the count of designs includes the extra list, and collections without any', () => {
  expect([...countByCategory(all)]).toEqual([
    ['polyester-cotton-knits', 0],
    ['breathable-cotton-nylon-collection', 3],
    ['pure-cotton-fabrics', 0],
    ['nylon-classics', 1],
  ]);
});

test('numbers sort by figure, then by letter', () => {
  const sorted = sortByNumber(['14B', '9Z', '12F', '14A', '12A'].map((number) => ({ number })));
  expect(sorted.map((fabric) => fabric.number)).toEqual(['9Z', '12A', '12F', '14A', '14B']);
});

test('designs are counted in words that fit', () => {
  expect([designsText(29), designsText(1), designsText(10, 29), designsText(0)]).toEqual([
    '29 designs',
    '1 design',
    '10 of 29 designs',
    '0 designs',
  ]);
});
