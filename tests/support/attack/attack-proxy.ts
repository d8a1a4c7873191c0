import { Agent, createServer, request } from 'node:http';
import { type Between, standBetween } from '../server/stand-between.ts';

const pictures = /^\/(?:fonts|icons|img|media|pictures)\//;

/**
 * A proxy in front of an attacked server that terminates https and gives every request another client
 * address, so that a scanner reaches the code behind the rate limit. Pages pass uncompressed: wapiti asks
 * for brotli whether it can read it or not, and finds no link in what it cannot read. Pictures do not pass:
 * it guesses at the encoding of each for seconds, and images.test.ts attacks their addresses.
 */
export async function openAttackProxy(target: string, deskCookie = ''): Promise<Between> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let nth = 0;
  const server = createServer((req, res) => {
    if (pictures.test(req.url ?? '')) return void res.writeHead(404).end();
    nth += 1;
    const client = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
    const isDesk = deskCookie !== '' && (req.url ?? '').startsWith('/desk/api');
    const outgoing = request(
      target + req.url,
      {
        agent,
        method: req.method ?? 'GET',
        headers: {
          ...req.headers,
          'accept-encoding': 'identity',
          'x-forwarded-for': client,
          'x-forwarded-proto': 'https',
          ...(isDesk && { cookie: deskCookie, origin: 'https://taana.example' }),
        },
      },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    outgoing.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
    req.pipe(outgoing);
  });
  return standBetween(server, agent);
}
