import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { describe, expect, test } from 'vitest';
import { type AskDns, judgeSender } from './authenticity.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const written = [
  'From: Meera <meera@brand.example>',
  'To: sales@mill.example',
  'Subject: Samples',
  'Date: Mon, 16 Nov 2026 10:00:00 +0530',
  'Message-ID: <1@brand.example>',
  '',
  'Please send 14B in ivory.',
  '',
].join('\r\n');

describe('without the word of our provider the domain of the sender is asked', () => {
  test('a mail signed by the domain is confirmed', async () => {
    expect(await judge(await signed(), 'reject')).toBe('confirmed');
  });

  test.for([
    ['reject', 'failed'],
    ['quarantine', 'failed'],
    ['none', 'unknown'],
  ] as const)('a mail changed after it was signed, policy %s: %s', async ([policy, verdict]) => {
    const changed = (await signed()).replace('ivory', 'black');
    expect(await judge(changed, policy)).toBe(verdict);
  });

  test('a signature of another domain does not stand for the sender', async () => {
    expect(await judge(await signed('elsewhere.example'), 'reject')).toBe('failed');
  });

  test('a domain that says nothing of its mails leaves it open', async () => {
    expect(await judge(await signed())).toBe('unknown');
  });

  test('a DNS that does not answer leaves it open', async () => {
    const askDns: AskDns = () =>
      Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' }));
    expect(await judgeSender(Buffer.from(written), { headers: [] }, { askDns })).toBe('unknown');
  });
});

describe('the provider of the mailbox knows best', () => {
  const received = { key: 'received', value: 'from a by mx.mill.example' };
  const says = (value: string) => ({ key: 'authentication-results', value });

  test.for([
    ['its word', [says('mx.mill.example; dkim=pass; dmarc=pass'), received], 'confirmed'],
    ['its refusal', [says('MX.mill.example; dmarc=fail (p=NONE)'), received], 'failed'],
    ['a word about nothing', [says('mx.mill.example; dmarc=none'), received], 'unknown'],
    ['no word', [received], 'unknown'],
    ['another’s word', [says('mx.elsewhere.example; dmarc=pass'), received], 'unknown'],
    ['a word forged by the sender', [received, says('mx.mill.example; dmarc=pass')], 'unknown'],
    ['a name that only begins alike', [says('mx.mill.example.evil; dmarc=pass')], 'unknown'],
  ] as const)('%s', async ([, headers, verdict]) => {
    const ask = { authserv: 'mx.mill.example', askDns: neverAsked };
    expect(await judgeSender(Buffer.from(written), { headers }, ask)).toBe(verdict);
  });
});

async function signed(domain = 'brand.example'): Promise<string> {
  const signer = {
    signingDomain: domain,
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const signTime = new Date('2026-11-16T05:00:00Z');
  // The signer reads the list; its types ask for the same beside it.
  const { signatures } = await dkimSign(written, { ...signer, signTime, signatureData: [signer] });
  return signatures + written;
}

function judge(raw: string, policy?: string) {
  return judgeSender(Buffer.from(raw), { headers: [] }, { askDns: knows(policy) });
}

function knows(policy: string | undefined): AskDns {
  return (name, type) => {
    if (type === 'TXT' && name.startsWith('s1._domainkey.')) {
      return Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]]);
    }
    if (type === 'TXT' && name === '_dmarc.brand.example' && policy) {
      return Promise.resolve([[`v=DMARC1; p=${policy}`]]);
    }
    return Promise.reject(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }));
  };
}

function neverAsked(): never {
  throw new Error('The provider has spoken.');
}
