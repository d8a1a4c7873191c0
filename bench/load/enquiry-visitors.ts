import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { quoteFields } from '../../tests/support/enquiries/quote-submission.ts';

export const visitors = 32;

const body = JSON.stringify(quoteFields);
const agent = new Agent({ keepAlive: true, maxSockets: visitors });

/** Visitors use the instances in turn, as behind a load balancer. */
export async function visitFor(
  ports: readonly number[],
  seconds: number,
): Promise<{ readonly times: number[]; readonly refused: number }> {
  const times: number[] = [];
  let turn = 0;
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      turn = (turn + 1) % ports.length;
      const status = await postEnquiry(ports[turn]!);
      if (status === 200) times.push(performance.now() - start);
      else if (status === 503) refused += 1;
      else throw new Error(`An enquiry was answered with ${status}.`);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  return { times, refused };
}

export function postEnquiry(port: number): Promise<number | undefined> {
  const key = randomUUID();
  // Each visitor has a different email address, or the limit on receipts would suppress most of them.
  const sent = body.replace('asha@', `${key}@`);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(sent),
    'Idempotency-Key': key,
  };
  const path = '/functions/v1/send-quote-email';
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(sent);
  });
}
