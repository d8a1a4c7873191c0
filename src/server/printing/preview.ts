import type { Kysely } from 'kysely';
import type { RenderedPage } from '../../contract/render.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { toRevision } from '../publishing/revisions.ts';
import type { Printer, Result } from './printer.ts';
import type { PublicSite } from './public-site.ts';
import { nameOf, type PublicState, type StoredRevision } from './public-state.ts';

/** The page as it will be when all drafts are published: printed by the process that prints. */
export type Preview = (request: {
  readonly path: string;
  readonly query: string;
}) => Promise<Result<RenderedPage>>;

export function createPreview(parts: {
  readonly publicSite: PublicSite;
  readonly printer: Pick<Printer, 'preview'>;
  readonly store: { readonly db: Kysely<Database> };
  readonly clock: Clock;
}): Preview {
  const { publicSite, printer, store, clock } = parts;
  return async ({ path, query }) => {
    const { state } = publicSite;
    const drafts = await readDrafts(store.db, state.revisions);
    return printer.preview(state, { now: clock.now(), path, query, drafts });
  };
}

/** The drafts that are not what is public here. */
async function readDrafts(
  db: Kysely<Database>,
  known: PublicState['revisions'],
): Promise<StoredRevision[]> {
  const heads = await db.selectFrom('content_draft').selectAll().execute();
  const ids = heads
    .filter(({ kind, key, revision }) => known.get(`${kind}/${key}`)?.id !== revision)
    .map(({ revision }) => revision);
  const drafts: StoredRevision[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .selectFrom('content_revision')
      .selectAll()
      .where('id', 'in', ids.slice(from, from + atOnce))
      .execute();
    drafts.push(...rows.map(toRevision).map(describeMeanwhile));
  }
  return drafts.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/**
 * A photograph that nobody has described yet is shown in the preview; without this the whole page would
 * be refused until somebody has. It cannot be published so.
 */
function describeMeanwhile<Revision extends StoredRevision>(revision: Revision): Revision {
  const { kind, body } = revision;
  if (kind !== 'picture' || !body || String(body['alt'] ?? '').trim() !== '') return revision;
  return { ...revision, body: { ...body, alt: 'A photograph that is not described yet' } };
}

/** Databases limit how many values one statement may name. */
const atOnce = 200;
