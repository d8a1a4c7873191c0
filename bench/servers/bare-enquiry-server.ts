import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { sqliteFile } from '../../src/server/db/sqlite.ts';
import { readSettings } from '../../src/server/env.ts';

/**
 * The minimum that stores an enquiry, as the peer of the bench: bare node:http, JSON.parse, and the
 * same four rows in one synced transaction for each request. Nothing is checked, counted or sent.
 */
const read = readSettings();
if (!read.ok) throw new Error(read.faults.join('\n'));
const { dataDir, databaseUrl } = read.settings;
// Opened only to create the tables.
await (await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })).close();

const statements = [
  'insert into enquiry (id, reference, kind, status, name, company, email, phone, phone_normal, product, payload, source, client_hash, due_at, created_at, updated_at) values ($1, $1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $10, $11, $11, $11)',
  'insert into idempotency (scope, key, body_hash, enquiry_id, created_at) values ($2, $1, $1, $1, $3)',
  'insert into outbox (id, dedupe_key, topic, payload, run_at, attempts, created_at) values ($1, $1, $2, $3, $4, 0, $4)',
] as const;

type Values = readonly (string | number)[];

const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite();
const server = createServer(async (request, response) => {
  const body = await text(request);
  const { name, email, phone, product } = JSON.parse(body) as Record<string, string>;
  const [id, now] = [randomUUID(), Date.now()];
  await store([
    [statements[0], [id, 'quote', 'new', name!, '', email!, phone!, product!, body, '{}', now]],
    [statements[1], [id, 'quote', now]],
    [statements[2], [`${id}-desk`, 'enquiry-notice', body, now]],
    [statements[2], [`${id}-buyer`, 'enquiry-receipt', body, now]],
  ]);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, id }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`port ${(server.address() as AddressInfo).port}`);

type Write = (rows: readonly (readonly [sql: string, values: Values])[]) => Promise<void>;

function openSqlite(): Write {
  const database = new DatabaseSync(join(dataDir, sqliteFile));
  database.exec('pragma synchronous = full');
  const prepared = new Map(
    statements.map((sql) => [sql as string, database.prepare(sql.replaceAll('$', '?'))]),
  );
  return async (rows) => {
    database.exec('begin immediate');
    for (const [sql, values] of rows) prepared.get(sql)!.run(...values);
    database.exec('commit');
  };
}

function openPostgres(connectionString: string): Write {
  const pool = new Pool({ connectionString, max: 10 });
  return async (rows) => {
    const client = await pool.connect();
    await client.query('begin');
    for (const [index, [sql, values]] of rows.entries()) {
      await client.query({ name: `write-${index}`, text: sql, values: [...values] });
    }
    await client.query('commit');
    client.release();
  };
}
