import type { RecordDetail, SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import {
  changedFields,
  type Clash,
  isSame,
  mergeChanges,
  type RecordBody,
} from '../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';
import type { Keeping, OpenClash } from './editing.ts';
import { overlaps, readField, writeField } from './fields/fields.ts';

/**
 * One record in a person's hands, as plain data. Every function here takes one state and returns the
 * next; when to send, and where to keep it meanwhile, is decided elsewhere (`keep-record.ts`).
 */
export interface Held {
  /** The revision at the desk that the person's changes lie over. */
  readonly parent: string | null;
  /** What it says. */
  readonly base: RecordBody;
  /** What the form shows. */
  readonly body: RecordBody;
  /** What is public, or shipped. */
  readonly before: RecordBody | null;
  readonly faults: readonly BodyFault[];
  readonly clashes: readonly OpenClash[];
  /** On its way, or its answer was lost: it is sent again under the same key before anything else. */
  readonly sending: Sending | undefined;
  /** Was stored, but the answer is gone for good: what the desk has of it is no other person's. */
  readonly echo?: RecordBody;
  /** The desk has no such record, or it is taken out: saving makes it. */
  readonly absent: boolean;
  /** Somebody wrote in it, or asked for it to be saved, since it was absent. */
  readonly wanted: boolean;
  readonly savedAt: number | undefined;
  readonly trouble: Trouble | undefined;
}

type Trouble =
  | Omit<Extract<Keeping, { state: 'offline' }>, 'unsent'>
  | Extract<Keeping, { state: 'refused' }>;

export interface Sending {
  /** The Idempotency-Key: the desk does it once, however often it arrives. */
  readonly key: string;
  readonly parent: string | null;
  readonly body: RecordBody;
}

/** Who saved what stands at the desk. */
interface Theirs {
  readonly body: RecordBody;
  readonly author: string;
  readonly at: number;
}

export function openHeld(detail: RecordDetail): Held {
  const body = detail.body ?? detail.publicBody ?? detail.shippedBody ?? {};
  return {
    parent: detail.parent,
    base: body,
    body,
    before: detail.publicBody,
    faults: detail.faults,
    clashes: [],
    sending: undefined,
    absent: detail.body === null,
    wanted: false,
    savedAt: detail.draft?.createdAt,
    trouble: undefined,
  };
}

/** A record that the desk does not have yet; it is made by the first save. */
export function newHeld(body: RecordBody): Held {
  return {
    parent: null,
    base: {},
    body,
    before: null,
    faults: [],
    clashes: [],
    sending: undefined,
    absent: true,
    wanted: false,
    savedAt: undefined,
    trouble: undefined,
  };
}

export function type(held: Held, values: Readonly<Record<string, unknown>>): Held {
  let { body } = held;
  for (const [field, value] of Object.entries(values)) body = writeField(body, field, value);
  if (isSame(body, held.body)) return held;
  const clashes = held.clashes.map((clash) => ({ ...clash, mine: readField(body, clash.field) }));
  // A refusal was about what stood there before; no line is still no line.
  const trouble = held.trouble?.state === 'offline' ? held.trouble : undefined;
  return { ...held, body, clashes: clashes.filter(isOpen), wanted: true, trouble };
}

/** What is to be stored at the desk: without the fields that wait for a person's choice. */
export function storable({ body, base, clashes }: Held): RecordBody {
  return clashes.reduce(
    (whole, { field }) => (field === '' ? base : writeField(whole, field, readField(base, field))),
    body,
  );
}

export function isDirty(held: Held): boolean {
  if (held.absent) return held.wanted && !held.clashes.some(({ field }) => field === '');
  return !isSame(storable(held), held.base);
}

/** Something of it is nowhere but here. */
export function isUnsaved(held: Held): boolean {
  return held.sending !== undefined || held.clashes.length > 0 || isDirty(held);
}

export function want(held: Held): Held {
  return held.wanted ? held : { ...held, wanted: true };
}

export function send(held: Held, key: string): Held {
  if (held.sending || !isDirty(held)) return held;
  return { ...held, sending: { key, parent: held.parent, body: storable(held) } };
}

export function answer(held: Held, saved: SaveAnswer, at: number, others = ''): Held {
  const { sending } = held;
  if (!sending) return held;
  const { echo, ...rest } = held;
  const free: Held = { ...rest, sending: undefined, trouble: undefined };
  if (saved.kind === 'conflict') {
    const { body, revision, author, at: when } = saved.theirs;
    if (body === null) return meetAbsence(free, revision, author, when);
    const since = withEcho(held.base, body, echo);
    return { ...layOver(free, since, { body, author, at: when }), parent: revision };
  }
  const stored = { ...free, parent: saved.revision, absent: false, wanted: false, savedAt: at };
  if (saved.kind === 'unchanged') {
    return layOver(stored, sending.body, { body: sending.body, author: '', at });
  }
  const theirs = { body: saved.body ?? sending.body, author: others, at };
  return { ...layOver(stored, sending.body, theirs), faults: saved.faults };
}

/** The line broke, or the desk did not answer: whether it was stored is not known. */
export function lose(held: Held, at: number): Held {
  const since = held.trouble?.state === 'offline' ? held.trouble.since : at;
  return { ...held, trouble: { state: 'offline', since } };
}

/** The desk said no. What was sent is not stored; it stays in the form. */
export function refuse(held: Held, at: number, error: string): Held {
  return { ...held, sending: undefined, trouble: { state: 'refused', at, error } };
}

/** The desk is not to be tried again by itself, but by a person: what was sent keeps its key. */
export function pause(held: Held, at: number, error: string): Held {
  return { ...held, trouble: { state: 'refused', at, error } };
}

/** What stands at the desk now. Taken over only where nothing is on its way: a save brings it too. */
export function read(held: Held, detail: RecordDetail): Held {
  if (held.sending || isDirty(held)) return { ...held, before: detail.publicBody };
  const known = {
    ...held,
    before: detail.publicBody,
    faults: detail.faults,
    savedAt: detail.draft?.createdAt ?? held.savedAt,
  };
  const { author = '', at = 0 } = detail;
  if (detail.body === null) {
    if (held.absent) return { ...known, parent: detail.parent };
    return meetAbsence(known, detail.parent, author, at);
  }
  const theirs = { body: detail.body, author, at };
  return { ...layOver(known, held.base, theirs), parent: detail.parent, absent: false };
}

/** It was stored, but what was answered is gone for good: the next answer says what stands there. */
export function missAnswer(held: Held): Held {
  const { sending, ...rest } = held;
  return {
    ...rest,
    sending: undefined,
    trouble: undefined,
    ...(sending && { echo: sending.body }),
  };
}

export function settle(held: Held, field: string, choice: 'mine' | 'theirs'): Held {
  const clash = held.clashes.find((each) => each.field === field);
  if (!clash) return held;
  const clashes = held.clashes.filter((each) => each !== clash);
  if (field === '') {
    const body = choice === 'mine' ? held.body : held.base;
    return { ...held, clashes, body, wanted: choice === 'mine' };
  }
  const value = choice === 'mine' ? clash.mine : clash.theirs;
  return { ...held, clashes, body: writeField(held.body, field, value), wanted: true };
}

/** Fields in which it differs from what is public. */
export function changedSince({ before, body }: Pick<Held, 'before' | 'body'>): string[] {
  return changedFields(before ?? {}, body);
}

export function keepingOf(held: Held): Keeping {
  const { trouble, base, body } = held;
  if (trouble?.state === 'offline') return { ...trouble, unsent: changedFields(base, body) };
  if (trouble) return trouble;
  if (held.sending || isDirty(held)) return { state: 'saving' };
  return { state: 'saved', at: held.savedAt };
}

/** The person's changes since `since`, over what somebody else has stored meanwhile. */
function layOver(held: Held, since: RecordBody, theirs: Theirs): Held {
  const { merged, clashes } = mergeChanges(since, held.body, theirs.body);
  const joined = new Map(
    clashes.flatMap(({ field, ...three }) => {
      const list = joinLists(three);
      return list ? [[field, list] as const] : [];
    }),
  );
  const known = held.clashes.map((clash) => {
    const stored = readField(theirs.body, clash.field);
    if (isSame(stored, clash.theirs)) return clash;
    return { ...clash, theirs: stored, author: theirs.author, at: theirs.at };
  });
  const found = clashes
    .filter(({ field }) => !joined.has(field))
    .filter(({ field }) => !known.some((clash) => overlaps(clash.field, field)))
    .map(({ field, mine, theirs: stored }) => {
      const { author, at } = theirs;
      return { field, mine, theirs: stored, author, at };
    });
  return {
    ...held,
    base: theirs.body,
    body: [...joined].reduce((whole, [field, list]) => writeField(whole, field, list), merged),
    clashes: [...known, ...found].filter(isOpen),
  };
}

/** Two people who only added to a list, such as photographs, wrote nothing that excludes the other's. */
function joinLists({ base = [], mine, theirs }: Omit<Clash, 'field'>): unknown[] | undefined {
  if (![base, mine, theirs].every(Array.isArray)) return undefined;
  const [before, own, other] = [base, mine, theirs] as [unknown[], unknown[], unknown[]];
  const added = (list: unknown[]) =>
    isSame(list.slice(0, before.length), before) ? list.slice(before.length) : undefined;
  const ours = added(own);
  if (!ours || !added(other)) return undefined;
  return [...other, ...ours.filter((item) => !other.some((one) => isSame(one, item)))];
}

/** What both began with, where the desk has what this person stored without being told. */
function withEcho(base: RecordBody, theirs: RecordBody, echo: RecordBody | undefined): RecordBody {
  if (!echo) return base;
  return changedFields(base, echo)
    .filter((field) => isSame(readField(theirs, field), readField(echo, field)))
    .reduce((whole, field) => writeField(whole, field, readField(echo, field)), base);
}

/** Somebody took the record out. Whoever wrote in it meanwhile is asked. */
function meetAbsence(held: Held, parent: string | null, author: string, at: number): Held {
  const touched = !isSame(held.body, held.base);
  const clash = { field: '', mine: held.body, theirs: null, author, at };
  return {
    ...held,
    parent,
    absent: true,
    wanted: false,
    clashes: touched ? [clash] : [],
  };
}

function isOpen({ mine, theirs }: OpenClash): boolean {
  return !isSame(mine, theirs);
}
