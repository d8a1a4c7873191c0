import type { IndiamartSettings } from '../env.ts';
import { spellIndianTime } from './indiamart-record.ts';

export type Pulled =
  | { readonly kind: 'records'; readonly records: readonly unknown[] }
  /** In words for the desk. Never their own text: it may repeat the key. */
  | { readonly kind: 'failed'; readonly trouble: string; readonly code: string };

/** Far more than a week of leads; a longer answer is none of theirs. */
const mostBytes = 16 * 1024 * 1024;
const patienceMs = 45_000;

/**
 * One call of the pull. The key stands in the address, as their documentation asks, so the address is
 * never logged, no error of it is passed on, and no redirect is followed.
 */
export async function askIndiamart(
  { url, key }: Pick<IndiamartSettings, 'url'> & { readonly key: string },
  { from, to }: { readonly from: number; readonly to: number },
  stopping?: AbortSignal,
): Promise<Pulled> {
  const address = new URL(url);
  address.searchParams.set('glusr_crm_key', key);
  address.searchParams.set('start_time', spellIndianTime(from));
  address.searchParams.set('end_time', spellIndianTime(to));
  const late = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: stopping ? AbortSignal.any([late, stopping]) : late,
      headers: { Accept: 'application/json' },
    });
    return readAnswer(response.status, await readText(response));
  } catch (error) {
    const code = late.aborted ? 'timeout' : codeOf(error);
    return { kind: 'failed', code, trouble: 'IndiaMART cannot be reached.' };
  }
}

/** Their code stands in the body; some answers have it as the status of HTTP as well, or only there. */
export function readAnswer(status: number, text: string | undefined): Pulled {
  const body = text === undefined ? undefined : parse(text);
  const code = Number(body?.['CODE'] ?? status);
  if (code === 200 && body) {
    const found = body['RESPONSE'];
    if (Array.isArray(found)) return { kind: 'records', records: found };
    return typeof found === 'object' && found !== null
      ? { kind: 'records', records: [found] }
      : unreadable(code);
  }
  // "There are no leads in the given time duration."
  if (code === 204) return { kind: 'records', records: [] };
  if (code === 401 || code === 403) {
    return failed(code, 'IndiaMART says that the key is wrong or has expired.');
  }
  if (code === 429) return failed(code, 'IndiaMART says that it was asked too often.');
  if (code === 200 || !Number.isInteger(code)) return unreadable(code);
  return failed(code, `IndiaMART answered with an error (${code}).`);
}

function failed(code: number, trouble: string): Pulled {
  return { kind: 'failed', code: String(code), trouble };
}

function unreadable(code: number): Pulled {
  return failed(code, 'What IndiaMART answered cannot be read.');
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing when it is longer than any answer of theirs. */
async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Only the code of a fault of the network: its message may hold the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return typeof code === 'string' && /^[A-Z_0-9]{1,40}$/.test(code) ? code : 'network';
}
