import { isKindName } from '../../src/content/records/content-kinds.ts';
import { changedFields, type RecordBody } from '../../src/domain/publishing/merge-changes.ts';
import { openDrafts, readHeads } from '../../src/server/publishing/heads.ts';
import {
  listPublications,
  readPublication,
} from '../../src/server/publishing/list-publications.ts';
import { listKinds, listRecords } from '../../src/server/publishing/records/list-records.ts';
import { listHistory, readRecord } from '../../src/server/publishing/records/read-record.ts';
import {
  type Command,
  type Context,
  dayAndTime,
  refuse,
  requireName,
  requireNoMore,
  WrongWords,
} from './context.ts';
import { fieldAt } from './fields.ts';

export const listCommand: Command = {
  usage: 'list [kind]',
  about: 'The kinds of records, or the records of one kind with their state.',
  async run({ store, words: [kind, ...more], say }) {
    requireNoMore(more);
    if (kind === undefined) {
      for (const line of await listKinds(store.db)) {
        const drafts = line.drafts > 0 ? `, ${line.drafts} not public` : '';
        say(`${line.kind.padEnd(16)} ${line.label} (${line.records}${drafts})`);
      }
      return;
    }
    if (!isKindName(kind)) throw new WrongWords(`There is no kind called “${kind}”.`);
    for (const { key, state, title } of await listRecords(store.db, kind)) {
      say(`${key.padEnd(28)} ${state.padEnd(9)} ${title}`);
    }
  },
};

/** Which state of a record is asked for. */
const states = { draft: 'body', public: 'publicBody', shipped: 'shippedBody' } as const;

export const getCommand: Command = {
  usage: 'get <kind> [key] [field] [--public | --shipped]',
  about: 'A record or one field (address.street) as JSON: the draft, or what is public or shipped.',
  async run(context) {
    const { state, words } = takeState(context);
    const { name, rest } = nameAndRest(words);
    const [field, ...more] = rest;
    requireNoMore(more);
    const found = await readRecord(context.store.db, name);
    const body = found?.[states[state]];
    if (!body)
      refuse(`There is no ${state === 'draft' ? '' : `${state} `}record ${name.kind} ${name.key}.`);
    const value = field === undefined ? body : fieldAt(body, field);
    if (value === undefined) refuse(`${name.kind} ${name.key} has no field called ${field}.`);
    context.say(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  },
};

export const diffCommand: Command = {
  usage: 'diff [kind] [key]',
  about: 'What the drafts would change of what is public, field by field.',
  async run({ store, words, say }) {
    const only = words.length > 0 ? nameAndRest(words) : undefined;
    requireNoMore(only?.rest ?? []);
    const drafts = openDrafts(await readHeads(store.db)).filter(
      ({ kind, key }) => !only || (kind === only.name.kind && key === only.name.key),
    );
    if (drafts.length === 0) say('Nothing is waiting to be published.');
    for (const draft of drafts) {
      const detail = await readRecord(store.db, draft);
      say(`${draft.kind} ${draft.key}  (${draft.author}, ${dayAndTime(draft.createdAt)})`);
      for (const line of describe(detail?.publicBody ?? null, detail?.body ?? null)) say(line);
    }
  },
};

function describe(before: RecordBody | null, after: RecordBody | null): string[] {
  if (after === null) return ['  - is taken out'];
  if (before === null) return ['  + is added'];
  return changedFields(before, after).flatMap((field) => [
    `  ${field}`,
    `  - ${brief(fieldAt(before, field))}`,
    `  + ${brief(fieldAt(after, field))}`,
  ]);
}

function brief(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text = JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

export const historyCommand: Command = {
  usage: 'history [kind key | number]',
  about: 'The publications, what one of them changed, or every state that a record had.',
  async run({ store, words, say }) {
    const [first] = words;
    if (first === undefined) {
      const all = await listPublications(store.db);
      if (all.length === 0) say('Nothing has been published yet; the site says what is shipped.');
      for (const { number, at, author, records, note, undoes } of all) {
        const what = undoes === null ? note : `takes back ${undoes}. ${note}`;
        say(
          `${String(number).padStart(5)}  ${dayAndTime(at)}  ${author}, ${records} records. ${what}`.trimEnd(),
        );
      }
      return;
    }
    if (/^\d+$/.test(first)) {
      requireNoMore(words.slice(1));
      const found = await readPublication(store.db, Number(first));
      if (!found) refuse(`There is no publication ${first}.`);
      for (const { kind, key, change, fields } of found.changes)
        say(`${kind} ${key}: ${change} ${fields.join(', ')}`.trimEnd());
      return;
    }
    const { name, rest } = nameAndRest(words);
    requireNoMore(rest);
    const saved = await listHistory(store.db, name);
    if (saved.length === 0) say(`${name.kind} ${name.key} is as it is shipped.`);
    for (const { id, createdAt, author, publications, takesOut, note } of saved) {
      const where = publications.length > 0 ? `public with ${publications.join(', ')}` : 'draft';
      say(
        `${id}  ${dayAndTime(createdAt)}  ${author}, ${where}${takesOut ? ', taken out' : ''}. ${note}`.trimEnd(),
      );
    }
  },
};

/** A kind with one record needs no key, so the next word may be a field. */
export function nameAndRest(words: readonly string[]) {
  const [kind, key, ...more] = words;
  const single = kind !== undefined && isKindName(kind) ? requireNameOrNone(kind) : undefined;
  if (single && key !== single.key) return { name: single, rest: words.slice(1) };
  return { name: requireName(kind, key), rest: more };
}

function requireNameOrNone(kind: string) {
  try {
    return requireName(kind, undefined);
  } catch {
    return undefined;
  }
}

function takeState({ words, env }: Context) {
  for (const state of ['public', 'shipped'] as const) {
    const flag = `--${state}`;
    const kept = env[`npm_config_${state}`];
    if (words.includes(flag) || (kept !== undefined && kept !== ''))
      return { state, words: words.filter((word) => word !== flag) };
  }
  return { state: 'draft' as const, words };
}
