import type { Settings } from '../env.ts';
import { readSecrets } from '../secret-key.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the database of these settings and brings its tables up to date. Rejects only when the
 * migrations themselves are at fault; a PostgreSQL that is not up yet is waited for in the
 * background, so that pages are served meanwhile.
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'secretKey' | 'previousSecretKeys'>,
): Promise<Store> {
  const secrets = readSecrets(settings);
  return settings.databaseUrl === undefined
    ? openSqlite(settings.dataDir, secrets)
    : openPostgres(settings.databaseUrl, secrets);
}
