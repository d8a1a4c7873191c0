import { describe, expect, test } from 'vitest';
import type { Render } from '../../contract/render.ts';
import { canonicalQuery, createVariants } from './variants.ts';

describe('the canonical query', () => {
  const keys = ['search', 'category'];

  test('is the same for every order, campaign tag, repetition and stray blank', () => {
    const same = [
      'category=nylon&search=lace',
      'search=lace&category=nylon',
      'utm_source=x&search=lace&fbclid=1&category=nylon',
      'search=+lace+&category=nylon&category=cotton',
    ];
    expect(new Set(same.map((search) => canonicalQuery(keys, search)))).toEqual(
      new Set(['category=nylon&search=lace']),
    );
  });

  test('keeps several fabrics in their order, as many as the page takes', () => {
    expect(canonicalQuery(['product'], 'product=b&product=+a+&product=')).toBe(
      'product=b&product=a',
    );
    const many = Array.from({ length: 40 }, (_, i) => `fabric=${i}`).join('&');
    expect(canonicalQuery(['fabric'], many).split('&')).toHaveLength(6);
  });

  test('is empty where nothing known is asked, so that the plain page answers', () => {
    expect(canonicalQuery(keys, 'utm_source=x')).toBe('');
    expect(canonicalQuery(keys, 'search=')).toBe('');
    expect(canonicalQuery(keys, `search=${'a'.repeat(300)}`)).toBe('');
    expect(canonicalQuery([], 'search=lace')).toBe('');
  });
});

describe('variants', () => {
  test('are rendered once, and anew after an hour', () => {
    let rendered = 0;
    let now = Date.UTC(2026, 0, 1);
    const render: Render = ({ query }) => {
      rendered += 1;
      return { kind: 'page', status: 200, html: `<p>${query.get('search')}</p>` };
    };
    const variants = createVariants({
      render,
      queryKeys: () => ['search'],
      siteUrl: 'https://taana.example',
      clock: { now: () => now },
    });
    expect(variants.held('/fabrics', 'search=lace')).toBeUndefined();
    const made = variants.make('/fabrics', 'search=lace');
    expect(made.kind === 'page' && made.entry.forms.identity.body.toString()).toBe('<p>lace</p>');
    expect(variants.held('/fabrics', 'search=lace')).toBe(made);
    expect(rendered).toBe(1);
    now += 3_600_000;
    expect(variants.held('/fabrics', 'search=lace')).toBeUndefined();
  });
});
