import type { MadeYours } from '../../../contract/desk/endpoints/first-hour-endpoints.ts';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import { onlyKey } from '../../../content/records/kind.ts';
import { millSchema } from '../../../content/records/mill-schema.ts';
import { missingIdentity, ownMill } from '../../../content/records/starter/own-mill.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { explainIssues } from '../../publishing/explain-issues.ts';
import { publishDrafts } from '../../publishing/publish-drafts.ts';
import { type Author, readDraft } from '../../publishing/revisions.ts';
import { saveRecord } from '../../publishing/records/save-record.ts';
import { stepBackDemonstration } from '../../publishing/step-back.ts';
import { takeOver } from '../../publishing/take-over.ts';
import { readFirstHour } from './read-first-hour.ts';

export interface MakeRequest {
  /** The draft of the mill's record that the owner has seen. */
  readonly revision: string;
  readonly author: Author;
  readonly at: number;
  readonly record: (
    tx: DatabaseTransaction,
    verb: string,
    detail: Readonly<Record<string, string | number>>,
  ) => Promise<void>;
}

const mill = { kind: 'mill', key: onlyKey } as const;

/**
 * Three publications, so that the last can be undone by itself: the lists become the mill's own, its
 * name and address become public, the demonstration steps back. Called again after a lost answer, it
 * goes on with what is still to be done.
 */
export async function makeItYours(
  store: Store,
  request: MakeRequest,
): Promise<MadeYours | { readonly kind: 'busy' }> {
  const { author, at, record } = request;
  const draft = await readDraft(store.db, mill);
  if (draft?.id !== request.revision) return { kind: 'moved' };
  const parsed = millSchema.safeParse(draft.body);
  if (!parsed.success) {
    return { kind: 'refused', faults: explainIssues(parsed.error.issues).map(ofMill) };
  }
  const missing = missingIdentity(parsed.data);
  if (missing.length > 0) return { kind: 'missing', fields: missing };

  await takeOver(store, {
    author,
    at,
    note: 'Your lists become your own.',
    record: (tx, { number, records }) =>
      record(tx, 'took over what is shipped', { publication: number, records }),
  });
  const named = await publishIdentity(
    store,
    request,
    ownMill(parsed.data) as unknown as RecordBody,
  );
  if (named.kind !== 'done') return named;
  const stepped = await stepBackDemonstration(store, {
    author,
    at,
    note: 'The example mill leaves the site.',
    record: (tx, number) => record(tx, 'let the demonstration step back', { publication: number }),
  });
  if (stepped.kind === 'refused' || stepped.kind === 'busy') return stepped;
  if (stepped.kind === 'published') return { kind: 'done', steppedBack: stepped.number };
  const { steppedBack } = await readFirstHour(store.db);
  return { kind: 'done', steppedBack: steppedBack ?? 0 };
}

async function publishIdentity(
  store: Store,
  { revision, author, at, record }: MakeRequest,
  body: RecordBody,
): Promise<
  Exclude<MadeYours, { kind: 'done' }> | { readonly kind: 'busy' } | { readonly kind: 'done' }
> {
  const draft = await readDraft(store.db, mill);
  let newest = revision;
  if (!isSame(draft?.body, body)) {
    const saved = await saveRecord(store, {
      ...mill,
      parent: revision,
      body,
      author,
      at,
      record: (tx, { revision: id }) => record(tx, 'saved a draft', { ...mill, revision: id }),
    });
    if (saved.kind === 'conflict') return { kind: 'moved' };
    if (saved.kind === 'refused') return { kind: 'refused', faults: saved.faults.map(ofMill) };
    if (saved.kind !== 'saved') return { kind: 'moved' };
    newest = saved.revision;
  }
  const published = await publishDrafts(store, {
    author,
    at,
    note: 'The mill says who it is.',
    changes: [{ ...mill, revision: newest }],
    record: (tx, number) => record(tx, 'published', { publication: number, records: 'mill site' }),
  });
  if (published.kind === 'moved') return { kind: 'moved' };
  if (published.kind === 'refused' || published.kind === 'busy') return published;
  return { kind: 'done' };
}

function ofMill(fault: { readonly field: string; readonly message: string }): RecordFault {
  return { ...mill, ...fault };
}
