import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  ContentFault,
  type ContentFooter,
  contentFormat,
  type ContentHeader,
  type ContentLine,
} from './format.ts';
import { codeOf } from '../error-code.ts';

/** A picture of four widths has some 300,000 letters. */
const longestLine = 64 * 1024 * 1024;

/** Header, lines and footer of a content file that was read to its end and is whole. */
export interface ContentFileEnds {
  readonly header: ContentHeader;
  readonly lines: ContentFooter['lines'];
}

/**
 * Hands every line of the file over, in order, and then says that all of it was there. What is read
 * must not be used for anything lasting before that: a file may be damaged at its end.
 */
export async function readContentFile(
  file: string,
  take: (line: ContentLine) => void | Promise<void>,
): Promise<ContentFileEnds> {
  const counted = { record: 0, picture: 0, revision: 0 };
  const hash = createHash('sha256');
  let header: ContentHeader | undefined;
  let footer: ContentFooter | undefined;
  try {
    for await (const text of linesOf(file)) {
      if (footer) throw damaged(file);
      const parsed: unknown = JSON.parse(text);
      if (!header) header = requireHeader(file, parsed);
      else if (isLine(parsed)) {
        counted[parsed[0]] += 1;
        await take(parsed);
      } else {
        footer = parsed as ContentFooter;
        continue;
      }
      hash.update(text);
    }
  } catch (error) {
    throw asFault(file, error);
  }
  const isWhole = header && footer && footer.sha256 === hash.digest('hex');
  if (!isWhole || JSON.stringify(footer!.lines) !== JSON.stringify(counted)) throw damaged(file);
  return { header: header!, lines: counted };
}

function requireHeader(file: string, parsed: unknown): ContentHeader {
  const version = isGroup(parsed) ? parsed['taanaContent'] : undefined;
  if (typeof version !== 'number') throw new ContentFault(`${file} is not a content file.`);
  if (version > contentFormat) {
    throw new ContentFault(`${file} was written by a newer release. Please update this one first.`);
  }
  return parsed as ContentHeader;
}

function isLine(parsed: unknown): parsed is ContentLine {
  if (!Array.isArray(parsed) || parsed.length !== 2 || !isGroup(parsed[1])) return false;
  const fields = shapes[parsed[0] as ContentLine[0]];
  if (!fields) return false;
  const values = parsed[1];
  return Object.entries(fields).every(([name, fits]) => fits(values[name]));
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
/** A state of a record; one that is no JSON would stop whoever reads the history. */
const isJsonOrNull = (value: unknown) =>
  value === null || (typeof value === 'string' && isGroup(JSON.parse(value)));
const isNumber = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value);

const shapes: Readonly<
  Record<ContentLine[0], Readonly<Record<string, (value: unknown) => boolean>>>
> = {
  record: { kind: isText, key: isText, version: isNumber, body: isGroup },
  picture: {
    id: isText,
    source: isTextOrNull,
    facts: isGroup,
    files: (value) => isGroup(value) && Object.values(value).every(isText),
  },
  revision: {
    id: isText,
    kind: isText,
    key: isText,
    parent: isTextOrNull,
    version: isNumber,
    body: isJsonOrNull,
    author: isText,
    createdAt: isNumber,
    note: isText,
  },
};

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  for await (const piece of text) {
    const lines = `${rest}${String(piece)}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw damaged(file);
    yield* lines;
  }
  if (rest) yield rest;
}

function damaged(file: string): ContentFault {
  return new ContentFault(`${file} is damaged or cut off. Nothing of it was used.`);
}

function asFault(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT') return new ContentFault(`${file} does not exist.`);
  if (code === 'EISDIR') return new ContentFault(`${file} is a folder.`);
  if (code.startsWith('Z_') || error instanceof SyntaxError) return damaged(file);
  return error;
}
