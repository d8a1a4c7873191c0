import { expect, test } from 'vitest';
import { identify } from './raw-mails.ts';

const id = 'Message-ID: <One@buyer.example>';
const identity = (head: readonly string[], body = 'Hello', ...more: string[]) =>
  identify([`${head.join('\r\n')}\r\n\r\n${body}`, ...more].map((text) => Buffer.from(text)));

test('a mail is the same wherever a server puts a header of its own', () => {
  const plain = identity(['From: asha@buyer.example', id]);
  expect(identity(['Received: by mx', 'From: asha@buyer.example', id])).toBe(plain);
  expect(identity([id, 'From: asha@buyer.example'])).toBe(plain);
  expect(identity([id.toUpperCase()])).toBe(plain);
  expect(identity(['Message-ID:<one@buyer.example>'])).toBe(plain);
  expect(identity(['Message-ID:', ' <one@buyer.example>'])).toBe(plain);
});

test('a known Message-ID with another body is another mail', () => {
  expect(identity([id], 'Goodbye')).not.toBe(identity([id]));
  expect(identity([id], 'Hello', 'and more')).not.toBe(identity([id]));
  expect(identity(['Message-ID: <two@buyer.example>'])).not.toBe(identity([id]));
});

test.each([
  ['none', 'Subject: x'],
  ['an empty one', 'Message-ID: <>'],
  ['one that does not end', 'Message-ID: <one'],
  ['one with a blank', 'Message-ID: <one two@buyer.example>'],
])('with %s for a Message-ID all bytes count', (_, header) => {
  const plain = identity(['From: a', header]);
  expect(identity(['From: a', header])).toBe(plain);
  expect(identity(['From: b', header])).not.toBe(plain);
});
