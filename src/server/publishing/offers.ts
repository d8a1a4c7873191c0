import type { Kysely } from 'kysely';
import type { Offer } from '../../contract/desk/publishing-answers.ts';
import { contentKinds, isKindName } from '../../content/records/content-kinds.ts';
import {
  changedFields,
  isSame,
  mergeChanges,
  type RecordBody,
} from '../../domain/publishing/merge-changes.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { upgradeBody } from './apply-revisions.ts';
import { pauseOften } from './pause-often.ts';
import type { RecordName } from './record-name.ts';
import type { Author } from './revisions.ts';
import { type SaveRequest, type SaveResult, saveRecord } from './records/save-record.ts';
import { shippedBody, shippedHash, shippedText } from './shipped.ts';
import { titleOf } from './records/title-of.ts';

export async function readOffers(db: Kysely<Database>): Promise<Offer[]> {
  // Only those whose shipped record differs by a letter are compared by their fields.
  const rows = await db
    .selectFrom('content_draft as draft')
    .innerJoin('content_revision as revision', 'revision.id', 'draft.revision')
    .leftJoin('content_dismissal as dismissal', (join) =>
      join.onRef('dismissal.kind', '=', 'draft.kind').onRef('dismissal.key', '=', 'draft.key'),
    )
    .select([
      'revision.id',
      'revision.kind',
      'revision.key',
      'revision.version',
      'revision.base',
      'revision.body',
      'dismissal.shipped as dismissed',
    ])
    .where('revision.base', 'is not', null)
    .where('revision.body', 'is not', null)
    .execute();
  const offers: Offer[] = [];
  const pause = pauseOften();
  for (const { kind, key, base, body, ...row } of rows) {
    if (!isKindName(kind) || base === null || body === null) continue;
    const name = { kind, key };
    if (base === shippedText(name) || row.dismissed === shippedHash(name)) continue;
    const offer = compare(name, { ...row, base: parse(base), body: parse(body) });
    if (offer) offers.push(offer);
    await pause();
  }
  return offers;
}

/** Becomes the draft if nobody has to choose; otherwise the fields to choose are returned. */
export async function acceptOffer(
  store: Store,
  request: Omit<SaveRequest, 'body' | 'parent' | 'merge'>,
): Promise<
  SaveResult | { readonly kind: 'no-offer' } | { readonly kind: 'clashes'; readonly offer: Offer }
> {
  const offer = await findOffer(store.db, request);
  if (!offer) return { kind: 'no-offer' };
  if (offer.clashes.length > 0) return { kind: 'clashes', offer };
  return saveRecord(store, { ...request, parent: offer.parent, body: offer.merged });
}

/** The offer is not made again until the shipped record changes once more. */
export async function dismissOffer(
  store: Store,
  request: RecordName & {
    readonly author: Author;
    readonly at: number;
    readonly record?: (tx: DatabaseTransaction) => Promise<void>;
  },
): Promise<'dismissed' | 'no-offer'> {
  const { kind, key, author, at, record } = request;
  if (!(await findOffer(store.db, request))) return 'no-offer';
  const row = {
    shipped: shippedHash(request),
    author_id: author.id,
    author: author.name,
    created_at: at,
  };
  return store.transact(async (tx): Promise<'dismissed'> => {
    await tx
      .insertInto('content_dismissal')
      .values({ kind, key, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
      .execute();
    await record?.(tx);
    return 'dismissed';
  });
}

async function findOffer(db: Kysely<Database>, { kind, key }: RecordName) {
  const offers = await readOffers(db);
  return offers.find((offer) => offer.kind === kind && offer.key === key);
}

function compare(
  name: RecordName,
  row: { id: string; version: number; base: RecordBody; body: RecordBody },
): Offer | undefined {
  const kind = contentKinds[name.kind];
  const shipped = shippedBody(name);
  const base = upgradeBody(kind, { version: row.version, body: row.base });
  const mine = upgradeBody(kind, { version: row.version, body: row.body });
  if (!shipped || !base.ok || !mine.ok || isSame(base.body, shipped)) return undefined;
  const merge = mergeChanges(base.body, mine.body, shipped);
  // The mill has written the same, or the release took back what it had changed.
  if (merge.clashes.length === 0 && isSame(merge.merged, mine.body)) return undefined;
  return {
    ...name,
    title: titleOf(name.kind, name.key, mine.body),
    parent: row.id,
    fields: changedFields(base.body, shipped),
    ...merge,
  };
}

function parse(text: string): RecordBody {
  return JSON.parse(text) as RecordBody;
}
