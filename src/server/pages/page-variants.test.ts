import { expect, test } from 'vitest';
import type { RenderPage } from '../../contract/render.ts';
import { createPageVariants } from './page-variants.ts';

/** Only what variants need of the store. */
function openPages(render: RenderPage) {
  let hear = () => {};
  const pages = {
    generation: 0,
    pageCaching: 'page' as const,
    render,
    onSwap: (given: () => void) => void (hear = given),
    swap() {
      pages.generation += 1;
      hear();
    },
  };
  return pages;
}

const siteUrl = 'https://taana.example';

test('a variant is rendered once, and again after an hour', () => {
  let rendered = 0;
  let now = Date.UTC(2026, 0, 1);
  const pages = openPages(({ query }) => {
    rendered += 1;
    return { status: 200, html: `<p>${query.get('search')}</p>` };
  });
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => now } });
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
  const response = variants.render('/fabrics', 'search=lace');
  expect(response.encoded.identity.body.toString()).toBe('<p>lace</p>');
  expect(variants.cached('/fabrics', 'search=lace')).toBe(response);
  expect(rendered).toBe(1);
  now += 3_600_000;
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
});

test('a swap throws every variant away, also one that is being rendered', () => {
  let during = () => {};
  const pages = openPages(() => {
    during();
    return { status: 200, html: '<p>old</p>' };
  });
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => 0 } });
  variants.render('/fabrics', 'search=lace');
  pages.swap();
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
  during = pages.swap;
  variants.render('/fabrics', 'search=lace');
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
});
