import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { href } from '../../contract/routes.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { renderAt, siteUrl } from '../../../tests/support/content/render-at.ts';

const { fabrics } = shippedContent;
const fabric = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;
const page = href.fabric(fabric.slug);
const show = (address: string) => renderAt(shippedContent, address).html.replaceAll('&amp;', '&');
const card = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)![1];

describe('the page of a fabric with a shade in its address', () => {
  const html = show(`${page}?shade=1f6d72`);

  test('has a card that shows this shade; the plain page has the one it had', () => {
    expect(card(html)).toBe(`${siteUrl}/img/shades/scenes/strip-${fabric.slug}-1f6d72.jpg`);
    expect(card(show(page))).toMatch(/\/pictures\/social\//);
    expect(html).toContain(`rel="canonical" href="${siteUrl}${page}"`);
  });

  test('asks for it in quote, price dialog and swatches', () => {
    const words = /data-shade="([^"]+)"/.exec(html)![1]!;
    expect(words).toMatch(/^dyed to #1F6D72 \(Lab 42 -21 -10\), .+/);
    expect(html).toContain(`href="${href.quote({ product: `${fabricName(fabric)}, ${words}` })}"`);
    expect(html).toContain(href.samples({ fabric: fabric.slug, shade: '1f6d72' }));
    expect(html).toContain('Yours, #1F6D72');
  });

  test('wakes the plate by itself; without a shade nothing wakes', () => {
    expect(html).toMatch(/data-island="cloth" data-on="idle"/);
    expect(show(page)).toMatch(/data-island="cloth" data-on="intent"/);
    expect(show(page)).not.toContain('data-shade');
  });

  test('says the nearest where the fibre cannot take it', () => {
    const words = /data-shade="([^"]+)"/.exec(show(`${page}?shade=00ff00`))![1]!;
    expect(words).not.toContain('#00FF00');
  });

  test('shows a fabric of dyed yarns as it is', () => {
    const yarns = Object.fromEntries(
      Object.entries(fabric.yarns).map(([key, yarn]) => [key, { ...yarn, colour: '#24365f' }]),
    );
    const content = {
      ...shippedContent,
      fabrics: fabrics.map((one) => (one === fabric ? { ...fabric, yarns } : one)),
    };
    expect(renderAt(content, `${page}?shade=1f6d72`).html).not.toContain('data-shade');
  });
});

test('the quote page knows the fabric and shows the shade', () => {
  const product = `${fabricName(fabric)}, dyed to #1F6D72 (Lab 42 -21 -10), lighter than Morpankh`;
  const html = show(href.quote({ product }));
  expect(html).toContain('Selected Product');
  expect(html).toContain('fill="#1f6d72"');
});

test('the swatch pack begins with the shade in words', () => {
  const html = show(href.samples({ fabric: fabric.slug, shade: '1f6d72' }));
  expect(html).toContain(`value="${fabric.number} dyed to #1F6D72 (Lab 42 -21 -10)`);
});

test('every file for 3D programs can be asked of the desk without script', () => {
  const html = show(page);
  for (const format of ['U3MA', 'GLB', 'Maps'])
    expect(html).toContain(
      href.quote({ product: `${fabricName(fabric)}, digital swatch as ${format}` }),
    );
});

test('asks the desk for them in the shade of the address', () => {
  const product = `${fabricName(fabric)}, dyed to #1F6D72 (Lab 42 -21 -10), `;
  const asked = [...show(`${page}?shade=1f6d72`).matchAll(/href="\/quote\?product=([^"]+)"/g)]
    .map(([, text]) => new URLSearchParams(`q=${text}`).get('q')!)
    .filter((text) => text.endsWith('digital swatch as GLB'));
  expect(asked).toEqual([expect.stringContaining(product)]);
});
