import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fabricName } from '../fabric/fabric.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { searchFabrics } from './search-fabrics.ts';

const locknit = sampleFabric({ id: 41 });
const cord = sampleFabric({ id: 52, number: '17A', title: 'Queen’s Cord Premium' });
const pique = sampleFabric({
  id: 63,
  number: '22A',
  title: 'Honeycomb Piqué',
  composition: '100% Cotton',
});
const premium = sampleFabric({ id: 7, number: '14K', title: 'Locknit Premium' });
const all = [locknit, cord, pique];

describe('searchFabrics', () => {
  test.each([
    ['a name, whatever its case', 'LOCKNIT', [locknit]],
    ['a number', '17a', [cord]],
    ['a number before the name', '14b locknit', [locknit]],
    ['a number after the name', 'honeycomb piqué 22', [pique]],
    ['an id', '63', [pique]],
    ['a composition', 'cotton/nylon', [locknit, cord]],
    ['part of a word', 'comb', [pique]],
    ['a name without its accent', 'pique', [pique]],
    ['a name with a plain apostrophe', "queen's", [cord]],
    ['nothing: everything', '  ', all],
    ['a word that no fabric has', 'denim', []],
    ['signs of a pattern as plain text', '.*', []],
  ])('finds by %s', (_, term, found) => {
    expect(searchFabrics(all, term)).toEqual(found);
  });

  test.each([
    'Locknit 14K',
    '14k locknit',
    'premium 14K',
    'Locknit Premium 14K',
    '14K premium locknit',
  ])('finds by a word of the title and the number, in any order: %s', (term) =>
    expect(searchFabrics([...all, premium], term)).toEqual([premium]),
  );

  test('finds nothing by words that are not all its own', () => {
    expect(searchFabrics([...all, premium], 'Locknit 17A')).toEqual([]);
  });

  test('any piece of a fabric’s name finds that fabric', () => {
    const name = fabricName(cord);
    const position = fc.nat({ max: name.length });
    fc.assert(
      fc.property(position, position, (a, b) => {
        const piece = name.slice(Math.min(a, b), Math.max(a, b));
        expect(searchFabrics(all, piece)).toContain(cord);
      }),
    );
  });
});
