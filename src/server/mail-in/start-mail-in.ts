import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { MailInSettings } from '../env.ts';
import { describeError, type Log } from '../log.ts';
import { connect, type Connection, troubleOf } from './connect.ts';
import { listenForMail } from './listen-for-mail.ts';
import { endLease, readMailInState, takeLease, writeMailInState } from './mail-in-state.ts';
import { createTokens } from './oauth-token.ts';
import { createParser } from './parse-apart.ts';
import { type ReadParts, readStored, type TakeMail } from './read-stored.ts';
import { sweepFolder } from './sweep-folder.ts';

export interface MailInParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: MailInSettings;
  readonly take: TakeMail;
  readonly count?: (outcome: string) => void;
  readonly dns?: ReadParts['dns'];
  readonly everyMs?: number;
}

export interface MailIn {
  stop(): Promise<void>;
}

/** In milliseconds. A sweep in which nothing happens for `silence` is given up. */
const waits = { sweep: 60_000, silence: 90_000, first: 5_000, longest: 300_000 } as const;

/**
 * Reads the mailbox once a minute, and at once when the server says that something has come. The
 * server's word is only a hint: connections die silently, and the sweep finds what it missed.
 */
export function startMailIn(parts: MailInParts): MailIn {
  const { store, clock, log, settings, everyMs = waits.sweep } = parts;
  const stopping = new AbortController();
  const holder = randomUUID();
  const parser = createParser();
  const tokens = settings.oauth && createTokens(settings.oauth);
  let wake = () => {};
  let open: Connection | undefined;
  let backoff = 0;

  const listening = listenForMail({
    settings,
    readToken: async () => tokens?.read(),
    heard: () => wake(),
    isStopping: () => stopping.signal.aborted,
  });
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wasGood = await sweepOnce();
      backoff = wasGood ? 0 : Math.min(waits.longest, Math.max(waits.first, backoff * 2));
      const pause = Math.min(everyMs, waits.sweep) + backoff;
      await Promise.race([
        new Promise<void>((done) => (wake = done)),
        delay(pause, undefined, { signal: stopping.signal }).catch(() => {}),
      ]);
    }
  }

  async function sweepOnce(): Promise<boolean> {
    try {
      if (!(await takeLease(store, holder, waits.silence * 2))) return close(true);
      listening.start();
      await sweepFolders();
      await writeMailInState(store, { goodAt: clock.now(), trouble: '' }, clock.now());
      const { dns, count, take } = parts;
      const { authserv } = settings;
      await readStored({ store, parser, take, authserv, dns, ...(count && { count }) }, isStopping);
      return true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      await report(error);
      return close(false);
    }
  }

  async function sweepFolders(): Promise<void> {
    const { client } = await connected();
    const silence = setTimeout(() => client.close(), waits.silence);
    const alive = () => silence.refresh();
    const account = `${settings.user}@${settings.host}`;
    try {
      for (const { folder, path } of await folders(client)) {
        const swept = await sweepFolder(client, {
          store,
          folder,
          path,
          mailbox: `${account}/${path}`,
          from: settings.from,
          now: () => clock.now(),
          alive,
        });
        if (swept.stored + swept.gone > 0) log.info('mail-swept', { folder, ...swept });
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async function folders(client: Connection['client']) {
    const inbox = { folder: 'inbox', path: settings.inbox } as const;
    const listed = settings.sent ? [] : await client.list();
    const sent = settings.sent ?? listed.find(({ specialUse }) => specialUse === '\\Sent')?.path;
    return sent ? [inbox, { folder: 'sent', path: sent } as const] : [inbox];
  }

  async function connected(): Promise<Connection> {
    if (open?.client.usable) return open;
    open?.client.close();
    open = undefined;
    try {
      return (open = await connect(settings, await tokens?.read()));
    } catch (error) {
      // It may have been withdrawn before its time.
      tokens?.forget();
      throw error;
    }
  }

  /** Only the kind of the fault: a message of the library may hold the address of the account. */
  async function report(fault: unknown): Promise<void> {
    const cause = open?.lastError() ?? fault;
    const { trouble, slow } = troubleOf(cause);
    if (slow) backoff = waits.longest;
    log.error('mail-in-failed', { trouble, ...describeError(cause), message: undefined });
    const before = await readMailInState(store.db).catch(() => undefined);
    const goodAt = before?.goodAt ?? clock.now();
    await writeMailInState(store, { goodAt, trouble }, clock.now()).catch(() => {});
  }

  function isStopping(): boolean {
    return stopping.signal.aborted;
  }

  function close<Result>(result: Result): Result {
    open?.client.close();
    open = undefined;
    return result;
  }

  return {
    async stop() {
      stopping.abort();
      open?.client.close();
      await listening.stop();
      await running;
      parser.stop();
      await endLease(store, holder).catch(() => {});
    },
  };
}
