import type { ImapFlow } from 'imapflow';
import type { Store } from '../db/store.ts';
import { keepRaw, rawLimits, setHighWater } from './raw-mails.ts';

export interface Swept {
  stored: number;
  /** Came again, under another number or by another server. */
  known: number;
  /** Deleted between the list and the fetch. */
  gone: number;
  cut: number;
}

/** UIDs a page: no list of unbounded length is held. */
const page = 500;

/**
 * Stores everything above the highest UID that was read in this folder. `from: 'now'` takes a mailbox
 * that was never read before as it is, so that years of old mail do not arrive at the desk.
 */
export async function sweepFolder(
  client: ImapFlow,
  {
    store,
    folder,
    path,
    mailbox,
    from,
    now,
    alive,
  }: {
    readonly store: Store;
    readonly folder: 'inbox' | 'sent';
    /** On the server. */
    readonly path: string;
    /** Account and path, as the tables name it. */
    readonly mailbox: string;
    readonly from: 'now' | 'all';
    readonly now: () => number;
    /** Called after each step, so that a sweep that hangs can be told from a long one. */
    readonly alive: () => void;
  },
): Promise<Swept> {
  const swept: Swept = { stored: 0, known: 0, gone: 0, cut: 0 };
  const lock = await client.getMailboxLock(path, { readOnly: true, acquireTimeout: 20_000 });
  try {
    // A lock on the folder already open sends no SELECT: its numbers would stay those of the first
    // sweep, and nothing new would ever be seen.
    await client.mailboxOpen(path, { readOnly: true });
    if (!client.mailbox) throw new Error('The folder was closed.');
    const uidvalidity = Number(client.mailbox.uidValidity);
    const { uidNext } = client.mailbox;
    const known = await highWater(store, mailbox, uidvalidity);
    const isFirst = known === undefined && !(await wasRead(store, mailbox));
    let last = known ?? (isFirst && from === 'now' ? uidNext - 1 : 0);
    while (last + 1 < uidNext) {
      // `n:*` would answer with the newest mail even when its number is below n.
      const upper = Math.min(last + page, uidNext - 1);
      const found: { uid: number; size: number }[] = [];
      const range = `${last + 1}:${upper}`;
      // No other command may be sent before this loop has ended.
      for await (const one of client.fetch(range, { uid: true, size: true }, { uid: true })) {
        found.push({ uid: one.uid, size: one.size ?? 0 });
      }
      alive();
      for (const { uid, size } of found.toSorted((a, b) => a.uid - b.uid)) {
        const mail = await fetchRaw(client, uid, size);
        alive();
        if (!mail) {
          swept.gone += 1;
          continue;
        }
        const isNew = await keepRaw(
          store,
          { mailbox, uidvalidity, uid },
          { ...mail, folder },
          now(),
        );
        swept[isNew ? 'stored' : 'known'] += 1;
        if (mail.cut) swept.cut += 1;
      }
      last = upper;
      await store.transact((tx) =>
        setHighWater(tx, { mailbox, uidvalidity, uid: last, now: now() }),
      );
    }
    await store.transact((tx) => setHighWater(tx, { mailbox, uidvalidity, uid: last, now: now() }));
    return swept;
  } finally {
    lock.release();
  }
}

async function highWater({ db }: Store, mailbox: string, uidvalidity: number) {
  const row = await db
    .selectFrom('mail_folder')
    .select('last_uid')
    .where('mailbox', '=', mailbox)
    .where('uidvalidity', '=', uidvalidity)
    .executeTakeFirst();
  return row && Number(row.last_uid);
}

async function wasRead({ db }: Store, mailbox: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_folder')
    .select('uidvalidity')
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  return row !== undefined;
}

/** A megabyte at a time: no literal is larger, however large the mail. */
async function fetchRaw(client: ImapFlow, uid: number, size: number) {
  const wanted = Math.min(size, rawLimits.mail);
  const chunks: Buffer[] = [];
  let have = 0;
  while (have < wanted) {
    const maxLength = Math.min(rawLimits.chunk, wanted - have);
    const one = await client.fetchOne(
      String(uid),
      { source: { start: have, maxLength } },
      { uid: true },
    );
    // A mail that was deleted meanwhile looks like an empty one.
    if (!one || !one.source) return undefined;
    if (one.source.length === 0) break;
    chunks.push(one.source);
    have += one.source.length;
    if (one.source.length < maxLength) break;
  }
  return { chunks, cut: size > wanted || have < wanted };
}
