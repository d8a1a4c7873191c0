import type { Person } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { Done } from '../../../contract/desk/endpoint.ts';
import type { enquiryEndpoints } from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { threadEndpoints } from '../../../contract/desk/endpoints/thread-endpoints.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { addNote, needsNoAnswer, reply } from '../threads/write-words.ts';
import {
  type ActionOutcome,
  assignEnquiry,
  type Doer,
  moveEnquiry,
  openEnquiry,
  planNextAction,
  rescueEnquiry,
} from './enquiry-actions.ts';
import { readEnquiry } from './enquiry-detail.ts';

export function enquiryHandlers({
  store,
  clock,
  readContent,
}: DeskParts): Handlers<typeof enquiryEndpoints & typeof threadEndpoints> {
  async function perform(
    { actor, params: { id } }: { readonly actor: Person; readonly params: { readonly id: string } },
    action: (tx: DatabaseTransaction, doer: Doer, id: string) => Promise<ActionOutcome>,
  ): Promise<Done | Refusal> {
    const doer = { actor, now: clock.now() };
    return doneOr(await store.transact((tx) => action(tx, doer, id)));
  }

  return {
    async enquiry({ params, actor }) {
      const found = await readEnquiry(store, readContent(), params.id, actor.role);
      return found ?? new Refusal('enquiry-gone');
    },
    openEnquiry: (input) => perform(input, openEnquiry),
    rescueEnquiry: (input) => perform(input, rescueEnquiry),
    moveEnquiry: (input) =>
      perform(input, (tx, doer, id) => moveEnquiry(tx, doer, id, input.body.to)),
    assignEnquiry: (input) =>
      perform(input, (tx, doer, id) => assignEnquiry(tx, doer, id, input.body.owner)),
    planNextAction: (input) =>
      perform(input, (tx, doer, id) => planNextAction(tx, doer, id, input.body)),
    addNote: (input) =>
      perform(input, (tx, doer, id) =>
        addNote(tx, doer, id, { ...input.body, mill: readContent().mill }),
      ),
    needsNoAnswer: (input) => perform(input, needsNoAnswer),
    reply: (input) => perform(input, (tx, doer, id) => reply(tx, doer, id, input.body)),
  };
}
