import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileTransport } from './file-transport.ts';
import type { MailMessage } from './transport.ts';

const message: MailMessage = {
  messageId: '<Q-261115-7KF3.enquiry-receipt.0193@taana.example>',
  from: { name: 'Taana', address: 'sales@taana.example' },
  to: { address: 'asha@buyer.example' },
  subject: 'Your enquiry',
  text: 'We have your enquiry.',
  html: '<p>We have your enquiry.</p>',
  date: new Date('2026-11-15T08:30:05.678Z'),
};

async function open() {
  const base = await mkdtemp(join(tmpdir(), 'taana-mails-'));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const folder = join(base, 'mail');
  const transport = fileTransport(folder);
  onTestFinished(() => transport.close());
  return { folder, transport };
}

test('a mail is a file called by its moment and its reference', async () => {
  const { folder, transport } = await open();
  expect(await transport.send(message)).toEqual({ kind: 'sent' });
  const name = '20261115-083005-Q-261115-7KF3.enquiry-receipt.0193.eml';
  expect(await readdir(folder)).toEqual([name]);
  const source = await readFile(join(folder, name), 'utf8');
  expect(source).toContain(`Message-ID: ${message.messageId}\r\n`);
  expect(source).toContain('To: asha@buyer.example\r\n');
  expect(source).toContain('We have your enquiry.');
});

test('a repeated mail overwrites itself, another has a file of its own', async () => {
  const { folder, transport } = await open();
  await transport.send(message);
  await transport.send({ ...message, text: 'Once more.' });
  await transport.send({ ...message, messageId: '<Q-261115-7KF3.enquiry-notice@taana.example>' });
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(await readFile(join(folder, names.toSorted()[1]!), 'utf8')).toContain('Once more.');
});

test('no name leads out of the folder', async () => {
  const { folder, transport } = await open();
  await transport.send({ ...message, messageId: '</../../etc/pass wd"@x>' });
  expect(await readdir(folder)).toEqual(['20261115-083005-_.._.._etc_pass_wd_.eml']);
});

test('a folder that cannot be written makes the mail wait', async () => {
  const { folder, transport } = await open();
  await writeFile(folder, 'a file in its place');
  expect(await transport.send(message)).toMatchObject({ kind: 'down', cause: 'connection' });
});
