import type { Kysely } from 'kysely';
import { contentKinds, type KindName, kindNames } from '../../../content/records/content-kinds.ts';
import type { KindLine, RecordLine } from '../../../contract/desk/publishing-answers.ts';
import type { ContentKind } from '../../../content/records/kind.ts';
import type { Database } from '../../db/schema.ts';
import { type Heads, nameRecord, openDrafts, readHeads, type RevisionLine } from '../heads.ts';
import { composeRecords } from './read-records.ts';
import { mayGrow, shippedBody, untouchedRecords } from '../shipped.ts';
import { titleOf } from './title-of.ts';

export async function listKinds(db: Kysely<Database>): Promise<KindLine[]> {
  const heads = await readHeads(db);
  const open = openDrafts(heads);
  const touched = [...heads.drafts.values(), ...heads.publics.values()];
  return kindNames.map((kind) => {
    const keys = new Set(Object.keys(untouchedRecords(heads.adopted !== undefined)[kind]));
    const used = new Set([...keys, ...Object.keys(contentKinds[kind].shipped)]);
    for (const line of touched) {
      if (line.kind !== kind) continue;
      keys.add(line.key);
      used.add(line.key);
    }
    for (const { key, takesOut } of heads.publics.values()) if (takesOut) keys.delete(key);
    const freeKey = mayGrow(kind) ? nextKey([...used], contentKinds[kind]) : undefined;
    return {
      kind,
      label: contentKinds[kind].label,
      records: keys.size,
      drafts: open.filter((line) => line.kind === kind).length,
      grows: mayGrow(kind),
      ...(freeKey && { freeKey }),
    };
  });
}

/** Every record of a kind, as its drafts would show it, in their order; the withdrawn ones last. */
export async function listRecords(db: Kysely<Database>, kind: KindName): Promise<RecordLine[]> {
  const heads = await readHeads(db);
  const stored = await composeRecords(db, heads, 'draft');
  const bodies: Readonly<Record<string, object>> = stored.ok ? stored.records[kind] : {};
  const touched = [...heads.drafts.values(), ...heads.publics.values()]
    .filter((line) => line.kind === kind)
    .map(({ key }) => key);
  const lines = [...new Set([...Object.keys(bodies), ...touched])].map((key) => {
    const body = bodies[key];
    return {
      line: describeRecord(heads, { kind, key }, body),
      place: body && 'position' in body ? Number(body.position) : Number.MAX_SAFE_INTEGER,
    };
  });
  return lines
    .toSorted(
      (a, b) =>
        Number(a.line.state === 'withdrawn') - Number(b.line.state === 'withdrawn') ||
        a.place - b.place ||
        (a.line.key < b.line.key ? -1 : 1),
    )
    .map(({ line }) => line);
}

export function describeRecord(
  heads: Heads,
  { kind, key }: { readonly kind: KindName; readonly key: string },
  body: object | undefined,
): RecordLine {
  const name = { kind, key };
  const draft = heads.drafts.get(nameRecord(name));
  const published = heads.publics.get(nameRecord(name));
  const newest = draft ?? published;
  const isOut = published?.takesOut === true || (body && 'withdrawn' in body);
  return {
    ...name,
    title: titleOf(kind, key, body ?? shippedBody(name)),
    state: isOpen(draft, published)
      ? 'draft'
      : isOut
        ? 'withdrawn'
        : published
          ? 'changed'
          : 'shipped',
    ...(newest && { author: newest.author, at: newest.createdAt, revision: newest.id }),
  };
}

function isOpen(draft: RevisionLine | undefined, published: RevisionLine | undefined): boolean {
  return draft !== undefined && draft.id !== published?.id;
}

/** `f090` → `f091`; keys of a kind that are words have none. */
function nextKey(
  keys: readonly string[],
  { newKey }: Pick<ContentKind<unknown>, 'newKey'>,
): string | undefined {
  const numbered = keys.filter((key) => /^[a-z]\d{1,5}$/.test(key));
  const [first] = numbered;
  if (first === undefined) return undefined;
  const highest = Math.max(...numbered.map((key) => Number(key.slice(1))));
  const width = first.startsWith('0', 1) ? first.length - 1 : 0;
  const key = `${first[0]}${String(highest + 1).padStart(width, '0')}`;
  return newKey?.test(key) ? key : undefined;
}
