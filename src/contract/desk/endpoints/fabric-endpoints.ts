import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, type Endpoints, json } from '../endpoint.ts';
import type {
  AddFabricAnswer,
  ChangeFabricsAnswer,
  FabricBookAnswer,
  ImportAnswer,
  ImportLine,
  TakenBack,
} from '../fabric-answers.ts';

/** Rows in one import, and fabrics in one change. */
export const mostFabrics = 500;

/** Everything that cloth is written down as, with the drafts. */
export interface ClothRecords {
  readonly fabrics: readonly {
    readonly key: string;
    readonly body: RecordBody;
    /** The newest saved state, to be named when it is changed. */
    readonly parent: string | null;
  }[];
  readonly shade: Readonly<Record<string, RecordBody>>;
  readonly yarn: Readonly<Record<string, RecordBody>>;
  readonly care: Readonly<Record<string, RecordBody>>;
  readonly collections: FabricBookAnswer['collections'];
}

/** The sample book as the desk sees it: all fabrics at once, with their drafts. */
export const fabricEndpoints = {
  fabricBook: {
    method: 'GET',
    path: '/fabrics',
    access: 'look',
    isBook: true,
    answer: json<FabricBookAnswer>(),
  },
  /** The bodies, for an import that is compared with them and for an export. */
  clothRecords: {
    method: 'GET',
    path: '/fabrics/records',
    access: 'look',
    isBook: true,
    answer: json<ClothRecords>(),
  },
  /** A draft under the next free key: of its own, or a copy of another fabric. */
  addFabric: {
    method: 'POST',
    path: '/fabrics',
    access: 'draft',
    body: body<typeof bodySchemas.addFabric>(),
    answer: json<AddFabricAnswer>(),
  },
  /** One change of many fabrics, as drafts: all of them or none. */
  changeFabrics: {
    method: 'POST',
    path: '/fabrics/change',
    access: 'draft',
    body: body<typeof bodySchemas.changeFabrics>(),
    answer: json<ChangeFabricsAnswer>(),
  },
  /** Takes drafts back that nobody has changed since. */
  takeBackFabrics: {
    method: 'POST',
    path: '/fabrics/take-back',
    access: 'draft',
    body: body<typeof bodySchemas.takeBackFabrics>(),
    answer: json<TakenBack>(),
  },
  /** The imports of the last week. */
  fabricImports: {
    method: 'GET',
    path: '/fabrics/imports',
    access: 'look',
    answer: json<readonly ImportLine[]>(),
  },
  importFabrics: {
    method: 'POST',
    path: '/fabrics/imports',
    access: 'draft',
    largestBody: 2 * 1024 * 1024,
    body: body<typeof bodySchemas.importFabrics>(),
    answer: json<ImportAnswer>(),
  },
  undoImport: {
    method: 'POST',
    path: '/fabrics/imports/:id/undo',
    access: 'draft',
    answer: json<TakenBack>(),
  },
} as const satisfies Endpoints;
