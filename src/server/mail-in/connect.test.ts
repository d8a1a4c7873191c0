import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { MailInSettings } from '../env.ts';
import { connect, troubleOf } from './connect.ts';

const unreachable = { trouble: 'The mail server cannot be reached.', slow: false };
const untrusted = { trouble: 'The certificate of the mail server is not trusted.', slow: true };
const failed = (code: string) => ({
  trouble: `Reading the mailbox failed (${code}).`,
  slow: false,
});

test.each<[unknown, ReturnType<typeof troubleOf>]>([
  [
    { authenticationFailed: true, code: 'ECONNRESET' },
    { trouble: 'The mail server refused the login.', slow: true },
  ],
  [
    { name: 'TokenRefused' },
    { trouble: 'The sign-in service refused to renew the token.', slow: true },
  ],
  [{ mailboxMissing: true }, { trouble: 'The mail server has no such folder.', slow: true }],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, untrusted],
  [{ code: 'CERT_HAS_EXPIRED' }, untrusted],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, untrusted],
  [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, untrusted],
  [{ code: 'ECONNREFUSED' }, unreachable],
  [{ code: 'ENOTFOUND' }, unreachable],
  [{ code: 'EAI_AGAIN' }, unreachable],
  [{ code: 'CONNECT_TIMEOUT' }, unreachable],
  [{ code: 'ETIMEOUT' }, unreachable],
  [{ code: 'ETIMEDOUT' }, unreachable],
  [{ code: 'NoConnection' }, unreachable],
  [{ code: 'EPIPE' }, unreachable],
  [{ code: 'NOT_ENOTFOUND' }, failed('NOT_ENOTFOUND')],
  [{ serverResponseCode: 'OVER QUOTA!' }, failed('OVERQUOTA')],
  [{ code: 'X'.repeat(50) }, failed('X'.repeat(40))],
  [new Error('asha@buyer.example'), failed('unexpected')],
  ['asha@buyer.example', failed('unexpected')],
  [null, failed('unexpected')],
])('%j is told in words without an address', (error, told) => {
  expect(troubleOf(error)).toEqual(told);
});

/** Speaks as much IMAP as a sign-in needs; returns the commands that came. */
async function serveImap() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=XOAUTH2 SASL-IR] ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().trim().split('\r\n')) {
        const [tag = '', ...command] = line.split(' ');
        heard.push(command.join(' '));
        socket.write(`${tag} OK done\r\n`);
      }
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, port, close: () => void server.close() };
}

test.each([
  ['a password', undefined, 'LOGIN "desk@mill.example" "secret"'],
  ['a token', 'token-1', 'user=desk@mill.example\x01auth=Bearer token-1\x01\x01'],
])('a sign-in with %s', async (_, token, said) => {
  const { heard, port, close } = await serveImap();
  const settings = {
    host: '127.0.0.1',
    port,
    secure: false,
    user: 'desk@mill.example',
    password: 'secret',
  } as unknown as MailInSettings;
  const { client, lastError } = await connect(settings, token);
  expect(client.usable).toBe(true);
  expect(lastError()).toBeUndefined();
  const spoken = heard.map((line) =>
    line.replace(/^AUTHENTICATE \w+ (\S+)$/, (_all, base64: string) =>
      Buffer.from(base64, 'base64').toString(),
    ),
  );
  expect(spoken).toContain(said);
  const broken = new Error('broken');
  client.emit('error', broken);
  expect(lastError()).toBe(broken);
  client.close();
  close();
});
