import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { printQuote } from '../../../src/print/quote-paper.ts';
import type { Endpoint } from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { toPrintedQuote } from '../../../src/server/db/read-quote.ts';
import type { QuoteRow } from '../../../src/server/db/schema.ts';
import { toNodemailer } from '../../../src/server/mail/to-nodemailer.ts';
import { formPollutions, pollutions } from '../../support/attack/attack-corpus.ts';
import { type AttackServer, startAttackServer } from '../../support/attack/attack-server.ts';
import { createApp } from '../../support/server/functions-app.ts';
import { enterAsOwner, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import nodemailer from 'nodemailer';

const enquiries = [...new Set(Object.values(kinds).map(({ path }) => path))];
const functions = [...enquiries, '/functions/v1/ai-chat'];

const form = 'application/x-www-form-urlencoded';

describe('compressed bodies', () => {
  let server: AttackServer;
  beforeAll(async () => {
    server = await startAttackServer({ TRUST_PROXY: '1' });
  });
  afterAll(() => server.stop());

  const zeros = Buffer.alloc(64 * 1024 * 1024, '0');
  const bombs = [
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros.subarray(0, 16 * 1024 * 1024))],
    ['deflate', deflateSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ['zstd', Buffer.from('28b52ffd', 'hex')],
    ['identity, gzip', gzipSync(zeros)],
  ] as const;
  const doors = [...functions, '/desk/api/auth/sign-in', '/q/token', '/room/token'];

  test('are never decompressed: every endpoint refuses them at once, and memory does not grow', async () => {
    await server.send({ method: 'GET', path: '/desk/api/session' });
    const before = await server.pulse();
    const taken: string[] = [];
    let nth = 0;
    for (const path of doors) {
      for (const [coding, body] of bombs) {
        nth += 1;
        const reply = await server.send({
          method: 'POST',
          path,
          headers: {
            'content-type': 'application/json',
            'content-encoding': coding,
            origin: 'https://taana.example',
            'x-forwarded-for': `10.1.${nth >> 8}.${nth & 255}`,
          },
          body,
        });
        if (![0, 400, 404, 413, 415].includes(reply.status) || reply.ms > 2000) {
          taken.push(`${reply.status} ${path} ${coding} ${Math.round(reply.ms)} ms`);
        }
      }
    }
    expect(taken).toEqual([]);
    const after = await server.pulse();
    expect(after.rss - before.rss).toBeLessThan(64 * 1024 * 1024);
    expect(after.own).toBeLessThanOrEqual(50);
  });

  // Retried once, because a delay that a body causes happens twice, and one of the machine does not.
  test('deep, wide or repetitive bodies do not block the server either', { retry: 1 }, async () => {
    const bodies: readonly (readonly [string, string])[] = [
      ['application/json', '['.repeat(60_000)],
      ['application/json', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
      ['application/json', `{${'"a":{'.repeat(9_000)}"b":1${'}'.repeat(9_000)}}`],
      ['application/json', `{"email":"a@b${'.b'.repeat(30_000)}@"}`],
      ['application/json', `{"name":"${'\\u0000'.repeat(10_000)}","phone":"1"}`],
      ['application/json', `{"contactMethod":"email","contactValue":"${'a@'.repeat(30_000)}"}`],
      ['application/json', `{"date":"${'9'.repeat(60_000)}","name":"A","phone":"1"}`],
      ['application/x-www-form-urlencoded', 'a=1&'.repeat(16_000)],
      ['application/x-www-form-urlencoded', `fabrics=x&`.repeat(6_000)],
      ['application/x-www-form-urlencoded', '%'.repeat(60_000)],
      ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n'.repeat(7_000)],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(60_000)}`], // oxfmt-ignore
      [`application/json; charset=x${'\t'.repeat(12_000)}"x`, '{}'],
      [`multipart/form-data; boundary=${'-'.repeat(10_000)}`, '-'.repeat(50_000)],
    ];
    // The first forms load modules that are imported late, and warm up the renderer.
    for (const nth of [1, 2, 3]) {
      for (const path of functions) {
        const headers = { 'content-type': form, 'x-forwarded-for': `10.8.0.${nth}` };
        await server.send({ method: 'POST', path, headers, body: 'name=' });
      }
    }
    await server.pulse();
    let nth = 0;
    for (const path of functions) {
      for (const [type, body] of bodies) {
        nth += 1;
        const from = `10.2.${nth >> 8}.${nth & 255}`;
        const headers = { 'content-type': type, 'x-forwarded-for': from };
        const reply = await server.send({ method: 'POST', path, headers, body });
        expect([path, type.slice(0, 40), body.slice(0, 40), reply.status < 500]).toContain(true);
      }
    }
    expect((await server.pulse()).own).toBeLessThanOrEqual(50);
  });
});

describe('bodies that try to pollute the prototype', () => {
  const untouched = Object.getOwnPropertyNames(Object.prototype).toSorted();
  const expectUntouched = () => {
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(untouched);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  };

  test('change nothing in any function', async () => {
    const app = createApp(await freshStore('sqlite'));
    let nth = 0;
    for (const path of functions) {
      for (const [type, list] of [
        ['application/json', pollutions],
        ['application/x-www-form-urlencoded', formPollutions],
      ] as const) {
        for (const body of list) {
          nth += 1;
          const from = `10.3.${nth >> 8}.${nth & 255}`;
          const headers = { 'content-type': type, 'x-forwarded-for': from };
          const { status } = await app.post(path, { body, headers });
          expect([path, body, status < 500]).toEqual([path, body, true]);
        }
      }
    }
    expect(app.errors).toEqual([]);
    expectUntouched();
  });

  test.for(engines())('change nothing at the desk on %s', async (engine) => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    // Excludes endpoints that would end the session or count each body as a wrong guess.
    const {
      signIn: _signIn,
      sendCode: _sendCode,
      signOut: _signOut,
      signOutEverywhere: _signOutEverywhere,
      ...harmless
    } = endpoints;
    const changes = Object.entries<Endpoint>(harmless).filter(([, { method }]) => method !== 'GET');
    for (const visitor of [owner, visitDesk(desk)]) {
      for (const [name, endpoint] of changes) {
        for (const body of pollutions) {
          const attempt = { params: { id: 'x' }, body: JSON.parse(body) };
          const { status } = await visitor.send(endpoint, attempt);
          expect([name, body, status < 500]).toEqual([name, body, true]);
        }
      }
    }
    expectUntouched();
  });
});

describe('hostile text', () => {
  test('stays text in a PDF', async () => {
    const words =
      '(x) Tj ET endstream endobj 9 0 obj << /S /JavaScript /JS (app.alert(1)) /OpenAction 9 0 R /URI (http://evil.example) >> endobj trailer %%EOF \\) \\( >> <<';
    const given = toPrintedQuote(
      { ...quote, buyer: words, company: words, terms: words },
      shippedContent.mill,
    );
    const pdf = (await printQuote(given)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\./);
    // Text is inside compressed streams; none of it may appear between the PDF objects.
    const objects = pdf.replace(/stream\r?\n[\s\S]*?endstream/g, '');
    expect(objects).not.toMatch(/JavaScript|OpenAction|\/URI|\/Launch|\/EmbeddedFile|\/AA\b|evil/);
    expect(pdf.match(/%%EOF/g)).toHaveLength(1);
  });

  test('stays text in the headers of a mail, in every field', async () => {
    const hostile = 'Asha\r\nBcc: victim@else.example\r\n\r\n<script>';
    const message = toNodemailer({
      messageId: '<a@taana.example>',
      from: { name: hostile, address: 'mill@taana.example' },
      to: { name: hostile, address: 'buyer@else.example' },
      replyTo: { name: hostile, address: 'sales@taana.example' },
      subject: hostile,
      text: hostile,
      html: '<p>x</p>',
      date: new Date(0),
      headers: { 'X-Enquiry': hostile },
    });
    const { message: source } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(message);
    const mail = await PostalMime.parse(source as Buffer);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toHaveLength(1);
    expect(mail.to?.[0]?.address).toBe('buyer@else.example');
  });
});

const quote: QuoteRow = {
  id: '1',
  number: 'TQ-2611-0001',
  enquiry_id: 'e',
  staff_id: 's',
  author: 'Harpreet',
  buyer: '',
  company: '',
  currency: 'INR',
  lines: JSON.stringify([{ fabric: '14B', shade: 'Navy', metres: 500, price: 21_550 }]),
  terms: '',
  letterhead: null,
  valid_until: '2026-11-30',
  token_hash: 'hash',
  token_sealed: 'sealed',
  state: 'sent',
  answer: '',
  offer: null,
  target: null,
  accepted: null,
  created_at: Date.parse('2026-11-15T00:00:00Z'),
  sent_at: null,
  seen_at: null,
  answered_at: null,
};
