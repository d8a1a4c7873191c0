import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';
import type {
  CheckedDrafts,
  HistoryLine,
  HistoryThread,
  Instances,
  KindLine,
  Offer,
  PlanAnswer,
  PlannedPublication,
  Present,
  PublicationDetail,
  PublicationLine,
  PublishAnswer,
  RecordDetail,
  RecordLine,
  RevisionLine,
  SaveAnswer,
  StepBodies,
  TakenOver,
  UndoAnswer,
} from '../publishing-answers.ts';

/** JSON around the longest body that is stored. */
const largestSave = 320 * 1024;

export interface PublicationsQuery {
  /** Publications older than this one. */
  readonly before?: number;
}

export function readPublicationsQuery(search: URLSearchParams): PublicationsQuery {
  const before = Number(search.get('before') || Number.NaN);
  return Number.isSafeInteger(before) && before > 0 ? { before } : {};
}

export interface ThreadQuery {
  /** Steps older than this state. */
  readonly older?: string;
}

export function readThreadQuery(search: URLSearchParams): ThreadQuery {
  const older = search.get('older') ?? '';
  return /^[\w-]{1,64}$/.test(older) ? { older } : {};
}

/** What the site says, record by record. */
const contentEndpoints = {
  contentKinds: {
    method: 'GET',
    path: '/content',
    access: 'look',
    isBook: true,
    answer: json<readonly KindLine[]>(),
  },
  contentRecords: {
    method: 'GET',
    path: '/content/:kind',
    access: 'look',
    isBook: true,
    answer: json<readonly RecordLine[]>(),
  },
  contentRecord: {
    method: 'GET',
    path: '/content/:kind/:key',
    access: 'look',
    answer: json<RecordDetail & { readonly present: readonly Present[] }>(),
  },
  contentHistory: {
    method: 'GET',
    path: '/content/:kind/:key/history',
    access: 'look',
    answer: json<readonly HistoryLine[]>(),
  },
  /** The history in steps that a person recognises. */
  contentThread: {
    method: 'GET',
    path: '/content/:kind/:key/thread',
    access: 'look',
    query: readThreadQuery,
    answer: json<HistoryThread>(),
  },
  /** Both sides of one step; `before` is the state it is laid beside, `shipped` or `nothing`. */
  contentStep: {
    method: 'GET',
    path: '/content/:kind/:key/thread/:before/:after',
    access: 'look',
    answer: json<StepBodies>(),
  },
  contentRevision: {
    method: 'GET',
    path: '/content/:kind/:key/revisions/:revision',
    access: 'look',
    answer: json<RevisionLine & { readonly body: RecordBody | null }>(),
  },
  /** Also adds a record: with a key of its own and without a parent. */
  saveContent: {
    method: 'PUT',
    path: '/content/:kind/:key',
    access: 'draft',
    largestBody: largestSave,
    body: body<typeof bodySchemas.saveContent>(),
    answer: json<SaveAnswer>(),
  },
  takeOutContent: {
    method: 'POST',
    path: '/content/:kind/:key/take-out',
    access: 'draft',
    body: body<typeof bodySchemas.takeOutContent>(),
    answer: json<SaveAnswer>(),
  },
  bringBackContent: {
    method: 'POST',
    path: '/content/:kind/:key/bring-back',
    access: 'draft',
    body: body<typeof bodySchemas.bringBackContent>(),
    answer: json<SaveAnswer>(),
  },
  discardContent: {
    method: 'POST',
    path: '/content/:kind/:key/discard',
    access: 'draft',
    body: body<typeof bodySchemas.discardContent>(),
    answer: done,
  },
  placeContent: {
    method: 'POST',
    path: '/content/:kind/:key/place',
    access: 'draft',
    body: body<typeof bodySchemas.placeContent>(),
    answer: done,
  },
  /** Repeated every 15 seconds while the record is open; answers who else has it open. */
  openContent: {
    method: 'PUT',
    path: '/content/:kind/:key/presence',
    access: 'look',
    answer: json<readonly Present[]>(),
  },
  closeContent: {
    method: 'DELETE',
    path: '/content/:kind/:key/presence',
    access: 'look',
    answer: done,
  },
} as const satisfies Endpoints;

/** What became public, and what could. */
const publicationEndpoints = {
  contentDrafts: {
    method: 'GET',
    path: '/publication/drafts',
    access: 'look',
    isBook: true,
    answer: json<CheckedDrafts>(),
  },
  publishContent: {
    method: 'POST',
    path: '/publication/publish',
    access: 'publish',
    body: body<typeof bodySchemas.publishContent>(),
    answer: json<PublishAnswer>(),
  },
  /** The same drafts, but at a moment that comes by itself. */
  planPublication: {
    method: 'POST',
    path: '/publication/plans',
    access: 'publish',
    body: body<typeof bodySchemas.planPublication>(),
    answer: json<PlanAnswer>(),
  },
  /** Those that wait, the next first; then those that were stopped. */
  plannedPublications: {
    method: 'GET',
    path: '/publication/plans',
    access: 'look',
    answer: json<readonly PlannedPublication[]>(),
  },
  /** Another moment or note; with `changes` other drafts, or newer states of the same. */
  changePlan: {
    method: 'PUT',
    path: '/publication/plans/:id',
    access: 'publish',
    body: body<typeof bodySchemas.changePlan>(),
    answer: json<PlanAnswer>(),
  },
  /** One that waits does not happen; one that was stopped is no longer listed. */
  cancelPlan: {
    method: 'DELETE',
    path: '/publication/plans/:id',
    access: 'publish',
    answer: done,
  },
  /** What each instance shows: "public on 3 of 4". */
  publicInstances: {
    method: 'GET',
    path: '/publication/instances',
    access: 'look',
    answer: json<Instances>(),
  },
  publications: {
    method: 'GET',
    path: '/publications',
    access: 'look',
    query: readPublicationsQuery,
    answer: json<readonly PublicationLine[]>(),
  },
  publication: {
    method: 'GET',
    path: '/publications/:number',
    access: 'look',
    answer: json<PublicationDetail>(),
  },
  undoPublication: {
    method: 'POST',
    path: '/publications/:number/undo',
    access: 'publish',
    body: body<typeof bodySchemas.undoPublication>(),
    answer: json<UndoAnswer>(),
  },
  contentOffers: {
    method: 'GET',
    path: '/content-offers',
    access: 'look',
    answer: json<readonly Offer[]>(),
  },
  /** Where nobody has to choose; otherwise the chosen fields are saved as any other draft. */
  acceptOffer: {
    method: 'POST',
    path: '/content-offers/:kind/:key/accept',
    access: 'draft',
    answer: json<SaveAnswer>(),
  },
  dismissOffer: {
    method: 'POST',
    path: '/content-offers/:kind/:key/dismiss',
    access: 'publish',
    answer: done,
  },
  takeOverContent: {
    method: 'POST',
    path: '/content-take-over',
    access: 'manage',
    answer: json<TakenOver>(),
  },
} as const satisfies Endpoints;

export const publishingEndpoints = { ...contentEndpoints, ...publicationEndpoints };
