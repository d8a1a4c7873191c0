import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestOf } from './sample-enquiry.ts';

export interface EnquiryLoad {
  /** Reference by idempotency key, of every enquiry that was answered with success. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How many of them this server has answered. */
  answeredBy(url: string): number;
  /** Answers that contradict an earlier answer to the same key, or that no server should give. */
  readonly faults: readonly string[];
  /** Sends what is still unanswered until it is acknowledged, then ends. */
  finish(): Promise<void>;
}

/** Visitors of every kind who do not give up: what was not answered is sent again with its key, to any server. */
export function startLoad(urls: readonly string[], visitors: number, pauseMs: number): EnquiryLoad {
  const acknowledged = new Map<string, string>();
  const answered = new Map<string, number>();
  const faults: string[] = [];
  let finishing = false;

  async function visit(): Promise<void> {
    while (!finishing) {
      const key = randomUUID();
      while (!(await post(key))) await sleep(20);
      await sleep(Math.random() * pauseMs);
    }
  }

  async function post(key: string): Promise<boolean> {
    const url = urls[Math.floor(Math.random() * urls.length)]!;
    const answer = await send(url, key);
    if (!answer) return false;
    if (answer.status === 503) return false;
    const { success, reference } = answer.body;
    if (answer.status !== 200 || !success || !reference) {
      faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      return true;
    }
    acknowledged.set(key, reference);
    answered.set(url, (answered.get(url) ?? 0) + 1);
    // Now and then somebody presses the button again.
    if (Math.random() < 0.05) {
      const again = await send(url, key);
      if (again?.status === 200 && again.body.reference !== reference) {
        faults.push(`${key}: ${reference}, then ${again.body.reference}`);
      }
    }
    return true;
  }

  const running = Array.from({ length: visitors }, visit);
  return {
    acknowledged,
    answeredBy: (url) => answered.get(url) ?? 0,
    faults,
    async finish() {
      finishing = true;
      await Promise.all(running);
    },
  };
}

interface Answered {
  readonly status: number;
  readonly body: { readonly success?: boolean; readonly reference?: string };
}

/** Nothing when the connection broke: then nobody knows whether it was stored. */
async function send(url: string, key: string): Promise<Answered | undefined> {
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
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  } catch {
    return undefined;
  }
}
