import type { BodyOf } from '../../../contract/desk/endpoint.ts';
import type { fabricEndpoints } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import type { Composition } from '../../../domain/fabric/fabric.ts';
import { compositionRules } from '../../../domain/fabric/fabric-record.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { type FabricStanding, readFabrics } from '../../publishing/records/fabric-states.ts';
import type { Author } from '../../publishing/revisions.ts';
import { type ManySaved, saveMany } from '../../publishing/records/save-many.ts';

export type FabricChange = BodyOf<typeof fabricEndpoints.changeFabrics>['change'];

export interface ChangeRequest {
  readonly keys: readonly string[];
  readonly change: FabricChange;
  readonly author: Author;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, saved: readonly ManySaved[]) => Promise<void>;
}

const mostTries = 10;

/** One change of many fabrics, over whatever their drafts say at this moment; all of them or none. */
export async function changeFabrics(
  store: Store,
  { keys, change, author, at, record }: ChangeRequest,
): Promise<
  | { readonly kind: 'saved'; readonly saved: readonly ManySaved[]; readonly left: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'moved' }
> {
  const chosen = [...new Set(keys)];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const book = await readFabrics(store.db);
    if (!book) return { kind: 'unreadable' };
    const drafts = chosen.flatMap((key) => {
      const standing = book.fabrics.get(key);
      const body = standing && changeFabric(standing, change);
      return body ? [{ kind: 'fabric' as const, key, parent: standing.parent, body }] : [];
    });
    if (drafts.length === 0) return { kind: 'saved', saved: [], left: chosen.length };
    const saved = await saveMany(store, { drafts, author, at, record });
    if (saved !== 'moved') return { kind: 'saved', saved, left: chosen.length - saved.length };
  }
  return { kind: 'moved' };
}

/** The changed body; nothing where it says so already or cannot be changed so. */
export function changeFabric(
  { body, published, draft }: Pick<FabricStanding, 'body' | 'published' | 'draft'>,
  change: FabricChange,
): RecordBody | undefined {
  // What was never public has nothing to hide.
  if (change.kind === 'hide' && !published) return undefined;
  const next = withChange(body, change);
  return isSame(next, body) && !draft?.takesOut ? undefined : next;
}

function withChange(body: RecordBody, change: FabricChange): RecordBody {
  switch (change.kind) {
    case 'hide':
      return { ...body, withdrawn: true };
    case 'show':
      return without(body, 'withdrawn');
    case 'move': {
      const { category } = compositionRules[body['composition'] as Composition] ?? {};
      return category === change.to ? without(body, 'category') : { ...body, category: change.to };
    }
    case 'minimums':
      return { ...body, moq: change.minimum };
  }
}

function without(body: RecordBody, field: string): RecordBody {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}
