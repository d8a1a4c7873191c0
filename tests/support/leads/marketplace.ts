import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A lead as IndiaMART tells of it; times by the clock of India. */
export interface IndiamartRecord {
  readonly UNIQUE_QUERY_ID: string;
  readonly QUERY_TIME: string;
  readonly [field: string]: string | number | null;
}

export type Fault =
  | 'none'
  | 'drop'
  | 'half'
  | 'html'
  | 'error'
  | 'redirect'
  | 'http-429'
  | 'expired';

/**
 * A marketplace that behaves as the documentation of the pull API (version 2) says: a key in the
 * query, at most seven days in a call, at least five minutes between two calls (`apartMs` here), its
 * outcome as CODE in the body, and 204 where there is nothing.
 */
export async function startMarketplace({ key = 'mWRq7h0/very+secret==', apartMs = 0 } = {}) {
  const records: IndiamartRecord[] = [];
  const calls: { at: number; code: number; days: number }[] = [];
  let fault: Fault = 'none';
  let last = -Infinity;

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost');
    const from = readTime(url.searchParams.get('start_time'));
    const to = readTime(url.searchParams.get('end_time'));
    const note = (code: number) =>
      calls.push({ at: performance.now(), code, days: (to - from) / 86_400_000 });
    if (fault === 'drop') return void (note(0), req.socket.destroy());
    if (fault === 'html') return void (note(0), res.end('<html>Be right back</html>'));
    if (fault === 'http-429') return void (note(429), res.writeHead(429).end());
    if (fault === 'redirect') {
      note(302);
      return void res.writeHead(302, { Location: `/elsewhere?${url.searchParams}` }).end();
    }
    const answer = judge(url, from, to);
    note(answer.CODE);
    if (fault === 'half') {
      const text = JSON.stringify(answer);
      res.writeHead(200, { 'Content-Length': text.length });
      return void res.write(text.slice(0, text.length / 2), () => req.socket.destroy());
    }
    send(res, answer);
  });

  function judge(url: URL, from: number, to: number) {
    if (fault === 'error') return refusal(500, 'Something went wrong.');
    if (fault === 'expired' || url.searchParams.get('glusr_crm_key') !== key) {
      return refusal(401, `The CRM key ${url.searchParams.get('glusr_crm_key')} is invalid.`);
    }
    if (!Number.isFinite(from) || !Number.isFinite(to) || to < from) {
      return refusal(400, 'Please enter start and end time in the format DD-Mon-YYYYHH:MM:SS.');
    }
    if (to - from > 7 * 86_400_000) return refusal(400, 'The time range exceeds 7 days.');
    const now = performance.now();
    if (now - last < apartMs) return refusal(429, 'Please try again after 5 minutes.');
    last = now;
    const found = records.filter((record) => {
      const at = Date.parse(`${record.QUERY_TIME.replace(' ', 'T')}+05:30`);
      return at >= from && at <= to;
    });
    if (found.length === 0) return refusal(204, 'There are no leads in the given time duration.');
    const TOTAL_RECORDS = found.length;
    return { CODE: 200, STATUS: 'SUCCESS', MESSAGE: '', TOTAL_RECORDS, RESPONSE: found };
  }

  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(
    () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  );
  return {
    key,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wservce/crm/crmListing/v2/`,
    records,
    calls,
    fail(next: Fault) {
      fault = next;
    },
  };
}

function refusal(CODE: number, MESSAGE: string) {
  return { CODE, STATUS: 'FAILURE', MESSAGE, TOTAL_RECORDS: 0 };
}

function send(res: ServerResponse, answer: object): void {
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `16-Nov-202614:05:00` */
function readTime(text: string | null): number {
  const read = /^(\d\d)-([A-Z][a-z]{2})-(\d{4})(\d\d:\d\d:\d\d)$/.exec(text ?? '');
  if (!read) return Number.NaN;
  const month = String(months.indexOf(read[2]!) + 1).padStart(2, '0');
  return Date.parse(`${read[3]}-${month}-${read[1]}T${read[4]}+05:30`);
}

export function indiamartRecord(n: number, fields: Partial<IndiamartRecord> = {}): IndiamartRecord {
  return {
    UNIQUE_QUERY_ID: `26111${n}00${n}`,
    QUERY_TYPE: 'W',
    QUERY_TIME: '2026-11-16 09:15:00',
    SENDER_NAME: 'Harpreet Kaur',
    SENDER_MOBILE: '+91-9876501234',
    SENDER_EMAIL: 'harpreet@ludhiana-wear.example',
    SENDER_COMPANY: 'Ludhiana Wear',
    SENDER_ADDRESS: '',
    SENDER_CITY: 'Ludhiana',
    SENDER_STATE: 'Punjab',
    SENDER_COUNTRY_ISO: 'IN',
    SUBJECT: 'Requirement for Locknit fabric',
    QUERY_PRODUCT_NAME: 'Locknit 14B',
    QUERY_MESSAGE: `I want 50${n} m of Locknit.<br>Price?`,
    QUERY_MCAT_NAME: 'Warp Knit Fabric',
    CALL_DURATION: null,
    RECEIVER_MOBILE: null,
    ...fields,
  } as IndiamartRecord;
}
