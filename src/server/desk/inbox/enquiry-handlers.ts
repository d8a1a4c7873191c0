import type { Person } from '../../../contract/desk/sign-in-endpoints.ts';
import type { Done } from '../../../contract/desk/endpoint.ts';
import type { enquiryEndpoints } from '../../../contract/desk/enquiry-endpoints.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import {
  type ActionOutcome,
  advanceEnquiry,
  assignEnquiry,
  type Doer,
  lockEnquiry,
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
}: DeskParts): Handlers<typeof enquiryEndpoints> {
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
    addNote: (input) => perform(input, (tx, doer, id) => addNote(tx, doer, id, input.body)),
    reply: (input) => perform(input, (tx, doer, id) => reply(tx, doer, id, input.body)),
  };
}

async function addNote(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  id: string,
  { body }: { readonly body: string },
): Promise<ActionOutcome> {
  if (!(await lockEnquiry(tx, id))) return 'enquiry-gone';
  await tx
    .insertInto('note')
    .values({
      id: timeOrderedId(now),
      enquiry_id: id,
      staff_id: actor.id,
      author: actor.name,
      body,
      created_at: now,
    })
    .execute();
  await record(tx, { at: now, actor, verb: 'wrote a note', enquiryId: id });
  return 'done';
}

async function reply(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  written: { readonly subject: string; readonly body: string },
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if (!isMailAddress(enquiry.email)) return 'no-mail-address';
  const { actor, now } = doer;
  const replyId = timeOrderedId(now);
  await tx
    .insertInto('reply')
    .values({
      ...written,
      id: replyId,
      enquiry_id: id,
      staff_id: actor.id,
      author: actor.name,
      created_at: now,
    })
    .execute();
  await queueMails(tx, [enquiryMail('desk-reply', id, replyId)], now);
  await record(tx, { at: now, actor, verb: 'replied by e-mail', enquiryId: id });
  await advanceEnquiry(tx, doer, id, 'contacted');
  return 'done';
}
