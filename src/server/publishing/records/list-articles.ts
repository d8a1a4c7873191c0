import type { Kysely } from 'kysely';
import type { JournalLine } from '../../../contract/desk/endpoints/journal-endpoints.ts';
import { articleAddresses } from '../../../domain/publishing/article-addresses.ts';
import { href } from '../../../contract/routes.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { type Heads, nameRecord, readHeads } from '../heads.ts';
import { bodiesToday } from '../history/bodies-today.ts';
import { listPlans } from '../plans/list-plans.ts';
import { untouchedRecords } from '../shipped.ts';

/** Every article as its draft says, the newest day first; what is off the site stands last. */
export async function listArticles(db: Kysely<Database>): Promise<JournalLine[]> {
  const heads = await readHeads(db);
  const untouched = untouchedRecords(heads.adopted !== undefined).article;
  const touched = [...heads.drafts.values(), ...heads.publics.values()]
    .filter(({ kind }) => kind === 'article')
    .map(({ key }) => key);
  const planned = await plannedArticles(db);
  const lines: JournalLine[] = [];
  for (const key of new Set([...Object.keys(untouched), ...touched])) {
    const said = await newestBodies(db, heads, key, untouched[key] as unknown as RecordBody);
    const at = planned.get(key);
    lines.push({ ...describe(heads, key, said), ...(at !== undefined && { plannedFor: at }) });
  }
  return lines.toSorted(
    (a, b) =>
      Number(a.state === 'off') - Number(b.state === 'off') ||
      b.date.localeCompare(a.date) ||
      a.key.localeCompare(b.key),
  );
}

async function plannedArticles(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const plans = await listPlans(db);
  return new Map(
    plans
      .filter(({ state }) => state === 'waiting')
      .flatMap(({ at, changes }) =>
        changes.filter(({ kind }) => kind === 'article').map(({ key }) => [key, at] as const),
      ),
  );
}

/** What its form shows; of what was taken off, what it said last. */
async function newestBodies(
  db: Kysely<Database>,
  heads: Heads,
  key: string,
  shipped: RecordBody | undefined,
): Promise<Said> {
  const name = { kind: 'article', key } as const;
  const draft = heads.drafts.get(nameRecord(name));
  const published = heads.publics.get(nameRecord(name));
  const ids = [draft, published].flatMap((line) => (line ? [line.id] : []));
  const former = [draft, published].flatMap((line) => line?.parent ?? []);
  const bodies = await bodiesToday(db, name, [...ids, ...former]);
  const said = [...ids, ...former].map((id) => bodies.get(id)?.body).find(Boolean);
  // What a newer release has saved cannot be read here, and is public all the same.
  const stored =
    published && !published.takesOut ? (bodies.get(published.id)?.body ?? {}) : undefined;
  return { newest: said ?? shipped ?? {}, inPublic: published ? stored : shipped };
}

interface Said {
  readonly newest: RecordBody;
  readonly inPublic: RecordBody | undefined;
}

function describe(heads: Heads, key: string, { newest: body, inPublic }: Said): JournalLine {
  const name = nameRecord({ kind: 'article', key });
  const draft = heads.drafts.get(name);
  const published = heads.publics.get(name);
  const newest = draft ?? published;
  const isOpen = draft !== undefined && draft.id !== published?.id;
  const isPublic = inPublic !== undefined && inPublic['withdrawn'] !== true;
  const isWritten = isOpen && !draft.takesOut && body['withdrawn'] !== true;
  const { slug } = articleAddresses(key, {
    ...(typeof body['slug'] === 'string' && { slug: body['slug'] }),
  });
  return {
    key,
    title: text(body['title']) || key,
    excerpt: text(body['excerpt']),
    image: text(body['image']),
    date: text(body['date']),
    author: text(body['author']),
    address: href.article(slug, body['prefix'] === 'blogs' ? 'blogs' : 'blog'),
    state: isPublic ? (isOpen ? 'changed' : 'public') : isWritten ? 'draft' : 'off',
    unlisted: body['unlisted'] === true,
    ...(newest && { savedBy: newest.author, savedAt: newest.createdAt }),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
