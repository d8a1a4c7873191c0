import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import {
  isForwardLine,
  isOriginalLine,
  isTailLine,
  matchesAttribution,
  matchesFieldLine,
  matchesRule,
} from './quote-lines.ts';

describe('who wrote what is quoted', () => {
  const when = '12 Nov 2026';

  test.each([
    `On ${when}, Ravi wrote:`,
    `On ${when}, Ravi wrote`,
    `On ${when}, Ravi wrote: ---`,
    `---- On ${when}, Ravi WROTE ----`,
    `Am ${when} schrieb Ravi:`,
    `Le ${when}, Ravi a écrit :`,
    `El ${when}, Ravi escribió:`,
    `Em ${when}, Ravi escreveu:`,
    `Il ${when}, Ravi ha scritto:`,
    `W dniu ${when} Ravi napisał(a):`,
    `${when} को Ravi ने लिखा:`,
    `${when} ਨੂੰ Ravi ਨੇ ਲਿਖਿਆ:`,
    `في ${when} كتب Ravi:`,
    `${when} کو Ravi نے لکھا:`,
    `在 ${when}，Ravi 写道：`,
    `${when} tarihinde Ravi yazdı:`,
    `${when} Ravi написал(а):`,
    `${when} Ravi লিখেছেন:`,
    `${when} Ravi எழுதியது:`,
    `Op 12-11 om 9:30 <ravi@mill.example>:`,
    `Ravi <ravi@mill.example> 2026:`,
    `*On* ${when}, \u202aRavi\u202c _wrote_:`,
  ])('%s', (line) => expect(matchesAttribution(line)).toBe(true));

  test.each([
    'Ravi wrote:',
    'He wrote: 5 metres',
    `On ${when} we met`,
    'Ravi wrote 5 of them',
    'Ravi <ravi@mill.example>:',
    `في ${when} كتب Ravi: نعم`,
    `在 ${when}，Ravi 写道：好的`,
    'Ravi <ravi@mill.example> 2026',
    `On ${when}, ${'x'.repeat(400)} wrote:`,
  ])('not: %s', (line) => expect(matchesAttribution(line)).toBe(false));
});

test.each<[string, (line: string) => boolean, readonly string[], readonly string[]]>([
  ['a rule', matchesRule, ['--', ' ----- ', '_____'], ['-', '____', '-- x', 'x --']],
  [
    'the original message',
    isOriginalLine,
    [
      '-----Original Message-----',
      ' -- reply message --',
      '--- Ursprüngliche Nachricht ---',
      "-- Message d'origine --",
      '--Mensaje original--',
      '-- मूल संदेश --',
      '-- ਅਸਲ ਸੁਨੇਹਾ --',
      '-- الرسالة الأصلية --',
      '-- 原始邮件 --',
    ],
    ['Original message', 'x -- original message --', '-original message-'],
  ],
  [
    'a forwarded message',
    isForwardLine,
    [
      '---------- Forwarded message ---------',
      '-- Weitergeleitete Nachricht --',
      '-- Message transféré --',
      '-- Fwd: --',
      '-- अग्रेषित संदेश --',
      '-- ਅੱਗੇ ਭੇਜਿਆ ਸੁਨੇਹਾ --',
      '-- رسالة معاد توجيهها --',
      'Begin forwarded message:',
    ],
    ['Forwarded message', 'We begin forwarded message:', '-- forward --'],
  ],
  [
    'a field',
    matchesFieldLine,
    'From Sent Date To Cc Subject Reply-To Von Gesendet An Betreff De Envoyé À Objet Para Asunto प्रेषक प्रति विषय ਵੱਲੋਂ ਭੇਜਿਆ ਵਿਸ਼ਾ من تاريخ إلى الموضوع 发件人 发送时间 收件人 主题'
      .split(' ')
      .map((name) => `*${name}:* x@y.example`)
      .concat('भेजा गया: 9:30', ' from : x'),
    ['From:', 'Form: x@y.example', 'So From: x'],
  ],
])('%s is known by its line', (_, isKnown, lines, others) => {
  expect([lines.filter((line) => !isKnown(line)), others.filter(isKnown)]).toEqual([[], []]);
});

describe('the tail of a mail', () => {
  const isTail = (...lines: readonly string[]) => isTailLine(lines, 0);

  test.each([
    '-- ',
    '--',
    'You received this message because you are subscribed to it',
    'DISCLAIMER: none',
    'This email and any files',
    'This e-mail message is private',
    'This email is confidential',
    'Confidentiality notice',
    'Sent from my iPhone',
    'Get Outlook for Android',
    'Sent from Outlook',
    'sent from Yahoo Mail',
    'Sent from Rediff',
    'Sent via Blackberry',
    'मेरे iPhone से भेजा गया',
    'ਮੇਰੇ iPhone ਤੋਂ ਭੇਜਿਆ',
    'أُرسلت من الـ iPhone',
    'مرسل من هاتفي',
    'Von meinem iPhone gesendet',
    'Envoyé de mon iPhone',
  ])('begins with “%s”', (line) => expect(isTail(line)).toBe(true));

  test.each([
    '--- ',
    '-- x',
    'It is sent from my mill',
    'We disclaim',
    'The confidentiality notice',
  ])('not with “%s”', (line) => expect(isTail(line)).toBe(false));

  test('a telephone’s line stands at the end', () => {
    expect(isTail('Sent from my iPhone', 'Asha', '', 'Verma Knits')).toBe(true);
    expect(isTail('Sent from my iPhone', 'One', 'Two', 'Three')).toBe(false);
  });

  test('a long rule is the footer of a list only above its address', () => {
    const rule = '_'.repeat(20);
    expect(isTail(rule, 'Weavers mailing list')).toBe(true);
    expect(isTail(rule, '', 'one', 'two', 'https://list.example')).toBe(true);
    expect(isTail(rule, 'to UNSUBSCRIBE write')).toBe(true);
    expect(isTail(rule, 'one', 'two', 'three', 'https://list.example')).toBe(false);
    expect(isTail(rule.slice(1), 'Weavers mailing list')).toBe(false);
    expect(isTail(rule, 'Asha')).toBe(false);
    expect(isTail(rule, `${'Our terms. '.repeat(40)}https://mill.example`)).toBe(false);
  });
});

describe('folding', () => {
  const head = ['From: Ravi <ravi@mill.example>', 'Sent: 12 November 2026 9:30', 'To: Asha'];

  test.each<[string, string, string]>([
    ['a rule and two fields', 'Yes.', ['_____', ...head.slice(0, 2), 'Old.'].join('\n')],
    ['three fields', 'Yes.', [...head.slice(0, 2), 'Subject: Re: cloth', '', 'Old.'].join('\n')],
    [
      'a head in any language',
      'Yes.',
      ['Frá: ravi@mill.example', 'Sent þann: 2026', 'Efni: Re', 'Old.'].join('\n'),
    ],
    ['the original message', 'Yes.', '-----Original Message-----\nOld.'],
    [
      'an attribution over three lines',
      'Yes.',
      'On Thu, 12 Nov 2026\nat 9:30, Ravi Kumar\n<ravi@mill.example> wrote:\n\n> Old.',
    ],
    ['an attribution without marks below', 'Yes.', 'On 12 Nov 2026, Ravi wrote:\nOld.\nOlder.'],
    ['a signature', 'Yes.', '-- \nAsha\nVerma Knits'],
  ])('%s begins what is quoted', (_, said, quoted) => {
    expect(fold(`${said}\n\n${quoted}`)).toEqual({ said, quoted: quoted.replace('-- ', '--') });
  });

  test.each([
    ['a rule and one field', `Yes.\n_____\n${head[0]}\nmore`],
    ['two fields', `Yes.\n${head[0]}\n${head[1]}\nmore`],
    ['a list of values', 'Yes.\nShade: navy\nMetres: 500\nWidth: 60 inches'],
    ['a head without an address', 'Yes.\nFabric: 14B\nYear: 2026\nShade: navy'],
    ['a head without a year', 'Yes.\nFabric: 14B\nMail: a@b.example\nShade: navy'],
  ])('%s is said', (_, text) => expect(fold(text)).toEqual({ said: text, quoted: '' }));

  test('answers between quotes are said, with the attribution folded', () => {
    const text = [
      'On 12 Nov 2026, Ravi wrote:',
      '> Which shade?',
      'Navy.',
      '   > How many metres?',
      '500.',
      '    > no quote, an indent',
    ].join('\n');
    expect(fold(text)).toEqual({
      said: 'Navy.\n500.\n    > no quote, an indent',
      quoted: 'On 12 Nov 2026, Ravi wrote:\n> Which shade?\n   > How many metres?',
    });
  });

  test('what is forwarded, and a mail of quotes only, is shown', () => {
    const forward = '---------- Forwarded message ---------\nFrom: x@y.example\n\n> The order.';
    expect(fold(`Please see.\n\n${forward}`).said).toContain('---------- Forwarded message');
    expect(fold('> One.\n\n> Two.')).toEqual({ said: '> One.\n> Two.', quoted: '' });
  });

  test('lines are tidied, and what is too long to read is kept', () => {
    expect(fold('One  \r\n\r\n\r\n\rTwo\t')).toEqual({ said: 'One\n\nTwo', quoted: '' });
    const many = Array.from({ length: 4001 }, (_, at) => `line ${at}`);
    const { said, quoted } = fold(many.join('\n'));
    expect([said.split('\n').length, quoted]).toEqual([4000, 'line 4000']);
    expect(fold('x'.repeat(200_001)).said).toHaveLength(200_000);
    const long = `Sent from my ${'x'.repeat(400)}`;
    expect(fold(`One.\n${long}`).said).toBe(`One.\n${long}`);
  });
});
