import { expect, test } from 'vitest';
import { fold } from './fold.ts';

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
