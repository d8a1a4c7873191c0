import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FabricBookAnswer, FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { readBookQuery, stateWords, viewBook } from './book-view.ts';
import { spellFaults } from './publish-faults.tsx';
import { findIn, indexBook, nearestSearch } from './search-book.ts';

function line(key: string, more: Partial<FabricLine> = {}): FabricLine {
  return {
    key,
    number: key.toUpperCase(),
    title: 'Locknit Premium',
    collection: 'nylon-classics',
    weight: '140 GSM',
    width: '60 in',
    fibre: '100% Nylon',
    uses: ['Linings', 'T-shirts'],
    minimum: 'Negotiable',
    shades: [],
    lapping: 0,
    picture: null,
    state: 'public',
    changes: 0,
    drafts: [],
    quotes: 0,
    ...more,
  };
}
const book: FabricBookAnswer = {
  fabrics: [
    ...Array.from({ length: 9 }, (_, i) => line(`1${i}A`)),
    line('19B', { state: 'draft', title: 'Reverse Piqué' }),
    line('19C', { state: 'changed', changes: 2 }),
    line('22A', { collection: 'pure-cotton-fabrics', fibre: '100% Cotton', state: 'hidden' }),
    line('31C', { collection: null, state: 'draft', title: 'Mesh' }),
  ],
  shades: [],
  lappings: [{ name: 'Queen’s cord', bars: [] }],
  collections: [
    { id: 'pure-cotton-fabrics', label: '100% Cotton', dye: 'kora' },
    { id: 'nylon-classics', label: 'Nylon Classic', dye: 'plum' },
  ],
};
const query = (search = '') => readBookQuery(new URLSearchParams(search));

describe('the list', () => {
  test('shows a few rows of a long collection, among them every one that somebody works on', () => {
    const view = viewBook(book, query());
    const [cotton, nylon, without] = view.sections;
    expect(view.sections.map(({ collection }) => collection?.label)).toEqual(['100% Cotton', 'Nylon Classic', undefined]); // oxfmt-ignore
    expect(nylon).toMatchObject({ all: 11, notes: '1 draft, 1 changed' });
    expect(nylon?.shown.map(({ number }) => number)).toEqual(['10A', '11A', '12A', '13A', '19B', '19C']); // oxfmt-ignore
    expect([cotton?.shown.length, without?.shown.length]).toEqual([1, 1]);
  });

  test('shows all where a person asked for it, or has narrowed the list', () => {
    for (const search of ['open=nylon-classics', 'collection=nylon-classics', 'search=locknit']) {
      const nylon = viewBook(book, query(search)).sections.find(({ all }) => all === 11);
      expect([search, nylon?.shown.length]).toEqual([search, 11]);
    }
  });

  test('counts drawers in the collection that is chosen, and collections in the drawer', () => {
    const view = viewBook(book, query('drawer=draft&collection=nylon-classics'));
    expect(view.counts).toEqual({ all: 11, public: 9, changed: 1, draft: 1, hidden: 0 });
    expect([...view.dyes]).toEqual([['pure-cotton-fabrics', 0], ['nylon-classics', 1], ['none', 1]]); // oxfmt-ignore
    expect(view.found).toBe(1);
  });

  test('loses no fabric and doubles none, whatever the address says', () => {
    const address = fc.record({
      drawer: fc.constantFrom('all', 'public', 'changed', 'draft', 'hidden', 'x'),
      collection: fc.constantFrom('', 'none', 'nylon-classics'),
    });
    fc.assert(
      fc.property(address, ({ drawer, collection }) => {
        const view = viewBook(
          book,
          query(`drawer=${drawer}${collection && `&collection=${collection}`}`),
        );
        const keys = view.sections.flatMap(({ rows }) => rows.map(({ key }) => key));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBe(view.found);
      }),
    );
  });

  test('says in a word how a fabric stands', () => {
    expect([
      stateWords(line('a', { state: 'changed', changes: 1 })),
      stateWords(line('a', { state: 'changed', changes: 3 })),
      stateWords(line('a', { state: 'changed', next: 'hides' })),
      stateWords(line('a', { state: 'changed', next: 'shows' })),
      stateWords(line('a', { state: 'changed', next: 'picture' })),
      stateWords(line('a', { state: 'hidden' })),
    ]).toEqual(['1 change', '3 changes', 'To be hidden', 'Comes back', 'New picture', 'Hidden']);
  });
});

describe('a search', () => {
  const index = indexBook(book);
  const found = (search: string) => book.fabrics.filter(findIn(index, search)).length;

  test('finds a number, a name, a fibre, a use and a construction, in any order and case', () => {
    expect(['19b', 'PREMIUM lock', 'cotton', 't-shirts', 'queens cord', 'pique', '140 gsm'].map(found)).toEqual([1, 11, 1, 13, 13, 1, 13]); // oxfmt-ignore
    expect(found('')).toBe(13);
    expect(found('nit')).toBe(0);
  });

  test('offers the nearest spelling, and none for what is not near', () => {
    expect(nearestSearch(index, 'lokcnit')).toBe('locknit');
    expect(nearestSearch(index, 'premum locknit')).toBe('premium locknit');
    expect(nearestSearch(index, 'velvet')).toBeUndefined();
    expect(nearestSearch(index, 'locknit')).toBeUndefined();
  });

  test('finds every fabric by its whole name', () => {
    for (const { number, title } of book.fabrics) expect(found(`${number} ${title}`)).toBe(1);
  });
});

test('what a draft still needs is one sentence', () => {
  const faults = ['Shades: is missing.', 'Yarns: is missing.', 'Number: must be two digits.'];
  expect(spellFaults(faults.map((message) => ({ message })))).toBe(
    'still needs shades and yarns. Number: must be two digits.',
  );
});
