import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Between, standBetween } from './stand-between.ts';

/** The response header that names the server which answered. */
export const answeredBy = 'x-answered-by';

/**
 * A load balancer in front of several servers: uses them in turn, and tries the next one when a server
 * is down. A POST is sent again only if it cannot have arrived.
 */
export async function openBalancer(targets: readonly string[]): Promise<Between> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;
  const server = createServer((req, res) => {
    turn = (turn + 1) % targets.length;
    void pass(req, res, [...targets.slice(turn), ...targets.slice(0, turn)]);
  });

  async function pass(
    req: IncomingMessage,
    res: ServerResponse,
    [target, ...others]: readonly string[],
    body?: Buffer,
  ): Promise<void> {
    const whole = body ?? Buffer.concat(await req.toArray());
    const outgoing = request(new URL(req.url ?? '/', target), {
      method: req.method ?? 'GET',
      headers: { ...req.headers, 'x-forwarded-for': req.headers['x-forwarded-for'] ?? '127.0.0.1' },
      agent,
    });
    outgoing.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, { ...answer.headers, [answeredBy]: target });
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (res.headersSent) return res.destroy();
      // If the server was just closing a kept connection, the request has not reached it.
      const unread =
        error.code === 'ECONNREFUSED' || (outgoing.reusedSocket && req.method === 'GET');
      if (others.length > 0 && (unread || req.method === 'GET')) {
        return void pass(req, res, others, whole);
      }
      res.writeHead(502).end();
    });
    outgoing.end(whole);
  }

  return standBetween(server, agent);
}
