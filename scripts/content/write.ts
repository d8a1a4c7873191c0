import { readFileSync } from 'node:fs';
import type { RecordBody } from '../../src/domain/publishing/merge-changes.ts';
import { discardDraft } from '../../src/server/publishing/records/discard-draft.ts';
import { readRecord } from '../../src/server/publishing/records/read-record.ts';
import type { RecordName } from '../../src/server/publishing/record-name.ts';
import { type SaveResult, saveRecord } from '../../src/server/publishing/records/save-record.ts';
import { takeOut } from '../../src/server/publishing/take-out.ts';
import {
  commandLine,
  type Command,
  type Context,
  inLog,
  refuse,
  requireNoMore,
  WrongWords,
} from './context.ts';
import { fieldAt, parseValue, withField } from './fields.ts';
import { nameAndRest } from './show.ts';

export const setCommand: Command = {
  usage: 'set <kind> [key] [field] <value | @file | ->',
  about: 'Saves a field, or with a file or - (standard input) alone the whole record, as a draft.',
  async run(context) {
    const { name, rest } = nameAndRest(context.words);
    const [first, second, ...more] = rest;
    requireNoMore(more);
    if (first === undefined) throw new WrongWords('Which field, and what is it to say?');
    const detail = await readRecord(context.store.db, name);
    if (detail?.newer) refuse(...detail.faults.map(({ message }) => message));
    const body =
      second === undefined
        ? wholeRecord(context, first)
        : oneField(context, detail?.body ?? {}, first, second);
    report(context, name, await save(context, name, detail?.parent ?? null, body));
  },
};

function wholeRecord(context: Context, source: string): RecordBody {
  const text = readSource(context, source);
  if (text === undefined) throw new WrongWords(`What is “${source}” to say?`);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as RecordBody;
  } catch {
    // The same sentence.
  }
  return refuse('A whole record must be JSON: a group of fields in braces. Nothing was saved.');
}

function oneField(context: Context, body: RecordBody, field: string, typed: string): RecordBody {
  const text = readSource(context, typed)?.replace(/\n$/, '') ?? typed;
  const changed = withField(body, field, parseValue(text, fieldAt(body, field)));
  return changed ?? refuse(`There is no place called ${field} in this record. Nothing was saved.`);
}

/** `@file` and `-` name where the words are; anything else is the words. */
function readSource({ readInput }: Context, word: string): string | undefined {
  if (word === '-') return readInput();
  if (!word.startsWith('@')) return undefined;
  try {
    return readFileSync(word.slice(1), 'utf8');
  } catch {
    return refuse(`${word.slice(1)} cannot be read. Nothing was saved.`);
  }
}

async function save(
  { store, now }: Context,
  name: RecordName,
  parent: string | null,
  body: RecordBody,
): Promise<SaveResult> {
  const at = now();
  return saveRecord(store, {
    ...name,
    parent,
    body,
    author: commandLine,
    at,
    merge: true,
    record: (tx, { revision, fields }) =>
      inLog(at, 'saved a draft', { ...name, revision, fields: fields.slice(0, 20).join(', ') })(tx),
  });
}

function report({ say }: Context, { kind, key }: RecordName, saved: SaveResult): void {
  if (saved.kind === 'unchanged') return say(`${kind} ${key} says that already.`);
  if (saved.kind === 'refused')
    return refuse(...saved.faults.map(({ message }) => message), 'Nothing was saved.');
  if (saved.kind === 'unknown-record') return refuse(`There is no record ${kind} ${key}.`);
  if (saved.kind === 'conflict') {
    const fields = saved.clashes.map(({ field }) => field).join(', ');
    return refuse(
      `${saved.theirs.author || 'Somebody'} saved ${kind} ${key} at the same moment (${fields}). Look at it and try again.`,
    );
  }
  say(`Saved a draft of ${kind} ${key}: ${saved.fields.join(', ') || 'taken out'}.`);
  for (const { message } of saved.faults) say(`Before it can be published: ${message}`);
}

export const takeOutCommand: Command = {
  usage: 'take-out <kind> <key>',
  about: 'A draft by which the record is not shown any more.',
  async run(context) {
    const { name, rest } = nameAndRest(context.words);
    requireNoMore(rest);
    const detail = await readRecord(context.store.db, name);
    if (!detail) refuse(`There is no record ${name.kind} ${name.key}.`);
    const at = context.now();
    const request = { ...name, parent: detail.parent, author: commandLine, at };
    report(
      context,
      name,
      await takeOut(context.store, {
        ...request,
        record: (tx, { revision }) => inLog(at, 'took out a record', { ...name, revision })(tx),
      }),
    );
  },
};

export const discardCommand: Command = {
  usage: 'discard <kind> <key>',
  about: 'The record has no draft any more; what was written stays in its history.',
  async run({ store, words, now, say }) {
    const { name, rest } = nameAndRest(words);
    requireNoMore(rest);
    const draft = (await readRecord(store.db, name))?.draft;
    if (!draft) refuse(`${name.kind} ${name.key} has no draft.`);
    const discarded = await discardDraft(store, {
      ...name,
      revision: draft.id,
      record: inLog(now(), 'discarded a draft', { ...name, revision: draft.id }),
    });
    if (discarded === 'moved')
      refuse('Somebody saved it at the same moment. Nothing was discarded.');
    say(
      discarded === 'nothing'
        ? 'It has no draft.'
        : `Discarded the draft of ${name.kind} ${name.key}.`,
    );
  },
};
