import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { readSecrets } from '../../../src/server/secret-key.ts';
import { startPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/** Starts one server for the whole run, with a migrated database that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  const template = `taana_template_${process.pid}`;
  await runSql(server.url, `create database ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const secrets = readSecrets({ dataDir: '', secretKey: 'template'.repeat(6) });
  const store = await openPostgres(url.href, secrets);
  // On a busy machine the store is there before all its tables are.
  while (!(await store.isReady())) await sleep(50);
  // The copies belong to the keys of their tests.
  await store.db.deleteFrom('desk_setting').execute();
  await store.close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await runSql(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
