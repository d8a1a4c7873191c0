import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facetDefinitions, facetIds } from './facet-definitions.ts';
import {
  type CatalogueState,
  catalogueQuery,
  optionSlug,
  readCatalogueState,
  withoutTick,
} from './selection-query.ts';

const states = fc
  .record({
    page: fc.integer({ min: 1, max: 999 }),
    search: fc.constantFrom('', 'locknit', 'a & b = c', 'piqué', '100%'),
    ticks: fc.tuple(
      ...facetIds.map((id) => fc.subarray(facetDefinitions[id].options.map(({ value }) => value))),
    ),
  })
  .map(({ page, search, ticks }) => {
    const state: Record<string, unknown> = { page };
    if (search) state['search'] = search;
    facetIds.forEach((id, at) => {
      if (ticks[at]!.length > 0) state[id] = ticks[at];
    });
    return state as unknown as CatalogueState;
  });

describe('the address of a catalogue', () => {
  test('holds everything that is shown, and is read back unchanged', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = catalogueQuery(state).toString();
        expect(readCatalogueState(new URLSearchParams(address))).toEqual(state);
      }),
    );
  });

  test('spells no two options of a facet alike', () => {
    for (const { options } of Object.values(facetDefinitions)) {
      const slugs = options.map(({ value }) => optionSlug(value));
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('is readable by people', () => {
    const state = readCatalogueState(
      new URLSearchParams('search=cord&composition=polyester-cotton-blend&use=t-shirts&page=2'),
    );
    expect(state).toEqual({
      page: 2,
      search: 'cord',
      composition: ['Polyester/Cotton Blend'],
      endUse: ['T-shirts'],
    });
  });

  test.each(['page=0', 'page=-3', 'page=x', 'page=Infinity', 'gsm=heavy', 'search=+', 'x=1'])(
    'leaves out %s',
    (address) => {
      const { page, ...rest } = readCatalogueState(new URLSearchParams(address));
      expect(page === 1 || page === 999).toBe(true);
      expect(rest).toEqual({});
    },
  );

  test('forgets a tick that is taken away, and the pages loaded for it', () => {
    const state: CatalogueState = { page: 3, gsm: ['light', 'mid'] };
    expect(withoutTick(state, 'gsm', 'mid')).toEqual({ page: 1, gsm: ['light'] });
  });
});
