import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quoteFields } from '../../tests/support/enquiries/quote-submission.ts';

export const visitors = 32;

const body = JSON.stringify(quoteFields);

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
    const lines = await Promise.all(ports.map(openLine));
    while (performance.now() < end) {
      const start = performance.now();
      turn = (turn + 1) % ports.length;
      const status = await lines[turn]!.post();
      if (status === 200) times.push(performance.now() - start);
      else if (status === 503) refused += 1;
      else throw new Error(`An enquiry was answered with ${status}.`);
    }
    for (const line of lines) line.close();
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  return { times, refused };
}

/** On a line of its own. */
export async function postEnquiry(port: number): Promise<number> {
  const line = await openLine(port);
  try {
    return await line.post();
  } finally {
    line.close();
  }
}

interface Line {
  /** The status of its answer. */
  post(): Promise<number>;
  close(): void;
}

/**
 * One connection that is kept, for one enquiry after the other. Node's own client takes as much
 * processor for a request as the servers that are compared, and so hides half of their difference.
 */
async function openLine(port: number): Promise<Line> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return {
    post: () => {
      socket.write(writeEnquiry());
      return readStatus(socket);
    },
    close: () => void socket.destroy(),
  };
}

function writeEnquiry(): string {
  const key = randomUUID();
  // Each visitor has a different email address, or the limit on receipts would suppress most of them.
  const sent = body.replace('asha@', `${key}@`);
  return [
    'POST /functions/v1/send-quote-email HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: keep-alive',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(sent)}`,
    `Idempotency-Key: ${key}`,
    '',
    sent,
  ].join('\r\n');
}

function readStatus(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const settle = (act: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      act();
    };
    const fail = (error?: unknown) =>
      settle(() => reject(error instanceof Error ? error : new Error('The line was cut.')));
    const read = (bytes: Buffer) => {
      answer += bytes.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = /^content-length: (\d+)/im.exec(answer)?.[1];
      if (!length) return settle(() => reject(new Error(`No length: ${answer.slice(0, head)}`)));
      if (answer.length < head + 4 + Number(length)) return;
      settle(() => resolve(Number(answer.slice(9, 12))));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
  });
}
