import type { Kysely } from 'kysely';
import { contentKinds, type KindName } from '../../../content/records/content-kinds.ts';
import { countFacts } from '../../../content/count-facts.ts';
import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import { makeFabricBook } from '../../../content/records/fabric-book.ts';
import { inOrder, onlyKey, type Placed } from '../../../content/records/kind.ts';
import type { MillBook, MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { dayIn } from '../../../domain/claim/days.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { listProofs } from '../../media/keep-proof.ts';
import { type Heads, nameRecord, readHeads } from '../../publishing/heads.ts';
import { describeRecord } from '../../publishing/records/list-records.ts';
import { readRecord } from '../../publishing/records/read-record.ts';
import { composeRecords } from '../../publishing/records/read-records.ts';
import { shippedBody } from '../../publishing/shipped.ts';

/** Fabrics, articles and pictures have screens of their own. */
const elsewhere: ReadonlySet<KindName> = new Set([
  'fabric',
  'article',
  'picture',
  'scene',
  'knitted',
]);

export const millKinds = (Object.keys(contentKinds) as KindName[]).filter(
  (kind) => !elsewhere.has(kind),
);

/** Everything on the screen of the mill; undefined where this release cannot read what is public. */
export async function readMillBook(
  db: Kysely<Database>,
  now: number,
): Promise<MillBook | undefined> {
  const heads = await readHeads(db);
  const [published, drafted] = [
    await composeRecords(db, heads, 'public'),
    await composeRecords(db, heads, 'draft'),
  ];
  if (!published.ok || !drafted.ok) return undefined;
  const records = millKinds.flatMap((kind) => listKind(heads, kind, published, drafted));
  // A draft that is not complete is shown as somebody left it.
  for (const { kind, key } of drafted.faults) {
    const at = records.findIndex((one) => one.kind === kind && one.key === key);
    const name = { kind: kind as KindName, key };
    const detail = millKinds.includes(name.kind) && (await readRecord(db, name));
    if (!detail || detail.newer) continue;
    const whole = {
      ...toRecord(heads, name, detail.body, detail.publicBody),
    };
    records.splice(at < 0 ? records.length : at, at < 0 ? 0 : 1, whole);
  }
  return {
    records,
    count: countsOf(drafted.records),
    files: await listProofs(db),
    today: dayIn(drafted.records.mill[onlyKey]!.timeZone, now),
  };
}

interface Bodies {
  readonly records: ContentRecords;
}

function listKind(heads: Heads, kind: KindName, published: Bodies, drafted: Bodies): MillRecord[] {
  const before: Readonly<Record<string, RecordBody>> = published.records[kind] as never;
  const now: Readonly<Record<string, RecordBody & Placed>> = drafted.records[kind] as never;
  const isList = Object.values(now).some((body) => 'position' in body);
  const keys = isList ? inOrder(now).map(([key]) => key) : Object.keys(now);
  // What a draft takes out is still public: it stays in the list until that is published.
  const leaving = Object.keys(before).filter((key) => !keys.includes(key));
  return [...keys, ...leaving].map((key) =>
    toRecord(heads, { kind, key }, now[key] ?? null, before[key] ?? null),
  );
}

function toRecord(
  heads: Heads,
  name: { readonly kind: KindName; readonly key: string },
  body: RecordBody | null,
  before: RecordBody | null,
): MillRecord {
  const { state, revision } = describeRecord(heads, name, body ?? undefined);
  const shipped = shippedBody(name) ?? null;
  const draft = heads.drafts.get(nameRecord(name));
  return {
    ...name,
    state,
    body,
    ...(!isSame(body, before) && { before }),
    ...(!isSame(body, shipped) && { shipped }),
    ...((draft?.id ?? revision) && { revision: draft?.id ?? revision! }),
  };
}

function countsOf(records: ContentRecords): MillBook['count'] {
  const { fabrics } = makeFabricBook(records);
  return {
    ...countFacts({
      fabrics,
      articles: Object.values(records.article).filter(({ withdrawn }) => !withdrawn),
      faq: { questions: Object.values(records.question) },
      reviews: { all: Object.values(records.review) },
    }),
  };
}
