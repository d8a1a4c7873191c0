import type { publishingEndpoints } from '../../../contract/desk/endpoints/publishing-endpoints.ts';
import { isKindName } from '../../../content/records/content-kinds.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { bringBack } from '../../publishing/bring-back.ts';
import { discardDraft } from '../../publishing/records/discard-draft.ts';
import { listKinds, listRecords } from '../../publishing/records/list-records.ts';
import { placeRecord } from '../../publishing/records/place-record.ts';
import { bePresent, leaveRecord, whoIsPresent } from '../../publishing/presence.ts';
import {
  listHistory,
  readRecord,
  readRevisionDetail,
} from '../../publishing/records/read-record.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import { readStep } from '../../publishing/history/read-step.ts';
import { readThread } from '../../publishing/history/read-thread.ts';
import { type SavedDraft, saveRecord } from '../../publishing/records/save-record.ts';
import { takeOut } from '../../publishing/take-out.ts';
import { type Action, type Actor, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { toSaveAnswer } from './to-save-answer.ts';

type ContentName =
  | 'contentKinds'
  | 'contentRecords'
  | 'contentRecord'
  | 'contentHistory'
  | 'contentRevision'
  | 'contentThread'
  | 'contentStep'
  | 'saveContent'
  | 'takeOutContent'
  | 'bringBackContent'
  | 'discardContent'
  | 'placeContent'
  | 'openContent'
  | 'closeContent';

export function contentHandlers({
  store,
  clock,
}: DeskParts): Handlers<Pick<typeof publishingEndpoints, ContentName>> {
  /** Who does it, when, and how it is written down; the log holds names of fields, never a text. */
  const acting = (actor: Actor, verb: string, { kind, key }: { kind: string; key: string }) => ({
    author: { id: actor.id, name: actor.name },
    at: clock.now(),
    record: (tx: DatabaseTransaction, { revision, fields }: SavedDraft) =>
      record(tx, {
        at: clock.now(),
        actor,
        verb,
        detail: { kind, key, revision, ...list(fields) },
      }),
  });
  const gone = () => new Refusal('record-gone');

  return {
    contentKinds: () => listKinds(store.db),

    contentRecords: ({ params: { kind } }) =>
      isKindName(kind) ? listRecords(store.db, kind) : gone(),

    async contentRecord({ params }) {
      if (!isRecordName(params)) return gone();
      const detail = await readRecord(store.db, params);
      return detail ? { ...detail, present: await whoIsPresent(store, params) } : gone();
    },

    contentHistory: ({ params }) => (isRecordName(params) ? listHistory(store.db, params) : gone()),

    async contentThread({ params, query }) {
      if (!isRecordName(params)) return gone();
      return (await readThread(store.db, nameOf(params), query)) ?? gone();
    },

    async contentStep({ params }) {
      if (!isRecordName(params)) return gone();
      const step = await readStep(store.db, nameOf(params), params);
      if (step === 'newer') return new Refusal('newer-release');
      return step ?? new Refusal('revision-gone');
    },

    async contentRevision({ params }) {
      if (!isRecordName(params)) return gone();
      const revision = await readRevisionDetail(store.db, params, params.revision);
      if (revision === 'newer') return new Refusal('newer-release');
      return revision ?? new Refusal('revision-gone');
    },

    async saveContent({ params, body: { parent, body, merge, note }, actor }) {
      if (!isRecordName(params)) return gone();
      const how = { ...(merge !== undefined && { merge }), ...(note !== undefined && { note }) };
      const by = acting(actor, 'saved a draft', params);
      return toSaveAnswer(
        await saveRecord(store, { ...nameOf(params), parent, body, ...how, ...by }),
      );
    },

    async takeOutContent({ params, body: { parent, note }, actor }) {
      if (!isRecordName(params)) return gone();
      const by = acting(actor, 'drafted to take out a record', params);
      const request = { ...nameOf(params), parent, ...(note !== undefined && { note }), ...by };
      return toSaveAnswer(await takeOut(store, request));
    },

    async bringBackContent({ params, body: { parent, revision, note }, actor }) {
      if (!isRecordName(params)) return gone();
      const by = acting(actor, 'brought back a version', params);
      const request = { ...nameOf(params), parent, ...(note !== undefined && { note }), ...by };
      const result = await bringBack(store, { ...request, revision });
      return result.kind === 'unknown-revision'
        ? new Refusal('revision-gone')
        : toSaveAnswer(result);
    },

    async discardContent({ params, body: { revision }, actor }) {
      if (!isRecordName(params)) return gone();
      const { kind, key } = params;
      const action: Action = {
        at: clock.now(),
        actor,
        verb: 'discarded a draft',
        detail: { kind, key, revision },
      };
      const outcome = await discardDraft(store, {
        kind,
        key,
        revision,
        record: (tx) => record(tx, action),
      });
      if (outcome === 'discarded') return { ok: true };
      return new Refusal(outcome === 'moved' ? 'draft-moved' : 'no-draft');
    },

    async placeContent({ params, body: { after }, actor }) {
      if (!isRecordName(params)) return gone();
      const by = acting(actor, 'moved a record in its list', params);
      const outcome = await placeRecord(store, { ...nameOf(params), after, ...by });
      if (outcome === 'placed') return { ok: true };
      return outcome === 'moved' ? new Refusal('draft-moved') : gone();
    },

    openContent: ({ params, actor }) =>
      isRecordName(params) ? bePresent(store, { ...nameOf(params), person: actor }) : gone(),

    async closeContent({ params, actor }) {
      if (isRecordName(params)) await leaveRecord(store, { ...nameOf(params), person: actor });
      return { ok: true };
    },
  };
}

/** Without what else stands in the address. */
function nameOf<Name extends { readonly kind: string; readonly key: string }>({ kind, key }: Name) {
  return { kind, key } as Pick<Name, 'kind' | 'key'>;
}

/** The names of fields as one line; a take-over of a whole page has a hundred. */
function list(fields: readonly string[]): { readonly fields?: string } {
  return fields.length > 0 ? { fields: fields.slice(0, 12).join(', ').slice(0, 400) } : {};
}
