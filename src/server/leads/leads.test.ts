import { expect, test } from 'vitest';
import { leadText } from '../../domain/conversation/lead.ts';
import { readAnswer } from './ask-indiamart.ts';
import { indiamartLead, spellIndianTime } from './indiamart-record.ts';
import { readLead } from './read-lead.ts';
import { checkSignature, signBody } from './signature.ts';

test('times are written and read by the clock of India', () => {
  expect(spellIndianTime(Date.parse('2026-11-15T20:35:09Z'))).toBe('16-Nov-202602:05:09');
  expect(spellIndianTime(Date.parse('2025-12-31T18:30:00Z'))).toBe('01-Jan-202600:00:00');
  const { at } = indiamartLead({ UNIQUE_QUERY_ID: '1', QUERY_TIME: '2026-11-16 02:05:09' });
  expect(at).toBe(Date.parse('2026-11-15T20:35:09Z'));
});

test('a call without words says that somebody called', () => {
  const call = {
    UNIQUE_QUERY_ID: '2',
    QUERY_TYPE: 'P',
    CALL_DURATION: '35',
    SENDER_PHONE: '0161-23',
  };
  expect(indiamartLead(call)).toMatchObject({
    message: 'Called for 35 seconds.',
    phone: '0161-23',
    details: { kind: 'Call' },
  });
});

test('a record without a number of its own is known by what it says', () => {
  const one = indiamartLead({ SENDER_NAME: 'A' });
  expect(indiamartLead({ SENDER_NAME: 'A' }).id).toBe(one.id);
  expect(indiamartLead({ SENDER_NAME: 'B' }).id).not.toBe(one.id);
});

test('their code decides, wherever it stands', () => {
  const body = (fields: object) => JSON.stringify(fields);
  expect(readAnswer(200, body({ CODE: '200', RESPONSE: [{}, {}] }))).toMatchObject({
    records: [{}, {}],
  });
  expect(readAnswer(200, body({ CODE: 204 }))).toMatchObject({ records: [] });
  expect(readAnswer(204, '')).toMatchObject({ records: [] });
  expect(readAnswer(429, '')).toMatchObject({ code: '429' });
  expect(readAnswer(200, body({ CODE: 401, MESSAGE: 'secret' }))).not.toMatchObject({
    trouble: expect.stringContaining('secret') as string,
  });
  for (const text of ['', 'null', '[]', '{', '{"CODE":200}', '{"CODE":200,"RESPONSE":"x"}'])
    expect(readAnswer(200, text)).toMatchObject({ kind: 'failed' });
});

test('a time without its zone is no time', () => {
  const at = (text: unknown) => {
    const reading = readLead('x', { id: 1, name: 'A', at: text });
    return reading.ok ? reading.lead.at : undefined;
  };
  expect(at('2026-11-16T09:00:00+05:30')).toBe(Date.parse('2026-11-16T03:30:00Z'));
  for (const text of ['2026-11-16T09:00:00', 'yesterday', 5, '2026-99-16T09:00:00Z'])
    expect(at(text)).toBeUndefined();
});

test('a text keeps its lines and loses what no database takes', () => {
  expect(leadText(' a\r\nb\u0000c\t ', 100, true)).toBe('a\nb c');
  expect(leadText('a\nb', 100)).toBe('a b');
  expect(leadText('😀'.repeat(9), 3)).toBe('😀\ufffd');
  expect(leadText({ a: 1 }, 3)).toBe('');
});

test('a signature holds for its body, its key and five minutes', () => {
  const now = 1_794_900_000_000;
  const time = '1794900000';
  const body = Buffer.from('{"id":"1"}');
  const header = (v1: string) => `t=${time}, v1=${v1}`;
  const right = signBody(body, { key: 'k', time });
  const check = (given: string | undefined, at = now, sent = body) =>
    checkSignature(given, sent, { key: 'k', now: at }).kind;
  expect(check(header(right))).toBe('right');
  expect(check(header(right), now + 300_000)).toBe('right');
  expect(check(header(right), now + 301_000)).toBe('old');
  expect(check(header(right), now - 301_000)).toBe('old');
  expect(check(header(right), now, Buffer.from('{"id":"2"}'))).toBe('wrong');
  for (const given of [
    undefined,
    '',
    'v1=',
    `v1=${right}`,
    `t=1,v1=${right}`,
    header('é'.repeat(64)),
  ])
    expect(check(given)).toBe('wrong');
});
