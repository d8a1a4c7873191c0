import type { ImapFlow } from 'imapflow';
import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { rawLimits, readRaw } from './raw-mails.ts';
import { sweepFolder } from './sweep-folder.ts';

interface OnServer {
  readonly uid: number;
  readonly bytes: Buffer;
  /** What the server says of it, where that is not true. */
  readonly size?: number;
  readonly isGone?: boolean;
}

/** A mail server with one folder, as far as the sweep speaks with it. */
function serve(mails: readonly OnServer[]): ImapFlow {
  const client = {
    mailbox: { uidValidity: 1n, uidNext: Math.max(0, ...mails.map(({ uid }) => uid)) + 1 },
    getMailboxLock: async () => ({ release() {} }),
    mailboxOpen: async () => ({}),
    async *fetch(range: string) {
      const [from = 0, to = 0] = range.split(':').map(Number);
      for (const { uid, bytes, size } of mails) {
        if (uid >= from && uid <= to) yield { uid, size: size ?? bytes.length };
      }
    },
    async fetchOne(
      uid: string,
      { source }: { readonly source: { readonly start: number; readonly maxLength: number } },
    ) {
      const mail = mails.find((one) => String(one.uid) === uid);
      if (!mail || mail.isGone) return false;
      return { source: mail.bytes.subarray(source.start, source.start + source.maxLength) };
    },
  };
  return client as unknown as ImapFlow;
}

const mail = (name: string, body = name) =>
  Buffer.from(`Message-ID: <${name}@buyer.example>\r\n\r\n${body}`);

describe.for(engines())('a sweep of a folder on %s', (engine) => {
  async function open() {
    const store = await freshStore(engine);
    const parts = { store, folder: 'inbox', path: 'INBOX', mailbox: 'm/INBOX' } as const;
    const sweep = (mails: readonly OnServer[], from: 'all' | 'now' = 'all') =>
      sweepFolder(serve(mails), { ...parts, from, now: () => 5, alive: () => {} });
    const stored = async () => {
      const rows = await store.db.selectFrom('mail_raw').selectAll().orderBy('id').execute();
      return Promise.all(
        rows.map(async ({ id, cut }) => ({ bytes: await readRaw(store.db, id), cut })),
      );
    };
    return { sweep, stored };
  }

  test('stores every mail whole and counts what became of each', async () => {
    const { sweep, stored } = await open();
    const long = mail('long', 'x'.repeat(rawLimits.chunk));
    const first = [
      { uid: 3, bytes: mail('short') },
      { uid: 4, bytes: long },
      { uid: 5, bytes: mail('short') },
      { uid: 6, bytes: mail('deleted'), isGone: true },
    ];
    expect(await sweep(first)).toEqual({ stored: 2, known: 1, gone: 1, cut: 0 });
    const kept = await stored();
    expect(kept.map(({ cut }) => cut)).toEqual([0, 0]);
    expect(kept.some(({ bytes }) => bytes.equals(mail('short')))).toBe(true);
    expect(kept.some(({ bytes }) => bytes.equals(long))).toBe(true);
    const nothing = { stored: 0, known: 0, gone: 0, cut: 0 };
    expect(await sweep(first)).toEqual(nothing);
    const next = [...first, { uid: 9, bytes: mail('next') }];
    expect(await sweep(next)).toEqual({ ...nothing, stored: 1 });
  });

  test('finds the mail that comes right after the last', async () => {
    const { sweep, stored } = await open();
    const arrived: OnServer[] = [];
    for (const [at, name] of ['one', 'two', 'three'].entries()) {
      arrived.push({ uid: at + 1, bytes: mail(name) });
      expect(await sweep(arrived)).toMatchObject({ stored: 1 });
    }
    expect(await stored()).toHaveLength(3);
  });

  test('marks a mail of which the server gives less than it says', async () => {
    const { sweep, stored } = await open();
    const swept = await sweep([{ uid: 1, bytes: mail('half'), size: 2 * rawLimits.chunk }]);
    expect(swept).toEqual({ stored: 1, known: 0, gone: 0, cut: 1 });
    expect(await stored()).toEqual([{ bytes: mail('half'), cut: 1 }]);
  });

  test('leaves what lay in the mailbox before, where it is to begin now', async () => {
    const { sweep, stored } = await open();
    const old = { uid: 7, bytes: mail('old') };
    await sweep([old], 'now');
    expect(await stored()).toEqual([]);
    await sweep([old, { uid: 8, bytes: mail('new') }], 'now');
    expect(await stored()).toEqual([{ bytes: mail('new'), cut: 0 }]);
  });
});
