import { describe, expect, test } from 'vitest';
import type { ArrivedMail } from './arrived-mail.ts';
import { fieldOf, readReport } from './read-report.ts';

const bounce = (status: string, headers: Readonly<Record<string, string>> = {}, returned = '') =>
  ({
    report: { status, returned },
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }) as unknown as ArrivedMail;

describe('a header', () => {
  const head = 'X-Other: 1\r\nSubject:  Hello\r\n\tfolded \r\n  twice\r\nsubject: second\nTo: x';

  test.each([
    ['subject', 'Hello folded twice'],
    ['to', 'x'],
    ['ject', ''],
    ['x-other', '1'],
  ])('%s is “%s”', (name, value) => expect(fieldOf(head, name)).toBe(value));

  test('far down a mail is not looked for', () => {
    expect(fieldOf(`${'x'.repeat(60_000)}\nTo: x`, 'to')).toBe('');
  });
});

describe('a bounce', () => {
  test.each<[string, string, Partial<ReturnType<typeof readReport>>]>([
    ['names its status', 'Action: failed\nStatus: 5.1.1', { status: '5.1.1', isFinal: true }],
    ['is final without an action', 'Status: 5.2.2', { status: '5.2.2', isFinal: true }],
    ['is final without a word', '', { status: '', isFinal: true }],
    ['of a delay is news', 'Action: DELAYED\nStatus: 5.0.0', { isFinal: false }],
    ['of a delivery is news', 'Action: delivered\nStatus: 5.0.0', { isFinal: false }],
    ['of a relay is news', 'Action: relayed\nStatus: 5.0.0', { isFinal: false }],
    ['of a list is news', 'Action: expanded\nStatus: 5.0.0', { isFinal: false }],
    ['with a 4 may still arrive', 'Status: 4.2.1', { status: '4.2.1', isFinal: false }],
    ['with a 2 has arrived', 'Status: 2.1.5', { status: '2.1.5', isFinal: false }],
    [
      'may say it in its diagnosis',
      'After 4.2.1 twice:\nDiagnostic-Code: smtp; 550 5.7.1 refused',
      { status: '5.7.1', isFinal: true },
    ],
    ['may say it in its text', 'Refused (5.4.300), sorry', { status: '5.4.300' }],
    ['is not misled by an address', 'Host 10.5.1.1.7 refused', { status: '' }],
    [
      'names whom it was for',
      'Final-Recipient: rfc822; <Asha@Buyer.example>',
      { recipient: 'asha@buyer.example' },
    ],
    [
      'names whom it was first for',
      'Original-Recipient: rfc822;Asha@Buyer.example',
      { recipient: 'asha@buyer.example' },
    ],
  ])('%s', (_, status, told) => {
    expect(readReport(bounce(status))).toMatchObject(told);
  });

  test('may name its recipient and the mail in its own headers', () => {
    const mail = bounce(
      '',
      {
        'x-failed-recipients': 'Asha@Buyer.example',
        'in-reply-to': '<b@mill.example>',
        references: '<c@mill.example> <d@mill.example>',
      },
      'Message-ID: <a@mill.example>\n',
    );
    expect(readReport(mail)).toEqual({
      ids: ['a', 'b', 'c', 'd'].map((id) => `<${id}@mill.example>`),
      isFinal: true,
      status: '',
      recipient: 'asha@buyer.example',
    });
  });

  test('is compared with fifty mails at most', () => {
    const many = Array.from({ length: 60 }, (_, at) => `<${at}@mill.example>`).join(' ');
    expect(readReport(bounce('', { references: many })).ids).toHaveLength(50);
  });
});
