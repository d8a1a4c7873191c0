import type { Kysely } from 'kysely';
import type { Conflict, SaveAnswer } from '../../../contract/desk/publishing-answers.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import {
  changedFields,
  type Clash,
  isSame,
  mergeChanges,
  type RecordBody,
} from '../../../domain/publishing/merge-changes.ts';
import { type BodyFault, findBodyFault } from '../../../domain/publishing/plain-body.ts';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { newerRelease, upgradeBody } from '../apply-revisions.ts';
import { checkBody } from '../check-body.ts';
import { hasAddress, keepAddresses } from './keep-addresses.ts';
import { publicRevisionId } from '../publications.ts';
import type { RecordName } from '../record-name.ts';
import {
  type Author,
  isRecordName,
  readDraft,
  readRevision,
  type Revision,
  saveDraft,
} from '../revisions.ts';
import { mayGrow, shippedBody } from '../shipped.ts';

export interface SaveRequest extends RecordName {
  /** The revision the author began with; empty: with what is shipped, or with nothing. */
  readonly parent: string | null;
  /** Empty: the record is taken out. */
  readonly body: RecordBody | null;
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** Save at once what two people changed in different fields. */
  readonly merge?: boolean;
  /** Called in the transaction of the save, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, saved: SavedDraft) => Promise<void>;
}

export interface SavedDraft {
  readonly revision: string;
  /** What changed since the author began, by name. */
  readonly fields: readonly string[];
}

export type SaveResult =
  | SaveAnswer
  /** It could not be a record: nothing was stored. */
  | { readonly kind: 'refused'; readonly faults: readonly BodyFault[] }
  | { readonly kind: 'unknown-record' };

/** So many people do not save one record at one moment. */
const mostTries = 40;

/**
 * Stores a draft, complete or not. The draft moves only from where this person began: if somebody
 * saved meanwhile, theirs is laid beside it field by field. With `merge` what does not overlap is
 * saved at once; a field that both changed is never decided here.
 */
export async function saveRecord(store: Store, request: SaveRequest): Promise<SaveResult> {
  if (!isRecordName(request)) return { kind: 'unknown-record' };
  const fault = faultOf(request);
  if (fault) return { kind: 'refused', faults: [fault] };
  const checked = checkBody(request, request.body);
  if (checked.unknown.length > 0) return { kind: 'refused', faults: checked.unknown };
  const base = await readBase(store.db, request, request.parent);
  if (base === 'newer') return { kind: 'refused', faults: [newerRelease] };

  let { parent } = request;
  let body = await withKeptNames(store.db, request, request.body);
  for (let tries = 0; ; tries += 1) {
    const before = tries === 0 ? base : await readBase(store.db, request, parent);
    if (before === 'newer') return { kind: 'refused', faults: [newerRelease] };
    if (isSame(before, body) && (tries > 0 || (await isHead(store.db, request, parent)))) {
      return { kind: 'unchanged', revision: parent };
    }
    const fields = fieldsBetween(before, body);
    const { author, at, note, record } = request;
    const saved = await saveDraft(store, {
      kind: request.kind,
      key: request.key,
      parent,
      body,
      author,
      at,
      ...(note !== undefined && { note }),
      ...(record && { record: (tx, revision) => record(tx, { revision, fields }) }),
    });
    if (saved.kind === 'too-large') return { kind: 'refused', faults: [tooLarge] };
    if (saved.kind === 'unknown-record') return saved;
    if (saved.kind === 'saved') {
      const { faults } = checkBody(request, body);
      return { ...saved, body, fields, merged: tries > 0, faults };
    }
    const theirs = readTheirs(request, saved.theirs);
    if (theirs === 'newer') return { kind: 'refused', faults: [newerRelease] };
    const merge = mergeBodies(before, body, theirs.body);
    if (!request.merge || merge.clashes.length > 0 || tries >= mostTries) {
      return { kind: 'conflict', mine: saved.mine, theirs, ...merge };
    }
    parent = theirs.revision;
    body = await withKeptNames(store.db, request, merge.merged);
  }
}

function faultOf({ kind, key, body }: SaveRequest): BodyFault | undefined {
  if (body !== null) return findBodyFault(body);
  if (mayGrow(kind)) return undefined;
  const { label } = contentKinds[kind];
  const message = `${label} (${key}) cannot be taken out, because a page needs it.`;
  return { field: '', message };
}

/** What is public may have had an address under which it must still be found. */
async function withKeptNames(
  db: Kysely<Database>,
  name: RecordName,
  body: RecordBody | null,
): Promise<RecordBody | null> {
  if (!hasAddress(name.kind)) return body;
  const published = await readBase(db, name, await publicRevisionId(db, name));
  return published === 'newer' ? body : keepAddresses(name.kind, published, body);
}

const tooLarge: BodyFault = {
  field: '',
  message: 'This record is too long. Please make it shorter.',
};

/** What a revision said, in the fields of today; without one, what is shipped. */
async function readBase(
  db: Kysely<Database>,
  name: RecordName,
  id: string | null,
): Promise<RecordBody | null | 'newer'> {
  if (id === null) return shippedBody(name) ?? null;
  const revision = await readRevision(db, name, id);
  return revision ? bodyToday(revision) : null;
}

function bodyToday(revision: Revision): RecordBody | null | 'newer' {
  const kind = contentKinds[revision.kind];
  if (revision.version > kind.version) return 'newer';
  if (revision.body === null) return null;
  const upgraded = upgradeBody(kind, revision);
  return upgraded.ok ? upgraded.body : revision.body;
}

async function isHead(
  db: Kysely<Database>,
  name: RecordName,
  parent: string | null,
): Promise<boolean> {
  const draft = await readDraft(db, name);
  return (draft?.id ?? null) === parent;
}

function readTheirs(name: RecordName, theirs: Revision | undefined): Conflict['theirs'] | 'newer' {
  if (!theirs) return { revision: null, author: '', at: 0, body: shippedBody(name) ?? null };
  const body = bodyToday(theirs);
  if (body === 'newer') return body;
  return { revision: theirs.id, author: theirs.author, at: theirs.createdAt, body };
}

/** A record that one took out while the other wrote in it is one clash of the whole. */
function mergeBodies(
  base: RecordBody | null,
  mine: RecordBody | null,
  theirs: RecordBody | null,
): { readonly merged: RecordBody | null; readonly clashes: readonly Clash[] } {
  if (mine !== null && theirs !== null) return mergeChanges(base ?? {}, mine, theirs);
  if (isSame(mine, theirs) || isSame(theirs, base)) return { merged: mine, clashes: [] };
  if (isSame(mine, base)) return { merged: theirs, clashes: [] };
  return { merged: mine, clashes: [{ field: '', base, mine, theirs }] };
}

function fieldsBetween(before: RecordBody | null, after: RecordBody | null): string[] {
  if (after === null) return [];
  return changedFields(before ?? {}, after);
}
