import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answeredBy } from '../server/balancer.ts';
import { type History, openHistory } from './attempt-history.ts';
import { requestOf } from '../enquiries/sample-enquiry.ts';

export interface EnquiryLoad {
  readonly history: History;
  /** Reference by idempotency key, of every enquiry that was answered with success. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How many of them this server has answered. */
  answeredBy(url: string): number;
  /** Answers that no server should give, and what contradicts an earlier answer to the same key. */
  readonly faults: readonly string[];
  /** Retries what is still unanswered until it is acknowledged, then ends. */
  finish(): Promise<void>;
}

interface Manners {
  /** The share of visitors who leave when they are not answered with success at once. */
  readonly leaving?: number;
  /** How long the others wait before they try again. */
  readonly retryMs?: number;
  /** The load is so high that "too many requests" is a correct answer. */
  readonly isFlood?: boolean;
}

/** Visitors with enquiries of every kind who retry with the same key, on any server, until they are acknowledged. */
export function startLoad(
  urls: readonly string[],
  visitors: number,
  pauseMs: number,
  { leaving = 0, retryMs = 20, isFlood = false }: Manners = {},
): EnquiryLoad {
  const history = openHistory();
  const answered = new Map<string, number>();
  const faults: string[] = [];
  let finishing = false;

  async function visit(): Promise<void> {
    while (!finishing) {
      const key = randomUUID();
      const leaves = Math.random() < leaving;
      while (!(await post(key)) && !leaves) await sleep(retryMs);
      await sleep(Math.random() * pauseMs);
    }
  }

  /** True when there is nothing to try again. */
  async function post(key: string): Promise<boolean> {
    const url = urls[Math.floor(Math.random() * urls.length)]!;
    const { status, body, by } = await send(url, key);
    const at = Date.now();
    if (status === 200 && body.success && body.reference) {
      history.add({ key, fate: 'ok', at, status, reference: body.reference });
      answered.set(by, (answered.get(by) ?? 0) + 1);
      // Sometimes a visitor presses the button again.
      if (Math.random() < 0.05) await press(url, key);
      return true;
    }
    history.add({ key, fate: status === 0 ? 'unknown' : 'fail', at, status });
    if (status === 0 || status === 503 || (status === 429 && isFlood)) return false;
    faults.push(`${status} ${JSON.stringify(body)}`);
    return true;
  }

  async function press(url: string, key: string): Promise<void> {
    const { status, body } = await send(url, key);
    if (status !== 200 || !body.reference) return;
    history.add({ key, fate: 'ok', at: Date.now(), status, reference: body.reference });
  }

  const running = Array.from({ length: visitors }, visit);
  return {
    history,
    acknowledged: history.acknowledged,
    answeredBy: (url) => answered.get(url) ?? 0,
    get faults() {
      return [...faults, ...history.contradictions];
    },
    async finish() {
      finishing = true;
      await Promise.all(running);
    },
  };
}

interface Answered {
  /** 0 when it is unknown whether the enquiry was stored. */
  readonly status: number;
  readonly body: { readonly success?: boolean; readonly reference?: string };
  readonly by: string;
}

async function send(url: string, key: string): Promise<Answered> {
  const octet = () => Math.floor(Math.random() * 254) + 1;
  try {
    const { path, body } = requestOf(key);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const { status, headers } = response;
    const answer = (await response.json()) as Answered['body'];
    return { status, body: answer, by: headers.get(answeredBy) ?? url };
  } catch {
    // The connection broke, the answer was too slow, or it was the balancer's empty 502.
    return { status: 0, body: {}, by: url };
  }
}
