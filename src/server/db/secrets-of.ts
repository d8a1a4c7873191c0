import type { Kysely } from 'kysely';
import type { Secrets } from '../secret-key.ts';
import type { Database } from './schema.ts';

const known = new WeakMap<Kysely<Database>, Secrets>();

/** Binds a database, or a transaction on it, to the keys with which its rows are sealed and signed. */
export function bindSecrets(db: Kysely<Database>, secrets: Secrets): void {
  known.set(db, secrets);
}

export function secretsOf(db: Kysely<Database>): Secrets {
  const secrets = known.get(db);
  if (!secrets) throw new Error('This database was opened without its secret key.');
  return secrets;
}
