import { sql } from 'kysely';
import type { SiteContent } from '../../../content/site-content.ts';
import type { Numbers, Tally } from '../../../contract/desk/endpoints/numbers-endpoints.ts';
import { quantile } from '../../../domain/desk/quantile.ts';
import { type EnquiryKind, enquiryKinds } from '../../../domain/enquiry/kind.ts';
import { dayMs, isoIndianDate, startOfIndianDay } from '../../../domain/enquiry/indian-time.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import type { Store } from '../../db/store.ts';
import { loopTurn } from '../../turns.ts';

/** Everything the page of numbers shows, of the last `span` days in India. */
export async function readNumbers(
  store: Store,
  content: SiteContent,
  span: number,
  now: number,
): Promise<Numbers> {
  const first = startOfIndianDay(now) - (span - 1) * dayMs;
  const db = store.db;
  const kept = db
    .selectFrom('enquiry')
    .where('created_at', '>=', first)
    .where('quarantined_at', 'is', null)
    .where('status', '<>', 'spam');
  // Whole days since the first one; both engines cut integers alike.
  const nth = sql<number>`(created_at - ${sql.lit(first)}) / ${sql.lit(dayMs)}`;
  const many = sql<number>`count(*)`;
  const daily = await inOwnTurn(
    kept.select(['kind', nth.as('nth'), many.as('many')]).groupBy(['kind', nth]),
  );
  const products = await inOwnTurn(kept.select(['product', many.as('many')]).groupBy('product'));
  const fabrics = tally(products, ({ product }) => product).slice(0, 12);
  await loopTurn();
  const categories = tally(products, ({ product }) => categoryOf(product, content));
  await loopTurn();
  const sources = await inOwnTurn(kept.select(['source', many.as('many')]).groupBy('source'));
  const waits = await inOwnTurn(
    kept
      .select(sql<number>`answered_at - created_at`.as('wait'))
      .where('answered_at', 'is not', null),
  );
  const [sampled] = await inOwnTurn(
    kept
      .select(many.as('many'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sample')
            .select('sample.id')
            .whereRef('sample.enquiry_id', '=', 'enquiry.id')
            .where('sample.step', '<>', 'requested'),
        ),
      ),
  );
  const [quoted] = await inOwnTurn(
    kept
      .select(many.as('many'))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('quote').select('quote.id').whereRef('quote.enquiry_id', '=', 'enquiry.id'),
        ),
      ),
  );
  const [won] = await inOwnTurn(kept.select(many.as('many')).where('status', '=', 'won'));
  const total = daily.reduce((sum, row) => sum + Number(row.many), 0);
  const answers = waits.map(({ wait }) => Number(wait)).sort((a, b) => a - b);
  return {
    days: Array.from({ length: span }, (_, i) => ({
      day: isoIndianDate(first + i * dayMs),
      counts: Object.fromEntries(
        daily.filter((row) => Number(row.nth) === i).map((row) => [row.kind, Number(row.many)]),
      ),
    })),
    kinds: tally(daily, (row) => enquiryKinds[row.kind as EnquiryKind].label),
    fabrics,
    categories,
    sources: tally(sources, ({ source }) => nameSource(source)).slice(0, 12),
    answer: { median: quantile(answers, 0.5), p90: quantile(answers, 0.9) },
    funnel: [
      { name: 'Received', count: total },
      { name: 'Answered', count: answers.length },
      { name: 'Sampled', count: Number(sampled?.many) },
      { name: 'Quoted', count: Number(quoted?.many) },
      { name: 'Won', count: Number(won?.many) },
    ],
  };
}

/** SQLite reads on the server's own thread: other requests are answered between one query and the next. */
async function inOwnTurn<Row>(query: { execute(): Promise<Row[]> }): Promise<Row[]> {
  const rows = await query.execute();
  await loopTurn();
  return rows;
}

function tally<Row extends { readonly many: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | undefined,
): Tally[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name) counts.set(name, (counts.get(name) ?? 0) + Number(row.many));
  }
  return [...counts]
    .map(([name, count]) => ({ name: name.slice(0, 80), count }))
    .sort((a, b) => b.count - a.count);
}

function categoryOf(product: string, { fabrics, categories }: SiteContent): string | undefined {
  const fabric = product
    .split(', ')
    .map((name) => findFabric(fabrics, name))
    .find(Boolean);
  return fabric && categories.find(({ id }) => id === fabric.categoryId)?.title;
}

/** The campaign, otherwise the site that linked here, otherwise the first page of the visit. */
function nameSource(source: string): string {
  const { utm, referrer, landing, page } = JSON.parse(source) as Record<string, unknown>;
  if (typeof utm === 'object' && utm !== null && 'source' in utm) return String(utm.source);
  if (typeof referrer === 'string' && referrer !== '') return URL.parse(referrer)?.host ?? referrer;
  const first = landing ?? page;
  return typeof first === 'string' && first !== '' ? first : 'Unknown';
}
