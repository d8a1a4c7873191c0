import { expect, test } from 'vitest';
import { sortOfMail } from './sort-of-mail.ts';

interface Given {
  readonly from?: string;
  readonly subject?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function sortOf({
  from = 'asha@buyer.example',
  subject = 'Locknit',
  type = '',
  headers = {},
}: Given) {
  return sortOfMail({
    from: { name: '', address: from },
    to: [],
    subject,
    messageId: '',
    contentType: type,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    report: { status: '', returned: '' },
  });
}

test.each<[string, Given]>([
  ['an enquiry', {}],
  ['a question about a delay', { subject: 'Delay of our order' }],
  ['an answer of a postmaster who is a person', { from: 'postmaster@buyer.example' }],
  ['one that says that no program sent it', { headers: { 'auto-submitted': 'no' } }],
  ['one that only speaks of an automatic reply', { subject: 'Your automatic reply' }],
  ['one whose sender merely begins like a program', { from: 'noreplyasha@buyer.example' }],
  ['a report that is no report of a mail', { type: 'multipart/report; report-type=other' }],
])('%s is a word that waits for an answer', (_, mail) => {
  expect(sortOf(mail)).toBe('word');
});

test.each<[string, Given]>([
  ['a report of delivery', { type: 'Multipart/Report; report-type=Delivery-Status' }],
  [
    'a mail that names its failed recipients',
    { headers: { 'x-failed-recipients': 'a@b.example' } },
  ],
  [
    'a daemon without a sender',
    { from: 'MAILER-DAEMON@mx.example', headers: { 'return-path': '<>' } },
  ],
  [
    'a daemon that says it is automatic',
    { from: 'Postmaster@mx.example', headers: { 'auto-submitted': 'auto-replied' } },
  ],
  [
    'a daemon that speaks of a failure',
    { from: 'Mail-Daemon@mx.example', subject: 'UNDELIVERABLE: Locknit' },
  ],
])('%s is a bounce', (_, mail) => {
  expect(sortOf(mail)).toBe('bounce');
});

test.each<[string, Given]>([
  ['a receipt of reading', { type: 'multipart/report; report-type=disposition-notification' }],
  ['an absence by its header', { headers: { 'auto-submitted': 'auto-replied (vacation)' } }],
  ['an absence by an old header', { headers: { 'x-autoreply': 'yes' } }],
  ['an absence by its precedence', { headers: { precedence: 'AUTO_REPLY' } }],
  ['a mail without a sender', { headers: { 'return-path': '<>' } }],
  ['a mail of nobody', { from: 'No-Reply@shop.example' }],
  ['a mail that must not be answered', { from: 'DoNotReply+7@shop.example' }],
  ['an absence by its subject', { subject: ' Out of Office: Locknit' }],
  ['an absence in another language', { subject: 'स्वचालित उत्तर: Locknit' }],
  ['bulk mail without a list', { headers: { precedence: 'bulk' } }],
])('%s is automatic', (_, mail) => {
  expect(sortOf(mail)).toBe('automatic');
});

test.each<[string, Given]>([
  ['bulk mail with a list', { headers: { precedence: 'bulk', 'list-id': '<news.example>' } }],
  ['a mail of a list', { headers: { 'list-id': '<news.example>' } }],
  [
    'a mail that one can unsubscribe from',
    { headers: { 'list-unsubscribe': '<https://x.example>' } },
  ],
  ['a mail with the precedence of lists', { headers: { precedence: 'List' } }],
])('%s is of a list', (_, mail) => {
  expect(sortOf(mail)).toBe('list');
});
