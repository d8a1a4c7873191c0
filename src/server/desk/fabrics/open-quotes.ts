import type { Kysely } from 'kysely';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { isoIndianDate } from '../../../domain/enquiry/indian-time.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import { quoteLines } from '../../db/read-quote.ts';
import type { Database } from '../../db/schema.ts';

/** How many quotes that a buyer can still accept name each fabric, by its key. */
export async function countOpenQuotes(
  db: Kysely<Database>,
  fabrics: readonly Fabric[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const quotes = await db
    .selectFrom('quote')
    .select('lines')
    .where('state', '=', 'sent')
    .where('valid_until', '>=', isoIndianDate(now))
    .execute();
  const counts = new Map<string, number>();
  for (const quote of quotes) {
    const named = quoteLines(quote).flatMap(({ fabric }) => findFabric(fabrics, fabric) ?? []);
    for (const { id } of new Set(named)) {
      const key = fabricKey(id);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
