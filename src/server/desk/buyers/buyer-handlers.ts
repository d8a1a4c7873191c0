import type { buyerEndpoints } from '../../../contract/desk/endpoints/buyer-endpoints.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { LaterChange, putTogether, takeApart, undoBuyerChange } from './change-buyer.ts';

export function buyerHandlers({ store, clock }: DeskParts): Handlers<typeof buyerEndpoints> {
  return {
    async putTogether({ params, body, actor }) {
      const other = await store.db
        .selectFrom('enquiry')
        .select('id')
        .where('reference', '=', body.reference.toUpperCase())
        .executeTakeFirst();
      if (!other) return new Refusal('no-such-reference');
      const doer = { actor, now: clock.now() };
      return doneOr(await store.transact((tx) => putTogether(tx, doer, params.id, other.id)));
    },
    async takeApart({ params, actor }) {
      const doer = { actor, now: clock.now() };
      return doneOr(await store.transact((tx) => takeApart(tx, doer, params.id)));
    },
    async undoBuyerChange({ params, actor }) {
      const doer = { actor, now: clock.now() };
      try {
        return doneOr(await store.transact((tx) => undoBuyerChange(tx, doer, params.id)));
      } catch (error) {
        if (error instanceof LaterChange) return new Refusal('changed-meanwhile');
        throw error;
      }
    },
  };
}
