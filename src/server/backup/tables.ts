import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** Every table but the list of migrations, those that others refer to first. */
export async function tablesInOrder({ db, engine }: Pick<Store, 'db' | 'engine'>) {
  const tables = (await db.introspection.getTables())
    .filter(({ isView, name }) => !isView && name !== 'migration')
    .map(({ name }) => name)
    .toSorted();
  const references = engine === 'sqlite' ? referencesInSqlite : referencesInPostgres;
  const needs = new Map<string, readonly string[]>();
  for (const table of tables) needs.set(table, await references(db, table));
  return sortByNeed(needs);
}

/** Each name after all that it needs; a cycle is broken at its alphabetically first name. */
export function sortByNeed(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const sorted = new Set<string>();
  const begun = new Set<string>();
  function place(name: string): void {
    if (begun.has(name)) return;
    begun.add(name);
    for (const needed of needs.get(name) ?? []) if (needs.has(needed)) place(needed);
    sorted.add(name);
  }
  for (const name of needs.keys()) place(name);
  return [...sorted];
}

async function referencesInSqlite(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select "table" from pragma_foreign_key_list(${table})`.execute(db);
  return rows.map((row) => row.table);
}

async function referencesInPostgres(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select target.relname as name
    from pg_constraint as key
    join pg_class as source on source.oid = key.conrelid
    join pg_class as target on target.oid = key.confrelid
    where key.contype = 'f' and source.relname = ${table}
      and source.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map((row) => row.name);
}
