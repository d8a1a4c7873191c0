import type {
  ClothCupboard,
  clothEndpoints,
  ConstructionLine,
  Shelved,
} from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import { inOrder, type Placed } from '../../../content/records/kind.ts';
import type { FabricRecord } from '../../../domain/fabric/fabric-record.ts';
import { readJob, toProgress } from '../../knitting/read-progress.ts';
import { type Heads, nameRecord, readHeads } from '../../publishing/heads.ts';
import { composeRecords } from '../../publishing/records/read-records.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { knittedOf } from './knitted-gallery.ts';

type ClothNames = 'clothCupboard' | 'knittedGallery';

export function clothHandlers({
  store,
}: DeskParts): Handlers<Pick<typeof clothEndpoints, ClothNames>> {
  return {
    async clothCupboard() {
      const heads = await readHeads(store.db);
      const stored = await composeRecords(store.db, heads, 'draft');
      return stored.ok ? fillCupboard(stored.records, heads) : new Refusal('newer-release');
    },

    async knittedGallery({ params: { fabric } }) {
      if (!isRecordName({ kind: 'fabric', key: fabric })) return new Refusal('record-gone');
      const job = await readJob(store.db, fabric);
      return {
        ...(await knittedOf(store.db, fabric)),
        ...(job && { job: await toProgress(store.db, job) }),
      };
    },
  };
}

function fillCupboard(records: ContentRecords, heads: Heads): ClothCupboard {
  const isDraft = (kind: string, key: string) => {
    const name = nameRecord({ kind, key });
    const draft = heads.drafts.get(name);
    return draft !== undefined && draft.id !== heads.publics.get(name)?.id;
  };
  const shelve = <Body extends object & Placed>(
    kind: string,
    bodies: Readonly<Record<string, Body>>,
  ): Shelved<Omit<Body, 'position'>>[] =>
    inOrder(bodies).map(([key, { position: _position, ...body }]) => ({
      key,
      body,
      isDraft: isDraft(kind, key),
    }));
  return {
    yarns: shelve('yarn', records.yarn),
    shades: shelve('shade', records.shade),
    careLabels: shelve('care', records.care),
    constructions: shelve('construction', withExamples(records)),
  };
}

/** Whoever chooses a construction is offered the bars of a fabric that is knitted so. */
function withExamples({
  construction,
  fabric,
}: ContentRecords): Readonly<Record<string, ConstructionLine>> {
  const knitted = new Map<string, FabricRecord['construction']>();
  for (const [, record] of inOrder(fabric)) {
    const { name } = record.construction;
    if (!record.withdrawn && !knitted.has(name)) knitted.set(name, record.construction);
  }
  return Object.fromEntries(
    Object.entries(construction).map(([name, { how, gives }]) => {
      const found = knitted.get(name);
      if (!found) return [name, { how, gives }];
      const { family, bars, motif } = found;
      return [name, { how, gives, example: { family, bars, ...(motif && { motif }) } }];
    }),
  );
}
