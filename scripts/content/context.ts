import { contentKinds, isKindName, kindNames } from '../../src/content/records/content-kinds.ts';
import { ContentFault } from '../../src/server/content-file/format.ts';
import type { DatabaseTransaction } from '../../src/server/db/schema.ts';
import type { Store } from '../../src/server/db/store.ts';
import { record } from '../../src/server/desk/audit.ts';
import type { RecordName } from '../../src/server/publishing/record-name.ts';
import { isRecordName } from '../../src/server/publishing/revisions.ts';
import { readWords } from '../database-command.ts';

/** What a command is run with. */
export interface Context {
  readonly store: Store;
  /** Those after the name of the command. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  now(): number;
  say(line: string): void;
  readInput(): string;
  setExitCode(code: number): void;
}

export interface Command {
  /** `get <kind> <key> [field]` */
  readonly usage: string;
  readonly about: string;
  run(context: Context): Promise<void>;
}

/** The command was called with words it does not know. */
export class WrongWords extends Error {}

/** Who a change by a command is by, in history and log. */
export const commandLine = { id: 'command-line', name: 'command line' };

/** A flag among the words, with or without dashes, and the words without it. */
export function takeFlag(context: Context, flag: string): { context: Context; isSet: boolean } {
  const { words, isSet } = readWords(flag, context.words, context.env);
  return { context: { ...context, words }, isSet };
}

export function requireName(kind: string | undefined, key: string | undefined): RecordName {
  if (kind === undefined) throw new WrongWords('Which kind of record?');
  if (!isKindName(kind)) {
    throw new WrongWords(`There is no kind called “${kind}”. There are: ${kindNames.join(', ')}.`);
  }
  const shipped = Object.keys(contentKinds[kind].shipped);
  const only = shipped.length === 1 ? shipped[0] : undefined;
  const name = { kind, key: key ?? only ?? '' };
  if (name.key === '') throw new WrongWords(`Which ${contentKinds[kind].label.toLowerCase()}?`);
  if (!isRecordName(name)) {
    throw new WrongWords(
      `No ${contentKinds[kind].label.toLowerCase()} is, or can be, called “${key}”.`,
    );
  }
  return name;
}

export function requireNoMore(words: readonly string[]): void {
  const [word] = words;
  if (word !== undefined) throw new WrongWords(`“${word}” is one word too many.`);
}

/** A change as the log of the desk writes it down: names of fields, never a text. */
export function inLog(
  now: number,
  verb: string,
  detail: Readonly<Record<string, string | number>>,
) {
  return (tx: DatabaseTransaction) => record(tx, { at: now, actor: commandLine, verb, detail });
}

/** What cannot be done, as sentences; nothing was changed. */
export function refuse(...sentences: readonly string[]): never {
  throw new ContentFault(sentences.join('\n'));
}

export function sentence({
  kind,
  key,
  message,
}: {
  readonly kind: string;
  readonly key: string;
  readonly message: string;
}): string {
  return `${kind} ${key}: ${message}`;
}

export function dayAndTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
