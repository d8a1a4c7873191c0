import type { Store } from '../db/store.ts';
import type { Verdict } from './authenticity.ts';
import type { Parser } from './parse-apart.ts';
import type { ParsedMail } from './parse-mail.ts';
import { readRaw } from './raw-mails.ts';
import type { DatabaseTransaction } from '../db/schema.ts';

/** What becomes of mails is decided where conversations are; here they are only read. */
export interface TakeMail {
  parsed(
    tx: DatabaseTransaction,
    mail: {
      readonly rawId: string;
      readonly folder: 'inbox' | 'sent';
      readonly cut: boolean;
      readonly parsed: ParsedMail;
      readonly verdict: Verdict;
    },
  ): Promise<string>;
  unreadable(
    tx: DatabaseTransaction,
    mail: { readonly rawId: string; readonly head: string; readonly trouble: string },
  ): Promise<void>;
}

export interface ReadParts {
  readonly store: Store;
  readonly parser: Pick<Parser, 'ask'>;
  readonly take: TakeMail;
  readonly authserv?: string | undefined;
  readonly dns?: Readonly<Record<string, string[][]>> | undefined;
  readonly count?: (outcome: string) => void;
}

/** Of a mail that ended the process, not of one that could not be parsed: those fail at once. */
const mostAttempts = 3;

/** Reads everything that was stored and not read yet, oldest first; returns how many mails that were. */
export async function readStored(parts: ReadParts, isStopping = () => false): Promise<number> {
  const { store, parser, take } = parts;
  for (let total = 0; ; total += 1) {
    const raw = await store.db
      .selectFrom('mail_raw')
      .select(['id', 'folder', 'cut', 'attempts'])
      .where('state', '=', 'stored')
      .orderBy('stored_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!raw || isStopping()) return total;
    await store.transact((tx) =>
      tx
        .updateTable('mail_raw')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', raw.id)
        .execute(),
    );
    const bytes = await readRaw(store.db, raw.id);
    const answer =
      raw.attempts >= mostAttempts
        ? ({ kind: 'failed', trouble: 'It stopped the reading several times.' } as const)
        : await parser.ask({
            kind: 'mail',
            raw: bytes,
            judges: raw.folder === 'inbox',
            ...(parts.authserv && { authserv: parts.authserv }),
            ...(parts.dns && { dns: parts.dns }),
          });
    const outcome = await store.transact(async (tx) => {
      // Another instance may have read it meanwhile.
      const state = answer.kind === 'mail' ? 'read' : 'unreadable';
      const mine = await tx
        .updateTable('mail_raw')
        .set({ state, trouble: answer.kind === 'failed' ? answer.trouble : '' })
        .where('id', '=', raw.id)
        .where('state', '=', 'stored')
        .returning('id')
        .executeTakeFirst();
      if (!mine) return undefined;
      if (answer.kind === 'mail') {
        const { mail: parsed, verdict } = answer;
        const { id: rawId, folder } = raw;
        return take.parsed(tx, { rawId, folder, cut: raw.cut === 1, parsed, verdict });
      }
      // A colleague's own mail that cannot be read is no word of a buyer.
      if (raw.folder === 'inbox') {
        const head = bytes.subarray(0, 64 * 1024).toString('latin1');
        const trouble = answer.kind === 'failed' ? answer.trouble : '';
        await take.unreadable(tx, { rawId: raw.id, head, trouble });
      }
      return 'unreadable';
    });
    if (outcome) parts.count?.(outcome);
  }
}
