import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { facetDefinitions, facetIds } from '../domain/catalogue/facet-definitions.ts';
import {
  catalogueQuery,
  longestSearch,
  optionSlug,
  readCatalogueState,
} from '../domain/catalogue/selection-query.ts';
import * as fabricRules from '../domain/fabric/fabric.ts';
import { canonicalQuery, longestQueryValue, queryKeys } from './page-query.ts';
import { pages } from './pages.ts';

describe('the canonical query', () => {
  test('is the same for every order, campaign tag, repetition and stray blank', () => {
    const same = [
      'category=nylon&search=lace',
      'search=lace&category=nylon',
      'utm_source=x&search=lace&fbclid=1&category=nylon',
      'search=+lace+&category=nylon&category=cotton',
    ];
    expect(new Set(same.map((search) => canonicalQuery(pages.fabrics, search)))).toEqual(
      new Set(['category=nylon&search=lace']),
    );
  });

  test('keeps several fabrics in their order, as many as the page takes', () => {
    expect(canonicalQuery(pages.quote, 'product=b&product=+a+&product=')).toBe(
      'product=b&product=a',
    );
    expect(kept(pages.samples, 'fabric', 40)).toBe(6);
  });

  test('is empty where the plain page answers', () => {
    expect(canonicalQuery(pages.fabrics, 'utm_source=x')).toBe('');
    expect(canonicalQuery(pages.fabrics, 'search=')).toBe('');
    expect(canonicalQuery(pages.fabrics, `search=${'a'.repeat(300)}`)).toBe('');
    expect(canonicalQuery(pages.about, 'search=lace')).toBe('');
    expect(canonicalQuery('/nothing', 'search=lace')).toBe('');
    expect(canonicalQuery('/fabrics/locknit-premium-14b', 'search=lace')).toBe('');
  });

  test('spells a shade one way, and drops what is none', () => {
    const fabric = '/fabrics/locknit-premium-14b';
    expect(canonicalQuery(fabric, 'utm_source=x&light=evening&shade=1F6D72')).toBe('shade=1f6d72');
    for (const shade of ['', 'teal', '1f6d7', '1f6d722', '%231f6d72', '1f6d72%20', '<script'])
      expect(canonicalQuery(fabric, `shade=${shade}`)).toBe('');
    expect(canonicalQuery('/blog/warp-knits', 'shade=1f6d72')).toBe('');
  });

  test('is never too short for a search', () => {
    expect(longestQueryValue).toBeGreaterThanOrEqual(longestSearch);
  });
});

describe('an address takes what its page can show', () => {
  test('the catalogue with every option of every facet ticked', () => {
    const everything = new URLSearchParams({ search: 'lace', page: '2' });
    for (const id of facetIds) {
      const { key, options } = facetDefinitions[id];
      for (const { value } of options) everything.append(key, optionSlug(value));
    }
    const state = readCatalogueState(everything);
    const query = new URLSearchParams(canonicalQuery(pages.catalogue, everything.toString()));
    expect(readCatalogueState(query)).toEqual(state);
    expect(catalogueQuery(state).toString()).toBe(everythingInOrder(everything));
  });

  test('every facet has its key in the row of the catalogue', () => {
    const keys: readonly string[] = queryKeys(pages.catalogue);
    for (const id of facetIds) expect(keys).toContain(facetDefinitions[id].key);
  });
});

describe('when a rule allows more, the address accepts more', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.doUnmock('../domain/catalogue/choose-compared.ts');
    vi.doUnmock('../domain/fabric/fabric.ts');
    vi.doUnmock('./enquiry/quote-lines.ts');
    vi.doUnmock('./enquiry/sample.ts');
    vi.resetModules();
  });

  test('fabrics beside each other', async () => {
    vi.doMock('../domain/catalogue/choose-compared.ts', () => ({ mostCompared: 9 }));
    expect(await keptAnew(pages.compare, 'ids')).toBe(18);
  });

  test('lines of a quote', async () => {
    vi.doMock('./enquiry/quote-lines.ts', () => ({ mostQuoteLines: 41 }));
    expect(await keptAnew(pages.quote, 'product')).toBe(41);
  });

  test('swatches of a pack', async () => {
    vi.doMock('./enquiry/sample.ts', () => ({ mostSwatches: 12 }));
    expect(await keptAnew(pages.samples, 'fabric')).toBe(12);
  });

  test('end uses of a fabric', async () => {
    const more = [...fabricRules.endUses, 'Sails', 'Tents'];
    vi.doMock('../domain/fabric/fabric.ts', () => ({ ...fabricRules, endUses: more }));
    expect(await keptAnew(pages.catalogue, 'use')).toBe(more.length);
  });
});

async function keptAnew(path: string, key: string): Promise<number> {
  const { canonicalQuery: anew } = await import('./page-query.ts');
  return kept(path, key, 60, anew);
}

function kept(path: string, key: string, given: number, canonical = canonicalQuery): number {
  const search = Array.from({ length: given }, (_, i) => `${key}=${i}`).join('&');
  return canonical(path, search).split('&').length;
}

/** The page stands last in the catalogue's own order of keys. */
function everythingInOrder(query: URLSearchParams): string {
  const page = query.get('page')!;
  const rest = new URLSearchParams(query);
  rest.delete('page');
  rest.append('page', page);
  return rest.toString();
}

test('of a value two hundred characters are read', () => {
  const long = canonicalQuery('/fabrics', `search=${'x'.repeat(201)}`);
  expect(long).not.toContain('x'.repeat(201));
  expect(canonicalQuery('/fabrics', `search=${'x'.repeat(200)}`)).toBe(`search=${'x'.repeat(200)}`);
});
