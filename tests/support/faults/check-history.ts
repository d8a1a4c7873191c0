import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import type { History } from './attempt-history.ts';
import { requestOf } from '../enquiries/sample-enquiry.ts';
import { within } from '../patience.ts';

interface Sent {
  /** The message id of every mail that arrived, as often as it arrived. */
  readonly messageIds: readonly string[];
  /** How often one mail may arrive: once, and once more for each time its sender got no answer. */
  readonly most: (messageId: string) => number;
}

export interface Verdict {
  readonly ok: number;
  readonly fail: number;
  readonly unknown: number;
  readonly stored: number;
  readonly mails: number;
  /** Copies beyond the first of any mail, and the most copies of one. */
  readonly repeated: number;
  readonly most: number;
}

/**
 * Compares the answers to clients with the database: every acknowledged enquiry is stored exactly once
 * under the acknowledged reference, nothing is stored that no client sent, and each mail arrived at
 * least once and no more often than its sender could avoid.
 */
export async function checkHistory(history: History, store: Store, sent?: Sent): Promise<Verdict> {
  expect(history.contradictions).toEqual([]);
  const rows = await store.db.selectFrom('enquiry').select(['reference', 'email']).execute();
  const stored = new Map(rows.map(({ email, reference }) => [email, reference]));
  expect(stored.size).toBe(rows.length);
  const requested = new Set([...history.keys].map((key) => requestOf(key).email));
  expect([...stored.keys()].filter((email) => email === null || !requested.has(email))).toEqual([]);
  const lost = [...history.acknowledged].filter(
    ([key, reference]) => stored.get(requestOf(key).email) !== reference,
  );
  expect(lost.map(([key]) => history.explain(key))).toEqual([]);
  return {
    ok: history.count('ok'),
    fail: history.count('fail'),
    unknown: history.count('unknown'),
    stored: rows.length,
    ...checkMails(rows, sent),
  };
}

function checkMails(
  rows: readonly { readonly reference: string }[],
  { messageIds, most }: Sent = { messageIds: [], most: () => 0 },
): Pick<Verdict, 'mails' | 'repeated' | 'most'> {
  const copies = new Map<string, number>();
  for (const id of messageIds) copies.set(id, (copies.get(id) ?? 0) + 1);
  if (messageIds.length > 0) {
    const arrived = new Set([...copies.keys()].map(nameOf));
    const due = rows.flatMap(({ reference }) => topics.map((topic) => `${reference}.${topic}`));
    expect(due.filter((mail) => !arrived.has(mail))).toEqual([]);
    // Two messages about the same topic would be a duplicate under another message id.
    expect(copies.size).toBe(due.length);
  }
  const tooOften = [...copies].filter(([id, count]) => count > most(id));
  expect(tooOften).toEqual([]);
  return {
    mails: messageIds.length,
    repeated: messageIds.length - copies.size,
    most: Math.max(0, ...copies.values()),
  };
}

const topics = ['enquiry-to-sales', 'enquiry-receipt'];

/** The message id `<reference.topic.row@host>` without the row, which does not matter. */
function nameOf(messageId: string): string {
  return messageId.replace(/^</, '').split('.', 2).join('.');
}

/** Fails when no mail was sent for a minute, and not because a slow machine has many to send. */
export async function untilAllSent(store: Store): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let patience = Date.now() + within(60_000); ; await sleep(100)) {
    const rows = await store.db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'dead_at'])
      .where('sent_at', 'is', null)
      .execute();
    if (rows.length === 0) return;
    if (rows.length < before) patience = Date.now() + within(60_000);
    before = rows.length;
    if (Date.now() > patience) throw new Error(`Unsent: ${JSON.stringify(rows.slice(0, 5))}`);
  }
}
