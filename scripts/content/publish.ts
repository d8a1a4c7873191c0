import { bringBack } from '../../src/server/publishing/bring-back.ts';
import { checkDrafts } from '../../src/server/publishing/check-drafts.ts';
import { publishDrafts } from '../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../src/server/publishing/records/read-record.ts';
import type { RecordName } from '../../src/server/publishing/record-name.ts';
import { undoPublication } from '../../src/server/publishing/undo-publication.ts';
import {
  commandLine,
  type Command,
  type Context,
  inLog,
  refuse,
  requireNoMore,
  sentence,
  WrongWords,
} from './context.ts';
import { nameAndRest } from './show.ts';

export const checkCommand: Command = {
  usage: 'check',
  about: 'What keeps the drafts from being published, and what a person should know of them.',
  async run({ store, words, say, setExitCode }) {
    requireNoMore(words);
    const { drafts, faults, advice } = await checkDrafts(store.db);
    for (const fault of faults) say(sentence(fault));
    for (const one of advice) say(`Advice: ${sentence(one)}`);
    const can = faults.length === 0 ? 'can be published' : 'cannot be published as they are';
    say(drafts.length === 0 ? 'There are no drafts.' : `${drafts.length} drafts ${can}.`);
    if (faults.length > 0) setExitCode(1);
  },
};

export const publishCommand: Command = {
  usage: 'publish [kind] [key]',
  about: 'Makes all drafts public with one number, or the draft of one record; all or none.',
  async run(context) {
    const { store, words, now, say } = context;
    const only = words.length > 0 ? nameAndRest(words) : undefined;
    requireNoMore(only?.rest ?? []);
    const { drafts } = await checkDrafts(store.db);
    const changes = drafts
      .filter(({ kind, key }) => !only || (kind === only.name.kind && key === only.name.key))
      .map(({ kind, key, id }) => ({ kind: kind as RecordName['kind'], key, revision: id }));
    if (changes.length === 0) return say('There is nothing to publish.');
    const at = now();
    const published = await publishDrafts(store, {
      author: commandLine,
      at,
      changes,
      record: (tx, number) =>
        inLog(at, 'published', { publication: number, records: nameAll(changes) })(tx),
    });
    if (published.kind === 'refused')
      refuse(...published.faults.map(sentence), 'Nothing was published.');
    if (published.kind === 'moved')
      refuse(
        `${nameAll(published.records)}: saved again at the same moment. Nothing was published.`,
      );
    if (published.kind === 'busy') refuse('Others publish at this moment. Please try again.');
    say(
      published.kind === 'nothing'
        ? 'All of it is public already.'
        : `Published as ${published.number}: ${nameAll(changes)}.`,
    );
  },
};

export const returnCommand: Command = {
  usage: 'return <number> | return <kind> [key] <revision | shipped>',
  about:
    'Takes a publication back with a new one, or makes an earlier state of a record its draft.',
  async run(context) {
    const [first, ...more] = context.words;
    if (first === undefined) throw new WrongWords('Which publication, or which record?');
    if (!/^\d+$/.test(first)) return bringBackState(context);
    requireNoMore(more);
    return takeBack(context, Number(first));
  },
};

async function takeBack({ store, now, say }: Context, number: number): Promise<void> {
  const at = now();
  const undone = await undoPublication(store, {
    number,
    author: commandLine,
    at,
    record: (tx, publication) =>
      inLog(at, 'took back a publication', { publication, undoes: number })(tx),
  });
  if (undone.kind === 'unknown-publication') refuse(`There is no publication ${number}.`);
  if (undone.kind === 'took-over')
    refuse(
      'With that publication the mill took over what is shipped; there is nothing to take back.',
    );
  if (undone.kind === 'changed-since')
    refuse(`${nameAll(undone.records)}: published again since. Bring each back by itself.`);
  if (undone.kind === 'refused') refuse(...undone.faults.map(sentence), 'Nothing was published.');
  if (undone.kind === 'busy') refuse('Others publish at this moment. Please try again.');
  say(`Published as ${undone.number}: what ${number} changed is as it was before.`);
  if (undone.drafts.length > 0) say(`Somebody still has a draft of ${nameAll(undone.drafts)}.`);
}

async function bringBackState({ store, words, now, say }: Context): Promise<void> {
  const { name, rest } = nameAndRest(words);
  const [state, ...more] = rest;
  requireNoMore(more);
  if (state === undefined) throw new WrongWords('Which state? npm run content history names them.');
  const at = now();
  const parent = (await readRecord(store.db, name))?.parent ?? null;
  const saved = await bringBack(store, {
    ...name,
    parent,
    revision: state === 'shipped' ? null : state,
    author: commandLine,
    at,
    record: (tx, { revision }) => inLog(at, 'brought back a state', { ...name, revision })(tx),
  });
  if (saved.kind === 'unknown-revision')
    refuse(`${name.kind} ${name.key} never had the state ${state}.`);
  if (saved.kind === 'unknown-record') refuse(`There is no record ${name.kind} ${name.key}.`);
  if (saved.kind === 'refused') refuse(...saved.faults.map(({ message }) => message));
  if (saved.kind === 'conflict') refuse('Somebody saved it at the same moment. Please try again.');
  say(
    saved.kind === 'unchanged'
      ? 'It says that already.'
      : `${name.kind} ${name.key} has that state as its draft. To make it public: publish ${name.kind} ${name.key}`,
  );
}

/** As many names as fit into a line of the log. */
function nameAll(records: readonly { readonly kind: string; readonly key: string }[]): string {
  const named = records.slice(0, 20).map(({ kind, key }) => `${kind} ${key}`);
  return records.length > 20
    ? `${named.join(', ')} and ${records.length - 20} more`
    : named.join(', ');
}
