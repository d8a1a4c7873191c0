import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { sqliteFile } from '../../../src/server/db/sqlite.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { migratedFile } from './migrated-file.ts';

export type Engine = Store['engine'];

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine of this project's `*.store.test.ts`; every other file runs on both. */
    storeTestEngine: Engine;
  }
}

/**
 * A test that needs nothing but a store is called `*.store.test.ts`: `npm test` runs it on SQLite,
 * which is there at once, and the integration tests run it on PostgreSQL. Each file asks for itself,
 * since the files of one worker share this module.
 */
export function engines(): readonly Engine[] {
  const isStoreTest = expect.getState().testPath?.endsWith('.store.test.ts') ?? false;
  return isStoreTest ? [inject('storeTestEngine')] : ['sqlite', 'postgres'];
}

/** A database for one test alone, which several instances may open. */
export interface Home {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The same as environment variables of a process. */
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Store>;
}

/** With `bare` the first process that opens the database creates the tables. */
export async function freshHome(engine: Engine, { bare = false } = {}): Promise<Home> {
  const home = await openHome(engine === 'postgres' ? await freshDatabase(bare) : undefined);
  if (engine === 'sqlite' && !bare) {
    await writeFile(join(home.dataDir, sqliteFile), await migratedFile(), { mode: 0o600 });
  }
  return home;
}

/** The same on a database server that the test has started itself. */
export async function openHome(databaseUrl?: string): Promise<Home> {
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const opened: Store[] = [];
  onTestFinished(async () => {
    await Promise.all(opened.map((store) => store.close().catch(() => {})));
  });
  return {
    engine,
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    env: {
      DATA_DIR: dataDir,
      // A test that sends thousands of enquiries is not about the limit of a day.
      CATALOGUE_MAILS_A_DAY: '1000000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    async open() {
      const store = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
      opened.push(store);
      return store;
    },
  };
}

export async function freshStore(engine: Engine): Promise<Store> {
  const home = await freshHome(engine);
  return home.open();
}

async function freshDatabase(bare: boolean): Promise<string> {
  const name = `taana_test_${randomBytes(6).toString('hex')}`;
  const template = bare ? 'template0' : inject('postgresTemplate');
  await administer(`create database ${name} template ${template}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    // Two copies of one template at the same moment are refused by the server.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
