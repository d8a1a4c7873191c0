import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { bookSchema, bookSchemaText } from '../../contract/catalogue/book-schema.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { findForbidden } from '../../domain/assistant/forbidden.ts';

const { siteFiles } = await import('./site-files.ts');
const siteUrl = 'https://taana.example';
const files = new Map(siteFiles(shippedContent, siteUrl).map(({ path, body }) => [path, body]));
const book = bookSchema.strict().parse(JSON.parse(files.get(bookPaths.json)!));

test('the book holds every fabric as its schema says, and nothing that is not recorded', () => {
  expect(book.count).toBe(shippedContent.fabrics.length);
  for (const [at, fabric] of shippedContent.fabrics.entries()) {
    const product = book.products[at]!;
    expect(product).toMatchObject({
      id: fabric.slug,
      number: fabric.number,
      composition: fabric.fibres,
      finishes: fabric.finishes,
      end_uses: fabric.endUses,
      price: shippedContent.terms.price,
    });
    if (fabric.gsm.kind === 'single') expect(product.weight.from).toBe(fabric.gsm.gsm);
    if (fabric.gsm.kind === 'customizable') expect(product.weight.from).toBeUndefined();
  }
  expect(findForbidden(JSON.stringify(book.products.map(({ price }) => price)))).toBeUndefined();
});

test('the schema is printed beside it under its own address', () => {
  expect(book.$schema).toBe(`${siteUrl}${bookPaths.schema}`);
  expect(JSON.parse(bookSchemaText(siteUrl))).toMatchObject({
    $id: book.$schema,
    type: 'object',
    required: expect.arrayContaining(['version', 'products']),
  });
  expect(files.get(bookPaths.schema)).toBe(bookSchemaText(siteUrl));
});

test('the table has a row for each fabric and as many cells as heads', () => {
  const [heads, ...rows] = files.get(bookPaths.csv)!.trim().split('\r\n');
  expect(rows).toHaveLength(shippedContent.fabrics.length);
  expect(heads).toMatch(/^id,number,title,url,category,composition,gsm_from/);
  expect(rows[0]).toMatch(/^tricot-premium-12b,12B,12B Tricot Premium,https:/);
});

test('robots.txt and llms.txt name it', () => {
  for (const file of ['/robots.txt', '/llms.txt']) {
    for (const path of [bookPaths.json, bookPaths.csv, bookPaths.changes, '/mcp'])
      expect(files.get(file)).toContain(siteUrl + path);
  }
  expect(files.get('/sitemap.xml')).toContain(`<loc>${siteUrl}${bookPaths.json}</loc>`);
});
