import { resolve } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { authenticate } from 'mailauth';
import { type ArrivedMail, headerValues } from '../../domain/conversation/arrived-mail.ts';

/** `failed`: the domain of the sender says that it did not send this. */
export type Verdict = 'confirmed' | 'failed' | 'unknown';

export type AskDns = (name: string, type: string) => Promise<string[] | string[][]>;

/**
 * Whether the sender's domain stands for the mail (DMARC). The provider of our mailbox has seen from
 * where it came and knows best, if its name is set. A DNS that does not answer is no failure.
 */
export async function judgeSender(
  raw: Buffer,
  mail: Pick<ArrivedMail, 'headers'>,
  { authserv, askDns = askRealDns }: { readonly authserv?: string; readonly askDns?: AskDns },
): Promise<Verdict> {
  if (authserv !== undefined) return readVerdict(mail, authserv);
  const asked = authenticate(raw, {
    trustReceived: false,
    disableArc: true,
    disableBimi: true,
    resolver: (name, type) => within(3000, askDns(name, type)),
  });
  const result = await within(10_000, asked).catch(() => undefined);
  const dmarc = result?.dmarc;
  if (!dmarc) return 'unknown';
  const verdict = dmarc.status.result;
  if (verdict === 'pass') return 'confirmed';
  // Without the sender's IP there is no SPF: an honest mail that is not signed looks like this too,
  // unless its domain demands more.
  const isStrict = dmarc.policy === 'reject' || dmarc.policy === 'quarantine';
  return verdict === 'fail' && isStrict ? 'failed' : 'unknown';
}

/** Only the topmost one of our own provider, and only above its own Received line: others are forged. */
function readVerdict({ headers }: Pick<ArrivedMail, 'headers'>, authserv: string): Verdict {
  const first = headers.findIndex(({ key }) => key === 'received');
  const above = first < 0 ? headers : headers.slice(0, first);
  const own = headerValues({ headers: above }, 'authentication-results').find(
    (value) => value.split(/[;\s]/, 1)[0]?.toLowerCase() === authserv.toLowerCase(),
  );
  const result = /\bdmarc=(\w{1,20})/i.exec(own?.slice(0, 4000) ?? '')?.[1]?.toLowerCase();
  if (result === 'pass') return 'confirmed';
  return result === 'fail' ? 'failed' : 'unknown';
}

const askRealDns: AskDns = (name, type) => resolve(name, type) as Promise<string[] | string[][]>;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('DNS does not answer.'), { code: 'ETIMEOUT' });
  });
  return Promise.race([work, late]);
}
