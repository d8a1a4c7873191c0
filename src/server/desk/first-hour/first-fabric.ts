import type {
  FabricPattern,
  FirstFabricAnswer,
} from '../../../contract/desk/endpoints/first-hour-endpoints.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { copyFabric } from '../../../domain/fabric/new-fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import {
  holderOf,
  nameOf,
  nextFabricIds,
  readFabrics,
} from '../../publishing/records/fabric-states.ts';
import type { Author } from '../../publishing/revisions.ts';
import { type ManySaved, saveMany } from '../../publishing/records/save-many.ts';

/**
 * The pattern book of the release: one plain cloth for each fibre and construction. Its lapping, yarns
 * and machine are true for any mill; its name, number and texts are not taken along.
 */
export function listPatterns(): FabricPattern[] {
  const seen = new Set<string>();
  return Object.entries(contentKinds.fabric.shipped).flatMap(([key, fabric]) => {
    const { composition, construction, gsm, fibres } = fabric;
    const stretches = fibres?.some(({ fibre }) => fibre === 'elastane') ?? false;
    const name = `${composition} ${construction.name}`;
    if (construction.motif || stretches || gsm.kind === 'customizable' || seen.has(name)) return [];
    seen.add(name);
    const texts: Readonly<Record<string, { readonly gives: string } | undefined>> =
      contentKinds.construction.shipped;
    return [
      {
        key,
        composition,
        construction: construction.name,
        gives: texts[construction.name]?.gives ?? '',
        gsm: gsm.kind === 'single' ? gsm.gsm : Math.round((gsm.from + gsm.to) / 2),
      },
    ];
  });
}

export interface FirstFabricRequest {
  readonly number: string;
  readonly title: string;
  /** Key of a pattern. */
  readonly pattern: string;
  readonly gsm: number;
  readonly author: Author;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, saved: ManySaved) => Promise<void>;
}

/** What belongs to the pattern alone and is not true of the fabric that is like it. */
const ofThePattern: ReadonlySet<string> = new Set(['description', 'moq', 'widthText', 'category']);

export async function addFirstFabric(
  store: Store,
  { title, pattern, gsm, author, at, record, ...request }: FirstFabricRequest,
): Promise<FirstFabricAnswer | { readonly kind: 'unknown-pattern' }> {
  const number = request.number.toUpperCase();
  const cloth: object | undefined = contentKinds.fabric.shipped[pattern];
  if (!cloth) return { kind: 'unknown-pattern' };
  for (;;) {
    const book = await readFabrics(store.db);
    const holder = book && holderOf(book, number);
    if (holder) return { kind: 'number-taken', name: nameOf(holder) };
    const [id = 1] = await nextFabricIds(store.db, 1);
    const copied = copyFabric(cloth as Readonly<Record<string, unknown>>, { id, number, title });
    const body = Object.fromEntries(
      Object.entries(copied).filter(([field]) => !ofThePattern.has(field)),
    );
    const key = fabricKey(id);
    const saved = await saveMany(store, {
      drafts: [
        {
          kind: 'fabric',
          key,
          parent: null,
          body: { ...body, gsm: { kind: 'single', gsm } } as RecordBody,
        },
      ],
      author,
      at,
      record: (tx, [draft]) => record(tx, draft!),
    });
    if (saved !== 'moved') return { kind: 'added', key, revision: saved[0]!.revision };
  }
}
