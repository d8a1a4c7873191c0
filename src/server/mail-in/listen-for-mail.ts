import { setTimeout as delay } from 'node:timers/promises';
import type { MailInSettings } from '../env.ts';
import { connect, type Connection } from './connect.ts';

/** In milliseconds. Servers end an IDLE after half an hour, routers much earlier. */
const waits = { idle: 9 * 60_000, first: 10_000, longest: 600_000 } as const;

/**
 * A second connection that only waits (IDLE). It calls `heard` when the server says that there is
 * something new. Whatever happens to it, the sweep a minute reads the mailbox.
 */
export function listenForMail({
  settings,
  readToken,
  heard,
  isStopping,
  open: openConnection = connect,
}: {
  readonly settings: MailInSettings;
  readonly readToken: () => Promise<string | undefined>;
  readonly heard: () => void;
  readonly isStopping: () => boolean;
  readonly open?: typeof connect;
}): { start(): void; stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let open: Connection | undefined;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let pause: number = waits.first;
    while (!isStopping()) {
      try {
        open = await openConnection(settings, await readToken(), { maxIdleTime: waits.idle });
        const { client } = open;
        client.on('exists', heard);
        await client.mailboxOpen(settings.inbox, { readOnly: true });
        pause = waits.first;
        while (client.usable && !isStopping()) {
          if (!(await client.idle())) break;
        }
      } catch {
        // The sweep reports what is wrong; it has the same account.
        pause = Math.min(waits.longest, pause * 2);
      }
      open?.client.close();
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      open?.client.close();
      await running;
    },
  };
}
