import { expect, test } from 'vitest';
import type { RenderPage } from '../../contract/render.ts';
import { createPageVariants } from './page-variants.ts';

test('a variant is rendered once, and again after an hour', () => {
  let rendered = 0;
  let now = Date.UTC(2026, 0, 1);
  const render: RenderPage = ({ query }) => {
    rendered += 1;
    return { status: 200, html: `<p>${query.get('search')}</p>` };
  };
  const variants = createPageVariants({
    render,
    siteUrl: 'https://taana.example',
    clock: { now: () => now },
  });
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
  const response = variants.render('/fabrics', 'search=lace');
  expect(response.encoded.identity.body.toString()).toBe('<p>lace</p>');
  expect(variants.cached('/fabrics', 'search=lace')).toBe(response);
  expect(rendered).toBe(1);
  now += 3_600_000;
  expect(variants.cached('/fabrics', 'search=lace')).toBeUndefined();
});
