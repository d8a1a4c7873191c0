import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * `hold` delays the answer until it is released; `slow` answers after two seconds; `drop` accepts the
 * message and closes the connection, `deny` accepts it and answers that it did not.
 */
export type Reply =
  | 'accept'
  | 'slow'
  | 'drop'
  | 'deny'
  | 'hold'
  | { readonly code: number; readonly at: 'rcpt' | 'data' };

/** A real SMTP server on this machine whose behaviour a test can change while it runs. */
export interface Mailbox {
  readonly url: string;
  readonly mails: Email[];
  /** The message id of every message, repeated for each time it arrived. */
  readonly messageIds: string[];
  /** How often the sender of this message got no answer, or a wrong one. */
  liesAbout(messageId: string): number;
  /** The function is called once for each message. */
  behave(reply: (nth: number, recipient: string) => Reply): void;
  /** Answers all waiting senders and accepts every further message. */
  release(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface MailboxOptions {
  readonly login?: string;
  /** Keeps only the message ids, for tests with tens of thousands of mails. */
  readonly idsOnly?: boolean;
}

export async function openMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { login, idsOnly = false } = options;
  const mails: Email[] = [];
  const messageIds: string[] = [];
  const lies = new Map<string, number>();
  let reply: (nth: number, recipient: string) => Reply = () => 'accept';
  let count = 0;
  let port = 0;
  let server: SMTPServer | undefined;
  const waiting: (() => void)[] = [];
  const decided = new WeakMap<SMTPServerSession, Reply>();

  const create = () =>
    new SMTPServer({
      disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      authOptional: login === undefined,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === login ? done(null, { user: 'mill' }) : done(failure(535)),
      onRcptTo: (address, session, done) => {
        const decision = reply(count++, address.address);
        decided.set(session, decision);
        if (decision === 'hold') return void waiting.push(() => done(null));
        const refused = typeof decision === 'object' && decision.at === 'rcpt';
        done(refused ? failure(decision.code) : null);
      },
      onData: async (stream, session, done) => {
        const source = await stream.toArray().then(Buffer.concat, () => undefined);
        if (!source) return done(failure(451));
        const decision = decided.get(session) ?? 'accept';
        if (typeof decision === 'object') return done(failure(decision.code));
        const id = /^message-id:\s*(<[^>]+>)/im.exec(source.toString('latin1'))?.[1] ?? '';
        if (!idsOnly) mails.push(await PostalMime.parse(source));
        messageIds.push(id);
        if (decision === 'slow') await sleep(2_000);
        if (decision === 'accept' || decision === 'slow') return done();
        lies.set(id, (lies.get(id) ?? 0) + 1);
        if (decision === 'deny') return done(failure(451));
        // The message is accepted, but the sender gets no answer.
        for (const connection of connections(server)) {
          if (connection.session === session) connection.close();
        }
      },
    });

  const mailbox: Mailbox = {
    get url() {
      const user = login === undefined ? '' : `mill:${login}@`;
      return `smtp://${user}127.0.0.1:${port}`;
    },
    mails,
    messageIds,
    liesAbout: (messageId) => lies.get(messageId) ?? 0,
    behave: (next) => {
      reply = next;
      count = 0;
    },
    release() {
      reply = () => 'accept';
      for (const answer of waiting.splice(0)) answer();
    },
    async start() {
      server = create();
      server.on('error', () => {});
      const listening: Server = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      port = (listening.address() as AddressInfo).port;
    },
    async stop() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      for (const connection of connections(closing)) connection.close();
      await new Promise<void>((resolve) => {
        closing.close(() => resolve());
      });
    },
  };
  await mailbox.start();
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

interface Connection {
  readonly session: SMTPServerSession;
  close(): void;
}

function connections(server: SMTPServer | undefined): Set<Connection> {
  return (
    (server as unknown as { connections: Set<Connection> } | undefined)?.connections ?? new Set()
  );
}

function failure(code: number): Error {
  return Object.assign(new Error(`refused with ${code}`), { responseCode: code });
}
