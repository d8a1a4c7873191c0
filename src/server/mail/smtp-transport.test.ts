import { expect, test } from 'vitest';
import { outcomeOf } from './smtp-transport.ts';

const failure = (fields: Record<string, unknown>) =>
  outcomeOf(Object.assign(new Error('x'), fields));

test.each([
  ['no connection', { code: 'ESOCKET', command: 'CONN' }, 'down'],
  ['a timeout', { code: 'ETIMEDOUT', command: 'CONN' }, 'down'],
  ['no STARTTLS', { code: 'ETLS', command: 'STARTTLS', responseCode: 454 }, 'down'],
  ['a refused login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'down'],
  ['login demanded', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'down'],
  ['a closing server', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }, 'down'],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'deferred'],
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'deferred'],
  ['greylisting', { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'deferred'],
  ['a lost session', { code: 'EENVELOPE', command: 'DATA', responseCode: 503 }, 'deferred'],
  ['the last code of waiting', { command: 'DATA', responseCode: 499 }, 'deferred'],
  ['the first code of refusing', { command: 'DATA', responseCode: 500 }, 'refused'],
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  ['refused content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
  ['an impossible address', { code: 'EENVELOPE', command: 'API' }, 'refused'],
])('%s', (_, error, kind) => {
  expect(failure(error).kind).toBe(kind);
});

test.each([
  [
    'no answer within half a minute',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
    'domain',
  ],
  ['a full mailbox', { command: 'RCPT TO', responseCode: 452 }, 'mailbox'],
  ['a mailbox in use', { command: 'RCPT TO', responseCode: 450 }, 'mailbox'],
  [
    'a full mailbox in words of RFC 3463',
    { command: 'DATA', responseCode: 451, response: '451 4.2.2 over quota' },
    'mailbox',
  ],
  [
    'a full disk of its domain',
    { command: 'RCPT TO', responseCode: 452, response: '452-4.3.1 no space' },
    'domain',
  ],
  ['greylisting', { command: 'RCPT TO', responseCode: 451 }, 'domain'],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'server'],
])('waits for its recipient or the server: %s', (_, error, fault) => {
  expect(failure(error)).toMatchObject({ kind: 'deferred', fault });
});

test('the reason names no address', () => {
  const error = Object.assign(new Error('550 <asha@buyer.example>: no such user'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
  });
  expect(outcomeOf(error)).toEqual({ kind: 'refused', reason: '550 <[address]>: no such user' });
});
