import { expect, test } from 'vitest';
import { fold, quoteMark } from './fold.ts';

const sent = [
  'Dear Mr Shah,',
  '',
  'Thank you for your enquiry about locknit.',
  '',
  'We can knit 500 metres within three weeks of your approval.',
].join('\n');

test('our own mail below an answer is quoted, even where nothing marks it', () => {
  const answer = 'Please go ahead with navy.';
  expect(fold(`${answer}\n\n${sent}`, [sent])).toEqual({ said: answer, quoted: sent });
});

test('our own lines are known again however a mail program indents and spaces them', () => {
  const changed = sent.toUpperCase().replaceAll('\n', '\r\n  ').replaceAll(' for ', '  for ');
  expect(fold(`Yes.\r\n\r\n${changed}`, [sent]).said).toBe('Yes.');
});

test('a greeting that we use too is the buyer’s own', () => {
  const answer = 'Good morning\n\nDear Mr Shah,\n\nis he still with you?';
  expect(fold(answer, [sent])).toEqual({ said: answer, quoted: '' });
});

test('a mail of nothing but our lines is shown', () => {
  expect(fold(sent, [sent]).said).toBe(sent);
});

test('without marks and without what we sent, everything is said', () => {
  expect(fold(`Hello\n\n${sent}`).quoted).toBe('');
});

test('our own lines are known again where a mail program has put empty lines between them', () => {
  const close = sent.split('\n').filter(Boolean).join('\n');
  const wide = close.replaceAll('\n', '\n \n\n');
  expect(fold(`Yes.\n\n${wide}`, [close]).said).toBe('Yes.');
});

const longQuote = '> Can you knit 500 metres of the same locknit within three we';

test.each([
  ['a short answer below a short question', '> Is navy right?', 'yes, navy'],
  ['a short answer that begins with a capital', longQuote, 'Yes, we can.'],
  ['a long answer', longQuote, `yes, ${'and then another lot of the same, '.repeat(2)}please`],
])('%s is said, although quoted lines follow', (_, question, answer) => {
  const { said, quoted } = fold(`${question}\n${answer}\n> And the price?\nFine.`);
  expect(said).toBe(`${answer}\nFine.`);
  expect(quoted).toBe(`${question}\n> And the price?`);
});

test('the end of a quoted line that was broken on the way stays quoted', () => {
  const { said, quoted } = fold(`Yes.\n${longQuote}\neks of today?\n> Thank you`);
  expect(said).toBe('Yes.');
  expect(quoted).toBe(`${longQuote}\n> eks of today?\n> Thank you`);
});

test('a line as long as the broken one is an answer and no end of it', () => {
  const answer = (length: number) => 'yes, '.padEnd(length, 'and navy ');
  const saidOf = (line: string) => fold(`${longQuote}\n${line}\n> Thank you\nAsha`).said;
  expect(saidOf(answer(59))).toBe('Asha');
  expect(saidOf(answer(60))).toBe(`${answer(60)}\nAsha`);
});

test('who wrote what is quoted, also where a line of spaces follows', () => {
  const text = [
    'Our answers are below.',
    '',
    'On Mon, 16 Nov 2026 at 11:30, Taana <sales@taana.example> wrote:',
    '  ',
    '> Is navy right?',
    'Yes.',
    '> And the price?',
    'Fine.',
  ];
  expect(fold(text.join('\n')).said).toBe('Our answers are below.\n\nYes.\nFine.');
});

const byline = '14:05, Taana <sales@taana.example>:';

test.each([
  ['alone', byline, '', byline],
  ['below an answer', `Yes.\n\n${byline}`, 'Yes.', byline],
  ['broken in two', `Yes.\n\nAt\n${byline}`, 'Yes.', `At\n${byline}`],
  ['with an empty line before the quote', `Yes.\n\n${byline}\n \n`, 'Yes.', byline],
])('who wrote what a program marked as quoted, %s, goes with it', (_, text, said, above) => {
  // The quoted mail answers an older one, so not every line below is quoted.
  const folded = fold(`${text}\n${quoteMark}\nNavy.\n> Which shade?`);
  expect(folded.said).toBe(said);
  expect(folded.quoted.split(/\n+/)).toEqual([...above.split('\n'), 'Navy.', '> Which shade?']);
});
