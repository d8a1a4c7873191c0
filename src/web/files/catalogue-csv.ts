import type { ProductRecord } from '../../contract/catalogue/product-record.ts';
import { csvLine } from '../../domain/desk/csv.ts';

/** `/catalogue.csv`: one row for each product of the book, in its order. */
export function catalogueCsv(products: readonly ProductRecord[]): string {
  const rows = products.map((product) => csvLine(columns.map(([, cell]) => cell(product) ?? '')));
  return csvLine(columns.map(([name]) => name)) + rows.join('');
}

const columns: readonly (readonly [
  string,
  (record: ProductRecord) => string | number | undefined,
])[] = [
  ['id', ({ id }) => id],
  ['number', ({ number }) => number],
  ['title', ({ title }) => title],
  ['url', ({ url }) => url],
  ['category', ({ categories }) => categories[0]?.value],
  [
    'composition',
    ({ composition }) => composition.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', '),
  ],
  ['gsm_from', ({ weight }) => weight.from],
  ['gsm_to', ({ weight }) => weight.to],
  ['width_inches', ({ width }) => width.inches],
  ['width_cm', ({ width }) => width.cm],
  ['construction', ({ construction }) => construction],
  ['lapping', ({ lapping }) => lapping],
  ['finishes', ({ finishes }) => finishes.join(', ')],
  ['end_uses', ({ end_uses: uses }) => uses.join(', ')],
  ['shades', ({ shades }) => shades.map(({ name }) => name).join(', ')],
  ['minimum_order', ({ minimum_order: minimum }) => minimum],
  ['price', ({ price }) => price],
  ['description', ({ description }) => description.plain],
];
