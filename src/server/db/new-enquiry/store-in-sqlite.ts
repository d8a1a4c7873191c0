import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { addRecentMail, parseRecentMails } from '../../../domain/enquiry/recent-mails.ts';
import type { GroupCommit } from '../group-commit.ts';
import { sqliteCode } from '../sqlite-dialect.ts';
import { wakeAfterCommit } from '../wake-after-commit.ts';
import type { NewEnquiry, StoredAtOnce } from './new-enquiry.ts';

/**
 * Stores an enquiry within a shared commit, with statements that are prepared once: to build and
 * compile them anew took more time than SQLite itself.
 */
export function storeInSqlite(
  database: DatabaseSync,
  { transactRepeatable }: GroupCommit,
): (given: NewEnquiry) => Promise<StoredAtOnce> {
  const store = prepareStore(database);
  return async (given) => {
    try {
      return await transactRepeatable(async (tx) => {
        const outcome = store(given);
        if (outcome !== 'not-stored' && given.mails.length > 0) wakeAfterCommit(tx);
        return outcome;
      });
    } catch (error) {
      // Something that a table refuses.
      if (sqliteCode(error) === constraint) return 'not-stored';
      throw error;
    }
  };
}

const constraint = 19;

function prepareStore(database: DatabaseSync): (given: NewEnquiry) => StoredAtOnce {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const insert = (table: string, row: object, otherwise = '') => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    const text = `insert into ${table} (${columns.join(', ')}) values (${places}) ${otherwise}`;
    return prepare(text).run(...(Object.values(row) as SQLInputValue[])).changes;
  };

  return ({ claim, near, enquiry, receipt, mails }) => {
    if (near.keys.some((key) => isStored(claim.scope, key, near.since))) return 'not-stored';
    // Looked up before anything is written: a refusal would undo the whole group.
    if (isTaken(enquiry.reference)) return 'not-stored';
    if (insert('idempotency', claim, 'on conflict (scope, key) do nothing') === 0) {
      return 'not-stored';
    }
    insert('enquiry', enquiry);
    for (const mail of mails) insert('outbox', mail);
    if (!receipt || !allowsReceipt(receipt, claim.created_at)) return 'stored-without-receipt';
    insert('outbox', receipt.mail);
    if (receipt.room) insert('room_link', receipt.room);
    return 'stored';
  };

  function isStored(scope: string, key: string, since: number): boolean {
    const found = prepare(
      'select 1 from idempotency where scope = ? and key = ? and created_at > ?',
    );
    return found.get(scope, key, since) !== undefined;
  }

  function isTaken(reference: string): boolean {
    return prepare('select 1 from enquiry where reference = ?').get(reference) !== undefined;
  }

  function allowsReceipt(
    { hash, limit, since }: NonNullable<NewEnquiry['receipt']>,
    now: number,
  ): boolean {
    const known = prepare('select recent from recipient where hash = ?').get(hash);
    const before = parseRecentMails(known ? String(known['recent']) : '{}');
    const recent = addRecentMail(before, 'receipt', { limit, since, now });
    if (!recent) return false;
    const row = { hash, recent: JSON.stringify(recent), touched_at: now };
    const update = 'recent = excluded.recent, touched_at = excluded.touched_at';
    insert('recipient', row, `on conflict (hash) do update set ${update}`);
    return true;
  }
}
