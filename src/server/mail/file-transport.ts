import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { hasCode } from '../error-code.ts';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailMessage, MailTransport } from './transport.ts';

/** Mails as files that any mail program opens; a repeated mail overwrites itself. */
export function fileTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    describe: `files in ${resolve(folder)}`,
    async send(message) {
      const { message: source } = await writer.sendMail(toNodemailer(message));
      try {
        await writeWhole(folder, fileName(message), source as Buffer);
        return { kind: 'sent' };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { kind: 'down', cause: 'connection', reason };
      }
    },
    close: async () => writer.close(),
  };
}

/** `20261115-083005-Q-261115-7KF3.enquiry-receipt.0193….eml`: in order, and readable. */
function fileName({ date, messageId }: MailMessage): string {
  const moment = date.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const local = messageId.slice(1, messageId.lastIndexOf('@'));
  return `${moment}-${local.replace(/[^\w.-]/g, '_')}.eml`;
}

/** Appears whole or not at all, and is on the disk before it counts as sent. */
async function writeWhole(folder: string, name: string, source: Buffer): Promise<void> {
  const partial = join(folder, `.${name}.${process.pid}.part`);
  const file = await openWithin(folder, partial);
  try {
    await file.writeFile(source);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function openWithin(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w', 0o600);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return open(path, 'w', 0o600);
  }
}
