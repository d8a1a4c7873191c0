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

test('a variant is rendered once, and again after an hour', async () => {
  let rendered = 0;
  let now = Date.UTC(2026, 0, 1);
  const pages = openPages(({ query }) => {
    rendered += 1;
    return { status: 200, html: `<p>${query.get('search')}</p>` };
  });
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => now } });
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
  const response = await variants.render('/fabrics', 'search=lace');
  expect(response.encoded.identity.body.toString()).toBe('<p>lace</p>');
  expect(variants.cached('/fabrics', 'search=lace')).toBe(response);
  expect(rendered).toBe(1);
  now += 3_600_000;
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
});

test('a swap throws every variant away, also one that is being rendered', async () => {
  let during = () => {};
  const pages = openPages(() => {
    during();
    return { status: 200, html: '<p>old</p>' };
  });
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => 0 } });
  await variants.render('/fabrics', 'search=lace');
  pages.swap();
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
  during = pages.swap;
  await variants.render('/fabrics', 'search=lace');
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
});

test('two who ask at the same time have it rendered once, and the loop is free before it is compressed', async () => {
  let rendered = 0;
  const pages = openPages(() => {
    rendered += 1;
    return { status: 200, html: '<p>lace</p>' };
  });
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => 0 } });
  const isCached = () => variants.cached('/fabrics', 'search=lace') !== undefined;
  const both = [1, 2].map(() => variants.render('/fabrics', 'search=lace'));
  // Whatever needs no turn of the loop is done by now.
  await new Promise((resolve) => process.nextTick(resolve));
  expect([rendered, isCached()]).toEqual([1, false]);
  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  expect(rendered).toBe(1);
  expect(isCached()).toBe(true);
  await variants.render('/fabrics', 'search=lace');
  expect(rendered).toBe(2);
});

test('a variant begun before a swap is not given to those who ask after it', async () => {
  let says = 'old';
  const pages = openPages(() => ({ status: 200, html: says }));
  const variants = createPageVariants({ pages, siteUrl, clock: { now: () => 0 } });
  const before = variants.render('/fabrics', 'search=lace');
  says = 'new';
  pages.swap();
  const after = variants.render('/fabrics', 'search=lace');
  expect((await before).encoded.identity.body.toString()).toBe('old');
  expect((await after).encoded.identity.body.toString()).toBe('new');
  expect(variants.cached('/fabrics', 'search=lace')).toBe(await after);
});

test('what is kept counts twice: who arrives has it made once more', async () => {
  const pages = openPages(() => ({ status: 200, html: '<p>lace</p>' }));
  const parts = { pages, siteUrl, clock: { now: () => 0 } };
  const { weight } = await createPageVariants(parts).render('/fabrics', 'search=lace');
  const keptOf = async (limit: number) => {
    const variants = createPageVariants({ ...parts, limits: { count: 9, weight: limit } });
    for (const search of ['a', 'b', 'c']) await variants.render('/fabrics', `search=${search}`);
    return ['a', 'b', 'c'].filter((search) => variants.cached('/fabrics', `search=${search}`));
  };
  expect(await keptOf(6 * weight)).toEqual(['a', 'b', 'c']);
  expect(await keptOf(5 * weight)).toEqual(['b', 'c']);
});
