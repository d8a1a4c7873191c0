import { expect, test } from 'vitest';
import { parseMail } from './parse-mail.ts';

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

test('a name or a subject with line breaks becomes one line of whole words', async () => {
  const mail = [
    `From: ${encoded('Asha\tVerma\0')} <asha@buyer.example>`,
    `Subject: ${encoded('\nYour quote\r\nfor 14B\n')}`,
    '',
    'Two\r\nlines.',
  ];
  const { arrived, text } = await parseMail(Buffer.from(mail.join('\r\n')));
  expect(arrived.from.name).toBe('Asha Verma');
  expect(arrived.subject).toBe('Your quote for 14B');
  expect(text).toMatch(/^Two\r?\nlines\.\s*$/);
});
