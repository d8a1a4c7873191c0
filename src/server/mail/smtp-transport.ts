import { createTransport } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import { type Fault, type MailTransport, mostConnections, type SendOutcome } from './transport.ts';

export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  const mailer = createTransport({
    pool: true,
    maxConnections: mostConnections,
    maxMessages: 100,
    // The outbox repeats attempts; a second queue in here would hide what became of a mail.
    maxRequeues: 0,
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // Visitors' names and numbers are never sent over a network unencrypted.
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal && !secure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
  return {
    describe: `SMTP server ${url.host}`,
    async send(message) {
      try {
        await mailer.sendMail(toNodemailer(message));
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: async () => mailer.close(),
  };
}

/** What an error of nodemailer means for this mail and for the next one. */
export function outcomeOf(error: unknown): SendOutcome {
  const { code, command, response = '', responseCode, timeoutType, message } = error as SmtpError;
  const reason = withoutAddresses(message ?? String(error));
  if (code === 'EAUTH' || code === 'ENOAUTH' || (responseCode && loginCodes.has(responseCode))) {
    return { kind: 'down', cause: 'login', reason };
  }
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  if (responseCode === undefined || responseCode === 421 || !aboutThisMail) {
    // An address that nodemailer itself refuses never reaches a server.
    if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', reason };
    if (code === 'EENVELOPE' && command === 'MAIL FROM') {
      return { kind: 'deferred', fault: 'server', reason };
    }
    // The server had greeted and then kept this message waiting; it may take others meanwhile.
    if (timeoutType === 'SOCKET_TIMEOUT') return { kind: 'deferred', fault: 'domain', reason };
    return { kind: 'down', cause: 'connection', reason };
  }
  // 503 says that the session went wrong, not the message.
  const isFinal = responseCode >= 500 && responseCode !== 503;
  if (isFinal) return { kind: 'refused', reason };
  return { kind: 'deferred', fault: faultOf(responseCode, response), reason };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly timeoutType?: string;
  readonly message?: string;
}

/** RFC 3463: 4.1 and 4.2 are about the address and its mailbox. Older servers only say 450 or 452. */
function faultOf(responseCode: number, response: string): Fault {
  const subject = /^\d{3}[ -]4\.(\d)\./.exec(response.slice(0, 20))?.[1];
  if (subject !== undefined) return subject === '1' || subject === '2' ? 'mailbox' : 'domain';
  return responseCode === 450 || responseCode === 452 ? 'mailbox' : 'domain';
}

/** Authentication required, failed, too weak: this fails for every mail until an owner corrects it. */
const loginCodes: ReadonlySet<number> = new Set([454, 530, 534, 535, 538]);

/** Servers repeat the recipient in their replies; logs must not contain it. */
function withoutAddresses(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/[^\s<>@]+@[^\s<>]+/g, '[address]')
    .slice(0, 300);
}
