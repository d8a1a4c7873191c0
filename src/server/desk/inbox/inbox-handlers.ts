import type { inboxEndpoints } from '../../../contract/desk/endpoints/inbox-endpoints.ts';
import { countEndingClaims } from '../mill/ending-claims.ts';
import type { ChangeStreams } from '../changes/change-stream.ts';
import type { DeskParts } from '../desk-call.ts';
import type { Handlers } from '../endpoint-handler.ts';
import {
  type ActionOutcome,
  assignEnquiry,
  lockEnquiry,
  moveEnquiry,
  openEnquiry,
  rescueEnquiry,
} from './enquiry-actions.ts';
import { countInbox } from './inbox-counts.ts';
import { listInbox } from './inbox-query.ts';

export function inboxHandlers(
  { store, clock, readContent }: DeskParts,
  streams: ChangeStreams,
): Handlers<typeof inboxEndpoints> {
  return {
    inbox: ({ query, actor }) => listInbox(store, query, actor.id),
    counts: async ({ actor }) => ({
      ...(await countInbox(store, actor.id, clock.now())),
      claims: countEndingClaims(readContent(), clock.now()),
    }),
    changes: () => streams.open(),

    async changeMany({ body: { ids, action }, actor }) {
      const doer = { actor, now: clock.now() };
      const outcomes = await store.transact(async (tx) => {
        const all: ActionOutcome[] = [];
        const distinct = [...new Set(ids)].toSorted();
        // All of them before the first change, and in one order: two who change many at the same
        // moment would otherwise wait for each other.
        for (const id of distinct) await lockEnquiry(tx, id);
        for (const id of distinct) {
          if (action.kind === 'move') all.push(await moveEnquiry(tx, doer, id, action.to));
          else if (action.kind === 'assign')
            all.push(await assignEnquiry(tx, doer, id, action.owner));
          else if (action.kind === 'open') all.push(await openEnquiry(tx, doer, id));
          else all.push(await rescueEnquiry(tx, doer, id));
        }
        return all;
      });
      const done = outcomes.filter((outcome) => outcome === 'done').length;
      return { done, refused: outcomes.length - done };
    },
  };
}
