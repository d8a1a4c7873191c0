import type { publishingEndpoints } from '../../../contract/desk/endpoints/publishing-endpoints.ts';
import { checkDrafts } from '../../publishing/check-drafts.ts';
import { readInstances } from '../../publishing/instances.ts';
import { listPublications, readPublication } from '../../publishing/list-publications.ts';
import { acceptOffer, dismissOffer, readOffers } from '../../publishing/offers.ts';
import { publishDrafts } from '../../publishing/publish-drafts.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import { takeOver } from '../../publishing/take-over.ts';
import { undoPublication } from '../../publishing/undo-publication.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import type { contentHandlers } from './content-handlers.ts';
import type { planHandlers } from './plan-handlers.ts';
import { nameAll } from './name-all.ts';
import { toSaveAnswer } from './to-save-answer.ts';

type PublicationName = Exclude<
  keyof typeof publishingEndpoints,
  keyof ReturnType<typeof contentHandlers> | keyof ReturnType<typeof planHandlers>
>;

export function publicationHandlers({
  store,
  clock,
}: DeskParts): Handlers<Pick<typeof publishingEndpoints, PublicationName>> {
  return {
    contentDrafts: () => checkDrafts(store.db),

    async publishContent({ body: { changes, note }, actor }) {
      const at = clock.now();
      const names = changes.flatMap((change) => (isRecordName(change) ? [change] : []));
      if (names.length < changes.length) return new Refusal('record-gone');
      const published = await publishDrafts(store, {
        author: { id: actor.id, name: actor.name },
        at,
        ...(note !== undefined && { note }),
        changes: names,
        record: (tx, number) =>
          record(tx, {
            at,
            actor,
            verb: 'published',
            detail: { publication: number, records: nameAll(names) },
          }),
      });
      return published.kind === 'busy' ? busy() : published;
    },

    publicInstances: () => readInstances(store),

    publications: ({ query }) => listPublications(store.db, query),

    async publication({ params }) {
      const number = toNumber(params.number);
      const found = number && (await readPublication(store.db, number));
      return found || new Refusal('publication-gone');
    },

    async undoPublication({ params, body: { note }, actor }) {
      const number = toNumber(params.number);
      if (!number) return new Refusal('publication-gone');
      const at = clock.now();
      const undone = await undoPublication(store, {
        number,
        author: { id: actor.id, name: actor.name },
        at,
        ...(note !== undefined && { note }),
        record: (tx, publication) =>
          record(tx, {
            at,
            actor,
            verb: 'took back a publication',
            detail: { publication, undoes: number },
          }),
      });
      if (undone.kind === 'unknown-publication') return new Refusal('publication-gone');
      if (undone.kind === 'took-over') return new Refusal('took-over');
      return undone.kind === 'busy' ? busy() : undone;
    },

    contentOffers: () => readOffers(store.db),

    async acceptOffer({ params, actor }) {
      if (!isRecordName(params)) return new Refusal('record-gone');
      const { kind, key } = params;
      const at = clock.now();
      const accepted = await acceptOffer(store, {
        kind,
        key,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, { revision }) =>
          record(tx, {
            at,
            actor,
            verb: 'took over a change of the release',
            detail: { kind, key, revision },
          }),
      });
      if (accepted.kind === 'no-offer') return new Refusal('offer-gone');
      if (accepted.kind === 'clashes') return new Refusal('offer-clashes');
      return toSaveAnswer(accepted);
    },

    async dismissOffer({ params, actor }) {
      if (!isRecordName(params)) return new Refusal('record-gone');
      const { kind, key } = params;
      const at = clock.now();
      const detail = { kind, key };
      const outcome = await dismissOffer(store, {
        kind,
        key,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx) =>
          record(tx, { at, actor, verb: 'dismissed a change of the release', detail }),
      });
      return outcome === 'dismissed' ? { ok: true } : new Refusal('offer-gone');
    },

    takeOverContent({ actor }) {
      const at = clock.now();
      return takeOver(store, {
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, { number, records }) =>
          record(tx, {
            at,
            actor,
            verb: 'took over what is shipped',
            detail: { publication: number, records },
          }),
      });
    },
  };
}

function busy(): Refusal {
  return new Refusal('publishing-busy', { retryAfter: 1 });
}

function toNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
