import { ImapFlow } from 'imapflow';
import type { MailInSettings } from '../env.ts';

/** The defaults of the library are minutes, too long for a sweep a minute. */
const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  maxLiteralSize: 4 * 1024 * 1024,
  maxResponseSize: 16 * 1024 * 1024,
  disableAutoIdle: true,
  // Its log holds addresses and subjects.
  logger: false,
} as const;

export interface Connection {
  readonly client: ImapFlow;
  /** The cause that a failed command does not name. */
  lastError(): unknown;
}

export async function connect(
  { host, port, secure, user, password, ca }: MailInSettings,
  accessToken: string | undefined,
  options: { readonly maxIdleTime?: number } = {},
): Promise<Connection> {
  const client = new ImapFlow({
    ...patience,
    ...options,
    host,
    port,
    secure,
    ...(!secure && { doSTARTTLS: false }),
    auth: accessToken === undefined ? { user, pass: password ?? '' } : { user, accessToken },
    ...(ca && { tls: { ca } }),
  });
  let last: unknown;
  // Before connect(): an `error` that nobody hears ends the process.
  client.on('error', (error) => (last = error));
  await client.connect();
  return { client, lastError: () => last };
}

/** In words that the desk shows. Never the message of the error: it may hold the address or the key. */
export function troubleOf(error: unknown): { readonly trouble: string; readonly slow: boolean } {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  const code = String(fields['code'] ?? fields['serverResponseCode'] ?? '');
  // Providers lock an account that is tried too often.
  if (fields['authenticationFailed'])
    return { trouble: 'The mail server refused the login.', slow: true };
  if (fields['name'] === 'TokenRefused') {
    return { trouble: 'The sign-in service refused to renew the token.', slow: true };
  }
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) {
    return { trouble: 'The certificate of the mail server is not trusted.', slow: true };
  }
  if (fields['mailboxMissing'])
    return { trouble: 'The mail server has no such folder.', slow: true };
  if (
    /^(?:ECONN|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|ETIMEOUT|ETIMEDOUT|NoConnection|EPIPE)/.test(
      code,
    )
  ) {
    return { trouble: 'The mail server cannot be reached.', slow: false };
  }
  return {
    trouble: `Reading the mailbox failed (${code.replaceAll(/\W/g, '').slice(0, 40) || 'unexpected'}).`,
    slow: false,
  };
}
