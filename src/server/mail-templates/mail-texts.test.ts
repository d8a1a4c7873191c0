import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { enquiryRow, someMorning } from '../../../tests/support/desk/desk-rows.ts';
import { mill } from '../../content/mill.ts';
import { terms } from '../../content/terms.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { receiptFacts } from './receipt-facts.ts';
import { receiptMail } from './receipt-mail.ts';
import { writeSalesMail } from './sales-mail.ts';
import { oneLine, spellTime } from './spelling.ts';

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  idHost: 'taana.example',
  siteUrl: 'https://taana.example',
};
const footer = [
  '',
  '-- ',
  mill.name,
  ...mill.contacts.map(({ name, phone }) => `${name}: ${phone}`),
  mill.sales.email,
  '',
];
const payload = JSON.stringify({
  name: 'Asha Verma',
  quantity: '500 m',
  lines: [
    { slug: 'a', name: '14B Locknit', metres: '500', shade: 'Navy' },
    { slug: 'b', name: 'Tricot', metres: '', shade: '' },
  ],
});
const due = 'Tuesday 17 November, 11:30 am, India time';

describe('the receipt', () => {
  test('reads like this', () => {
    const mail = receiptMail({
      enquiry: enquiryRow({ payload }),
      settings,
      content: shippedContent,
    });
    expect(mail.replyTo).toEqual({ name: mill.name, address: mill.sales.email });
    expect(mail.text.split('\n')).toEqual([
      'We have your quote request',
      '==========================',
      '',
      'Thank you, Asha Verma. Please quote this number when you call or write:',
      '',
      '    Q-261116-7KF3',
      '',
      `The sales desk sends you its quote ${terms.response.enquiry.text}, on working days: by ${due}.`,
      mill.soldByTheMetre,
      '',
      'Fabrics: 14B Locknit, 500 m, Navy',
      '    Tricot',
      '',
      'Catalogue: https://taana.example/catalogue',
      `WhatsApp: ${mill.whatsapp.base}`,
      '',
      'You did not ask for this? Then somebody mistyped an address; please ignore it.',
      ...footer,
    ]);
  });

  test('has the same in its page, with headings', () => {
    const { html } = receiptMail({
      enquiry: enquiryRow({ payload }),
      settings,
      content: shippedContent,
    });
    for (const part of [
      '>Reference Q-261116-7KF3</td>',
      '>We have your quote request</h1>',
      '>Thank you, Asha Verma. Please quote this number when you call or write:</p>',
      '>Q-261116-7KF3</p>',
      '>What happens next</h2>',
      `>${mill.soldByTheMetre}</p>`,
      '>You asked about</h2>',
      '>14B Locknit, 500 m, Navy\nTricot</bdi>',
      '>Meanwhile: <a ',
      '>the complete catalogue</a> or <a ',
      '>WhatsApp</a>.</p>',
      '>You did not ask for this? Then somebody mistyped an address; please ignore it.</p>',
    ]) {
      expect(html).toContain(part);
    }
  });

  test('says nothing about what was asked where nothing can be repeated', () => {
    const bare = enquiryRow({ product: '', payload: '{}' });
    expect(receiptMail({ enquiry: bare, settings, content: shippedContent }).html).not.toContain(
      'You asked about',
    );
    expect(receiptFacts(bare)).toEqual([]);
    expect(receiptFacts(enquiryRow({ payload: '{}' }))).toEqual([
      { label: 'Fabric', value: 'Locknit 14B' },
    ]);
    expect(receiptFacts(enquiryRow({ payload: '{}', kind: 'catalog' }))).toEqual([]);
    expect(receiptFacts(enquiryRow({ payload: '{"fabrics":[{"name":"Net"}]}' }))).toEqual([
      { label: 'Swatches', value: 'Net' },
    ]);
    expect(receiptFacts(enquiryRow({ payload: '{"fabrics":[null,7]}', product: '' }))).toEqual([]);
  });

  test('of a booked call says that the invitation is a calendar entry', () => {
    const inCalendar = 'The invitation with this mail puts the day into your calendar.';
    const call = (fields: object) =>
      receiptMail({
        enquiry: enquiryRow({ kind: 'call', payload: JSON.stringify(fields) }),
        settings,
        content: shippedContent,
      });
    expect(call({ date: 'Tue, 17 Nov 2026' }).text).toContain(inCalendar);
    expect(call({}).text).not.toContain(inCalendar);
  });
});

describe('the mail to sales', () => {
  const source = JSON.stringify({ landing: '/about', utm: { source: 'fair', medium: 'print' } });

  test('reads like this', () => {
    const mail = writeSalesMail({
      enquiry: enquiryRow({ payload, source }),
      settings,
      content: shippedContent,
    });
    expect(mail).toMatchObject({
      replyTo: { name: 'Asha Verma', address: 'asha@buyer.example' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(mail.text.split('\n')).toEqual([
      'Quote request Q-261116-7KF3',
      '===========================',
      '',
      `Answer by ${due}.`,
      'Reply to this mail and it goes to the visitor.',
      'Call: +919876543210',
      '',
      'Name: Asha Verma',
      'Quantity: 500 m',
      'Fabrics: 14B Locknit · 500 m · Navy',
      '    Tricot',
      '',
      'Where the visitor came from',
      'First page: /about',
      'Campaign: fair · print',
      '',
      'Received Monday 16 November, 11:30 am, India time.',
      ...footer,
    ]);
    for (const part of [
      `>Answer by ${due}. Reply to this mail and it goes to the visitor.</p>`,
      '<a href="tel:+919876543210"',
      '>Call +919876543210</a> · <a href="https://wa.me/919876543210"',
      '>WhatsApp</a></p>',
      '>Where the visitor came from</h2>',
      '>Received Monday 16 November, 11:30 am, India time.</p>',
      '>Reference Q-261116-7KF3</td>',
    ]) {
      expect(mail.html).toContain(part);
    }
  });

  test('leaves out what it does not know', () => {
    const bare = enquiryRow({ phone_normal: '', email: '', name: '', product: '' });
    const { text, html, subject } = writeSalesMail({
      enquiry: bare,
      settings,
      content: shippedContent,
    });
    expect(subject).toBe('Quote request Q-261116-7KF3');
    expect(text).toContain('No e-mail address was given: please call.');
    expect(text + html).not.toMatch(/Call:|tel:\+91987|wa\.me|came from/);
  });
});

test('every field is spelled for people', () => {
  const fields = {
    email: 'a@b.example',
    product: 'Net',
    productName: 'Lace',
    gsm: 140,
    useCase: 'Shirts',
    website: 'x',
    fabrics: ['Net', 'Lace'],
    preferredTime: 'Noon',
    wantsCall: true,
    isExport: false,
    nothing: null,
    empty: '',
    lines: [{ metres: '1,000', slug: 's' }, { metres: 'about 3' }],
  };
  expect(enquiryFacts({ payload: JSON.stringify(fields) })).toEqual([
    { label: 'E-mail', value: 'a@b.example' },
    { label: 'Fabric', value: 'Net' },
    { label: 'Fabric', value: 'Lace' },
    { label: 'GSM', value: '140' },
    { label: 'Use', value: 'Shirts' },
    { label: 'Spam trap', value: 'x' },
    { label: 'Swatches', value: 'Net, Lace' },
    { label: 'Preferred time', value: 'Noon' },
    { label: 'Wants call', value: 'yes' },
    { label: 'Is export', value: 'no' },
    { label: 'Fabrics', value: '1,000 m\nabout 3' },
  ]);
});

test('a header is one line of limited length, without marks that turn it round', () => {
  expect(oneLine(' a\r\n b\u2028c\u202Ed ')).toBe('a b cd');
  expect(oneLine('x'.repeat(120))).toBe('x'.repeat(120));
  expect(oneLine('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`);
  expect(oneLine('abc def', 5)).toBe('abc…');
  expect(spellTime(someMorning)).toBe('Monday 16 November, 11:30 am, India time');
});
