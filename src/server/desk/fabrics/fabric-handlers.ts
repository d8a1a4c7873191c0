import type { TakenBack } from '../../../contract/desk/fabric-answers.ts';
import type { fabricEndpoints } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import { inOrder } from '../../../content/records/kind.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { listImports, undoImport } from '../../publishing/records/import-batches.ts';
import { importFabrics } from '../../publishing/records/import-fabrics.ts';
import { nameOf, readFabrics } from '../../publishing/records/fabric-states.ts';
import { takeBackDrafts } from '../../publishing/take-back.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { addFabric } from './add-fabric.ts';
import { changeFabrics, type FabricChange } from './change-fabrics.ts';
import { describeBook } from './fabric-book.ts';
import { countOpenQuotes } from './open-quotes.ts';
import { answerAdded } from './save-new-fabric.ts';

export function fabricHandlers({
  store,
  clock,
  readContent,
}: DeskParts): Handlers<typeof fabricEndpoints> {
  const unreadable = () => new Refusal('newer-release');
  const openQuotes = () => countOpenQuotes(store.db, readContent().fabrics, clock.now());

  /** Keys as a person knows them. */
  async function nameAll(keys: readonly string[]): Promise<TakenBack['stayed']> {
    const book = keys.length > 0 ? await readFabrics(store.db) : undefined;
    return keys.map((key) => {
      const standing = book?.fabrics.get(key);
      return { key, name: standing ? nameOf(standing) : key };
    });
  }

  return {
    async fabricBook() {
      const book = await readFabrics(store.db);
      return book ? describeBook(book, await openQuotes()) : unreadable();
    },

    async clothRecords() {
      const book = await readFabrics(store.db);
      if (!book) return unreadable();
      const { shade, yarn, care } = book.records as unknown as Record<string, ByKey>;
      const { fabrics, collections } = describeBook(book, new Map());
      return {
        fabrics: fabrics.map(({ key }) => {
          const { body, parent } = book.fabrics.get(key)!;
          return { key, body, parent };
        }),
        shade: ordered(shade!),
        yarn: ordered(yarn!),
        care: ordered(care!),
        collections,
      };
    },

    async addFabric({ body, actor }) {
      const at = clock.now();
      const added = await addFabric(store, {
        ...body,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, { key, revision }) =>
          record(tx, {
            at,
            actor,
            verb: 'added a fabric',
            detail: {
              key,
              revision,
              ...(body.copyOf && { copyOf: body.copyOf }),
              ...(body.design && { design: body.design }),
            },
          }),
      });
      return answerAdded(added);
    },

    async changeFabrics({ body: { keys, change }, actor }) {
      if (change.kind === 'hide' && change.confirmed !== true) {
        const counts = await openQuotes();
        const quoted = keys.filter((key) => counts.has(key));
        const fabrics = await nameAll(quoted);
        if (fabrics.length > 0) {
          return {
            kind: 'quoted',
            fabrics: fabrics.map((fabric) => ({ ...fabric, quotes: counts.get(fabric.key)! })),
          };
        }
      }
      const at = clock.now();
      const changed = await changeFabrics(store, {
        keys,
        change,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, saved) =>
          record(tx, {
            at,
            actor,
            verb: verbs[change.kind],
            detail: { fabrics: list(saved.map(({ key }) => key)) },
          }),
      });
      if (changed.kind === 'unreadable') return unreadable();
      if (changed.kind === 'moved') return new Refusal('draft-moved');
      const { saved, left } = changed;
      return {
        kind: 'saved',
        changed: saved.map(({ key, revision }) => ({ key, revision })),
        left,
      };
    },

    async takeBackFabrics({ body: { changes }, actor }) {
      const drafts = changes.map((change) => ({ kind: 'fabric' as const, ...change }));
      const taken = await store.transact(async (tx) => {
        const back = (await takeBackDrafts(tx, drafts)).map(({ key }) => key);
        const detail = { fabrics: list(back) };
        if (back.length > 0) {
          await record(tx, { at: clock.now(), actor, verb: 'took drafts back', detail });
        }
        return new Set(back);
      });
      const stayed = changes.map(({ key }) => key).filter((key) => !taken.has(key));
      return { taken: [...taken], stayed: await nameAll(stayed) };
    },

    fabricImports: () => listImports(store, clock.now()),

    async importFabrics({ body: { file, rows }, actor }) {
      const at = clock.now();
      const imported = await importFabrics(store, {
        file,
        rows,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, batch) =>
          record(tx, {
            at,
            actor,
            verb: 'brought in a list of fabrics',
            detail: { batch, fabrics: rows.length },
          }),
      });
      if (imported.kind === 'unreadable') return unreadable();
      if (imported.kind !== 'refused') return imported;
      return new Refusal('invalid', { error: imported.message });
    },

    async undoImport({ params: { id }, actor }) {
      const at = clock.now();
      const undone = await undoImport(store, {
        id,
        at,
        record: (tx, drafts) =>
          record(tx, { at, actor, verb: 'took back an import', detail: { batch: id, drafts } }),
      });
      if (undone === 'gone') return new Refusal('import-gone');
      return { taken: undone.taken, stayed: await nameAll(undone.stayed) };
    },
  };
}

type ByKey = Readonly<Record<string, RecordBody>>;

function ordered(bodies: ByKey): ByKey {
  return Object.fromEntries(inOrder(bodies));
}

const verbs: Readonly<Record<FabricChange['kind'], string>> = {
  hide: 'drafted to hide fabrics',
  show: 'drafted to bring fabrics back',
  move: 'drafted to move fabrics to a collection',
  minimums: 'drafted minimums of fabrics',
};

/** As many names as a line of the log holds. */
function list(keys: readonly string[]): string {
  const shown = keys.slice(0, 40);
  const more = keys.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
