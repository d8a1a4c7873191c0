import { expect, test } from 'vitest';
import { parseMail } from './parse-mail.ts';

type Arrived = Awaited<ReturnType<typeof parseMail>>['arrived'];

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

test.each([
  ['a name', 'From', ({ from }: Arrived) => from.name, (long: string) => `${long} <a@b.example>`, 160],
  ['an address', 'From', ({ from }: Arrived) => from.address, (long: string) => `<${long}@b.example>`, 254],
  ['a subject', 'Subject', ({ subject }: Arrived) => subject, (long: string) => long, 400],
  ['a Message-ID', 'Message-ID', ({ messageId }: Arrived) => messageId, (long: string) => `<${long}@b.example>`, 990],
])('%s is cut where it no longer fits', async (_, header, read, write, most) => {
  const arrive = async (length: number) => {
    const mail = `${header}: ${write('x'.repeat(length))}\r\n\r\nHello.`;
    return read((await parseMail(Buffer.from(mail))).arrived);
  };
  const short = await arrive(20);
  expect(short).toContain('x'.repeat(20));
  expect(await arrive(most - short.length + 20)).toHaveLength(most);
  expect(await arrive(most - short.length + 21)).toHaveLength(most);
  expect(await arrive(3000)).toHaveLength(most);
}); // oxfmt-ignore
