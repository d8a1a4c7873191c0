import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Between, standBetween } from './stand-between.ts';

/** Names the server whose answer it is. */
export const answeredBy = 'x-answered-by';

/**
 * In front of several servers, as a proxy is in front of ours: takes turns, and asks the next one
 * when a server is not there. A post is asked again only where it cannot have arrived.
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
    const asked = request(new URL(req.url ?? '/', target), {
      method: req.method ?? 'GET',
      headers: { ...req.headers, 'x-forwarded-for': req.headers['x-forwarded-for'] ?? '127.0.0.1' },
      agent,
    });
    asked.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, { ...answer.headers, [answeredBy]: target });
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (res.headersSent) return res.destroy();
      // A kept connection that the server was just closing never carried the request to anybody.
      const unread = error.code === 'ECONNREFUSED' || (asked.reusedSocket && req.method === 'GET');
      if (others.length > 0 && (unread || req.method === 'GET')) {
        return void pass(req, res, others, whole);
      }
      res.writeHead(502).end();
    });
    asked.end(whole);
  }

  return standBetween(server, agent);
}
