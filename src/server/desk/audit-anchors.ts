import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import { anchorMail } from '../mail-templates/mails.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { hasCode } from '../error-code.ts';

/** The head of the audit log as it was at one moment, kept where the database cannot change it. */
export interface Anchor {
  readonly at: number;
  readonly seq: number;
  readonly hash: string;
}

export const anchorFile = 'audit-anchors.log';

/**
 * Once a day: the head goes to a file beside the database, to which lines are only added, and to the
 * log; once a week to every owner by mail. Whoever rewrites the database, even with the key, would
 * have to rewrite all three.
 */
export async function anchorChain(
  { store, log, dataDir }: { readonly store: Store; readonly log: Log; readonly dataDir: string },
  now: number,
): Promise<void> {
  const today = isoIndianDate(now);
  const last = (await readAnchors(dataDir)).at(-1);
  if (last && isoIndianDate(last.at) === today) return;
  const { seq, hash } = await store.db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  if (seq === 0) return;
  await appendFile(join(dataDir, anchorFile), `${new Date(now).toISOString()} ${seq} ${hash}\n`, {
    mode: 0o600,
    flush: true,
  });
  log.info('audit-anchored', { seq, hash });
  await mailOwners(store, { at: now, seq, hash });
}

/** Oldest first; lines that are no anchors, such as an operator's remark after a restore, are passed over. */
export async function readAnchors(dataDir: string): Promise<Anchor[]> {
  const text = await readFile(join(dataDir, anchorFile), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  return text.split('\n').flatMap((line): Anchor[] => {
    const [time = '', number = '', hash = ''] = line.split(' ');
    const [at, seq] = [Date.parse(time), Number(number)];
    return Number.isNaN(at) || !Number.isSafeInteger(seq) || !hash ? [] : [{ at, seq, hash }];
  });
}

const weekMs = 7 * 86_400_000;

/** The mail is queued under its week, so that several instances send one. */
async function mailOwners(store: Store, anchor: Anchor): Promise<void> {
  const week = Math.floor(anchor.at / weekMs);
  await store.transact(async (tx) => {
    const owners = await tx
      .selectFrom('staff')
      .select(['id', 'name', 'email'])
      .where('role', '=', 'owner')
      .where('removed_at', 'is', null)
      .execute();
    const mails = owners.map((owner) => anchorMail(owner, anchor, week));
    await queueMails(tx, mails, anchor.at);
  });
}
