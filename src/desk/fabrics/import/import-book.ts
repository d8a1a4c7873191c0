import type { ClothRecords } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import type { Construction } from '../../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../../domain/fabric/fabric-record.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Named } from './cells/read-names.ts';

/** The book that a list is compared with. */
export interface ImportBook {
  readonly records: ClothRecords;
  /** Fabrics by their numbers; a hidden one has given its number back. */
  readonly byNumber: ReadonlyMap<string, ClothRecords['fabrics'][number]>;
  readonly shades: readonly Named[];
  readonly yarns: readonly Named[];
  readonly care: readonly Named[];
  readonly collections: readonly Named[];
  /** Fabrics whose cloth a new one could be knitted like. */
  readonly models: readonly Model[];
}

/** What a fabric is knitted of, whole. */
export type Model = Pick<
  FabricRecord,
  'number' | 'construction' | 'yarns' | 'machine' | 'composition' | 'gsm' | 'fibres'
>;

export function makeImportBook(records: ClothRecords): ImportBook {
  const shown = records.fabrics.filter(({ body }) => body['withdrawn'] !== true);
  return {
    records,
    byNumber: new Map(shown.map((fabric) => [String(fabric.body['number'] ?? ''), fabric])),
    shades: named(records.shade),
    yarns: Object.keys(records.yarn).map((key) => ({ key, name: key })),
    care: named(records.care),
    collections: records.collections.map(({ id, label }) => ({ key: id, name: label })),
    models: shown.flatMap(({ body }) => (isModel(body) ? [body] : [])),
  };
}

function named(bodies: ClothRecords['shade']): Named[] {
  return Object.entries(bodies).map(([key, body]) => ({ key, name: String(body['name'] ?? key) }));
}

function isModel(body: RecordBody): body is RecordBody & Model {
  const { bars } = (body['construction'] ?? {}) as Partial<Construction>;
  return Array.isArray(bars) && bars.length > 0 && Boolean(body['yarns'] && body['machine']);
}

/** The fabric of this construction that is nearest: of the same fibres, then of the next weight. */
export function findModel(
  { models }: ImportBook,
  name: string,
  like: { readonly composition?: unknown; readonly gsm?: unknown },
): Model | undefined {
  const weight = middle(like.gsm);
  const off = (model: Model) =>
    (model.composition === like.composition ? 0 : 10_000) +
    (weight === undefined ? 0 : Math.abs((middle(model.gsm) ?? 5000) - weight));
  return models
    .filter(({ construction }) => construction.name === name)
    .toSorted((a, b) => off(a) - off(b))[0];
}

function middle(gsm: unknown): number | undefined {
  const { gsm: single, from, to } = (gsm ?? {}) as Partial<Record<'gsm' | 'from' | 'to', number>>;
  if (typeof single === 'number') return single;
  return typeof from === 'number' && typeof to === 'number' ? (from + to) / 2 : undefined;
}
