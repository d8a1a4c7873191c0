import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** The numbered files, in order. */
export function readMigrations(folder = join(import.meta.dirname, 'migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * What is still to be run. A file that changed after it was run is refused: the tables would no
 * longer be what the files say. Names we do not know come from a newer release and are left alone,
 * so that the old one can still be started during a roll-out.
 */
export function requirePending(
  applied: readonly AppliedMigration[],
  all: readonly Migration[],
): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of all) {
    const before = checksums.get(name);
    if (before !== undefined && before !== checksum) {
      throw new Error(`Migration ${name} was changed after it had been applied.`);
    }
  }
  return all.filter(({ name }) => !checksums.has(name));
}

export const createMigrationTable =
  'create table if not exists migration (name text primary key, checksum text not null, applied_at bigint not null)';
