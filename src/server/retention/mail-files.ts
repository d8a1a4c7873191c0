import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Person } from './person.ts';
import { hasCode } from '../error-code.ts';

/** By what the mails of a person are recognised. */
export interface MailTraces {
  /** Of their enquiries. Every mail about one names it in a header. */
  readonly references: readonly string[];
  /** Of rows of the outbox. They are part of the Message-ID and of the file's name. */
  readonly mailIds: readonly string[];
  readonly person: Person;
}

/** The mails on disk that are about these enquiries or to this address. */
export async function findMailFiles(folder: string, traces: MailTraces): Promise<string[]> {
  const names = [...traces.references, ...traces.mailIds].map((text) => text.toLowerCase());
  const addresses = traces.person.by === 'email' ? spellingsOf(traces.person.email) : [];
  const found: string[] = [];
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    const isNamed = names.some((text) => hasWord(name.toLowerCase(), text));
    if (isNamed || (await headersName(file, [...names, ...addresses]))) found.push(file);
  }
  return found;
}

export async function removeMailFiles(folder: string, traces: MailTraces): Promise<number> {
  const files = await findMailFiles(folder, traces);
  for (const file of files) await rm(file, { force: true });
  return files.length;
}

export async function removeMailFilesBefore(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    const mtimeMs = await writtenAt(file);
    if (mtimeMs === undefined || mtimeMs >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function writtenAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    // A half-written file was renamed meanwhile; it is new, whatever its name is now.
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function mailFiles(folder: string): Promise<string[]> {
  try {
    // Files left half written by a process that ended count as well.
    return (await readdir(folder)).filter((name) => /\.eml(\.\d+\.part)?$/.test(name));
  } catch {
    return [];
  }
}

/** A domain in another script is written in its ASCII form in the headers. */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@');
  return [email, `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`];
}

async function headersName(file: string, words: readonly string[]): Promise<boolean> {
  const headers = await headersOf(file);
  return words.some((word) => hasWord(headers, word));
}

const edges = {
  word: { before: /[\p{L}\p{N}]$/u, after: /^[\p{L}\p{N}]/u },
  address: { before: /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]$/u, after: /^\.?[\p{L}\p{N}-]/u },
} as const;

/** As a whole: the mails of `natasha@…` are not those of `asha@…`, those of Q-1-ABCDE not of Q-1-ABCD. */
function hasWord(text: string, word: string): boolean {
  const { before, after } = word.includes('@') ? edges.address : edges.word;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const goesOn = before.test(text.slice(Math.max(0, at - 1), at));
    if (!goesOn && !after.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

async function headersOf(file: string): Promise<string> {
  let handle;
  try {
    handle = await open(file);
    const { buffer, bytesRead } = await handle.read({ length: 16_384 });
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1);
    return headers.toLowerCase();
  } catch (error) {
    // A half-written file was renamed meanwhile; its new name is found by the second look.
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  } finally {
    await handle?.close();
  }
}
