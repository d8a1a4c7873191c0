import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/server/free-port.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { report, words } from '../report/report.ts';

/**
 * deploy/Caddyfile with a real Caddy in front of the site, on loopback: TLS, HTTP/2, pages that
 * pass compressed, the visitor's true address, and restarts that nobody notices.
 */
const restarts = Number(words[0] ?? 10);
if (spawnSync('caddy', ['version']).error) {
  console.error('This bench needs Caddy: apt-get install caddy');
  process.exit(1);
}

const port = await freePort();
const site = `https://localhost:${port}`;
const server = await startServer({ SITE_URL: site, TRUST_PROXY: '1' });
const folder = await mkdtemp(join(tmpdir(), 'taana-proxy-'));
await writeFile(join(folder, 'Caddyfile'), await ownCaddyfile());
const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  stdio: 'ignore',
});
process.once('exit', () => caddy.kill('SIGKILL'));

const claims: { readonly what: string; readonly holds: boolean }[] = [];
let restarted = { requests: 0, lost: 0 };
try {
  const session = await connectWhenReady();
  const coding = { 'accept-encoding': 'br' };
  const page = await get(session, '/', coding);
  claim('HTTP/2 over TLS', session.alpnProtocol === 'h2' && page.status === 200);
  claim('the page passes as it was compressed', page.headers['content-encoding'] === 'br');
  claim('strict transport security', /max-age=\d{8}/.test(text(page, 'strict-transport-security')));
  claim(
    'one content policy, the site’s own',
    !text(page, 'content-security-policy').includes(', '),
  );
  claim('the proxy does not name itself', page.headers['server'] === undefined);
  const again = await get(session, '/', { ...coding, 'if-none-match': text(page, 'etag') });
  claim('a page known already costs 304', again.status === 304);

  await get(session, '/no-such-page-a', { 'x-forwarded-for': '203.0.113.9' });
  const seen = /"path":"\/no-such-page-a".*?"from":"([^"]+)"/.exec(await logged('no-such-page-a'));
  claim('a forged address is not believed', seen !== null && !seen[1]!.startsWith('203.0.113'));

  const moved = await plainStatus(`https://www.localhost:${port}/quote?x=1`);
  claim('www leads to the one address', moved.location === `${site}/quote?x=1`);

  restarted = await restartUnderLoad(session);
  session.close();
} finally {
  const gone = once(caddy, 'exit');
  caddy.kill('SIGTERM');
  await gone;
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
const failed = claims.filter(({ holds }) => !holds).map(({ what }) => what);
report(
  [
    {
      promise: 'deploy/Caddyfile with a real Caddy in front: TLS, HTTP/2, compression, addresses',
      limit: 'every claim holds',
      figure: `${claims.length - failed.length} of ${claims.length}`,
      ok: failed.length === 0,
      ifShort: failed.join('; '),
    },
    {
      promise: `pages lost in ${restarts} restarts behind it, under load`,
      limit: '0',
      figure: `${restarted.lost} of ${restarted.requests}`,
      ok: restarted.lost === 0 && restarted.requests > 0,
    },
  ],
  { claims, restarts, ...restarted },
);

function claim(what: string, holds: boolean): void {
  claims.push({ what, holds });
  console.log(`${holds ? 'holds ' : 'FAILS '} ${what}`);
}

/** The shipped Caddyfile with this machine's names, ports and certificate issuer. */
async function ownCaddyfile(): Promise<string> {
  const shipped = await readFile('deploy/Caddyfile', 'utf8');
  return shipped
    .replace(/^\{$/m, '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects')
    .replace(/^taana\.example.*$/m, `${site}, https://www.localhost:${port} {\n\ttls internal`)
    .replace('127.0.0.1:3000', new URL(server.url).host);
}

async function connectWhenReady(): Promise<ClientHttp2Session> {
  for (const patience = Date.now() + 15_000; Date.now() < patience; await pause(200)) {
    const session = connect(site, { rejectUnauthorized: false, servername: 'localhost' });
    const up = await Promise.race([
      once(session, 'connect').then(() => true),
      once(session, 'error').then(() => false),
    ]).catch(() => false);
    if (up) return session;
  }
  throw new Error('Caddy did not come up.');
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function get(
  session: ClientHttp2Session,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const stream = session.request({ [constants.HTTP2_HEADER_PATH]: path, ...headers });
  const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
  stream.resume();
  await once(stream, 'end');
  return { status: Number(answer[':status']), headers: answer };
}

function text({ headers }: Answer, name: string): string {
  return String(headers[name] ?? '');
}

async function logged(word: string): Promise<string> {
  for (let tries = 0; tries < 50 && !server.log().includes(word); tries += 1) await pause(50);
  return server.log();
}

async function plainStatus(url: string): Promise<{ location?: string | undefined }> {
  // The host name exists on this machine only, so it is not looked up.
  const asking = request(url, {
    rejectUnauthorized: false,
    lookup: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  }).end();
  const [answer] = await once(asking, 'response');
  answer.resume();
  return { location: answer.headers.location };
}

async function restartUnderLoad(session: ClientHttp2Session) {
  let restarting = true;
  let requests = 0;
  let lost = 0;
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    while (restarting) {
      requests += 1;
      const answer = await get(session, visitor % 2 ? '/quote' : '/').catch(() => undefined);
      if (answer?.status !== 200) lost += 1;
      await pause(10);
    }
  });
  for (let turn = 0; turn < restarts; turn += 1) {
    await pause(300);
    await server.stop();
    await server.start();
  }
  await pause(500);
  restarting = false;
  await Promise.all(visitors);
  return { requests, lost };
}
