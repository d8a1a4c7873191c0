import type { Settings } from '../env.ts';
import { readSecrets } from '../secret-key.ts';
import { inspectPostgres, namePostgres, openPostgres } from './postgres.ts';
import { inspectSqlite, nameSqlite, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database of these settings and brings its tables up to date. Rejects only when the
 * migrations themselves are at fault; a PostgreSQL that is not up yet is waited for in the
 * background, so that pages are served meanwhile.
 */
export async function openDatabase(
  settings: Place & Pick<Settings, 'secretKey' | 'previousSecretKeys'>,
): Promise<Store> {
  const secrets = readSecrets(settings);
  return settings.databaseUrl === undefined
    ? openSqlite(settings.dataDir, secrets)
    : openPostgres(settings.databaseUrl, secrets);
}

/** Whether there is a database, without creating anything. Rejects when it cannot be reached. */
export function inspectDatabase(settings: Place): Promise<'missing' | 'bare' | 'migrated'> {
  return settings.databaseUrl === undefined
    ? inspectSqlite(settings.dataDir)
    : inspectPostgres(settings.databaseUrl);
}

/** For people: the file, or host and name; never the password. */
export function nameDatabase({ dataDir, databaseUrl }: Place): string {
  return databaseUrl === undefined ? nameSqlite(dataDir) : namePostgres(databaseUrl);
}
