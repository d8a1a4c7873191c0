import {
  assignSchema,
  type BulkAnswer,
  bulkSchema,
  moveSchema,
  readInboxQuery,
} from '../../../contract/desk/inbox.ts';
import { nextActionSchema, noteSchema, replySchema } from '../../../contract/desk/enquiry.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import { type DeskCall, type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import {
  assignEnquiry,
  type DeedOutcome,
  type Hand,
  lockEnquiry,
  moveEnquiry,
  nudgeEnquiry,
  openEnquiry,
  planNextAction,
  rescueEnquiry,
} from './enquiry-actions.ts';
import { readEnquiry } from './enquiry-detail.ts';
import { countInbox } from './inbox-counts.ts';
import { listInbox } from './inbox-query.ts';

export function addInboxReading(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.get('/inbox', async (call) => {
    const query = readInboxQuery(new URL(call.req.url).searchParams);
    return call.json(await listInbox(store, query, call.get('person').id));
  });
  routes.get('/counts', async (call) =>
    call.json(await countInbox(store, call.get('person').id, clock.now())),
  );
  routes.get('/enquiries/:id', async (call) => {
    const detail = await readEnquiry(store, call.req.param('id'));
    return detail ? call.json(detail) : refuse(call, 404, 'This enquiry is not there.');
  });
}

/** Mounted behind the permission to work. */
export function addInboxWork(routes: DeskRoutes, { store, clock }: DeskParts): void {
  const handOf = (call: DeskCall): Hand => ({ actor: call.get('person'), now: clock.now() });

  async function perform(
    call: DeskCall,
    deed: (tx: DatabaseTransaction, hand: Hand, id: string) => Promise<DeedOutcome>,
  ): Promise<Response> {
    const id = call.req.param('id') ?? '';
    const outcome = await store.transact((tx) => deed(tx, handOf(call), id));
    if (outcome === 'not-found') return refuse(call, 404, 'This enquiry is not there.');
    if (outcome === 'not-allowed') {
      return refuse(call, 409, 'This is not possible any more: somebody was faster.');
    }
    return call.json({ ok: true });
  }

  routes.post('/enquiries/:id/open', (call) => perform(call, openEnquiry));
  routes.post('/enquiries/:id/rescue', (call) => perform(call, rescueEnquiry));
  routes.post('/enquiries/:id/move', async (call) => {
    const input = await readJson(call, moveSchema);
    if (!input.ok) return input.refused;
    return perform(call, (tx, hand, id) => moveEnquiry(tx, hand, id, input.value.to));
  });
  routes.post('/enquiries/:id/assign', async (call) => {
    const input = await readJson(call, assignSchema);
    if (!input.ok) return input.refused;
    return perform(call, (tx, hand, id) => assignEnquiry(tx, hand, id, input.value.owner));
  });
  routes.post('/enquiries/:id/next-action', async (call) => {
    const input = await readJson(call, nextActionSchema);
    if (!input.ok) return input.refused;
    return perform(call, (tx, hand, id) => planNextAction(tx, hand, id, input.value));
  });
  routes.post('/enquiries/:id/notes', async (call) => {
    const input = await readJson(call, noteSchema);
    if (!input.ok) return input.refused;
    return perform(call, async (tx, { actor, now }, id) => {
      if (!(await lockEnquiry(tx, id))) return 'not-found';
      const { body } = input.value;
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
    });
  });
  routes.post('/enquiries/:id/replies', async (call) => {
    const input = await readJson(call, replySchema);
    if (!input.ok) return input.refused;
    return perform(call, async (tx, hand, id) => {
      const enquiry = await lockEnquiry(tx, id);
      if (!enquiry) return 'not-found';
      if (!isMailAddress(enquiry.email)) return 'not-allowed';
      const { actor, now } = hand;
      const replyId = timeOrderedId(now);
      await tx
        .insertInto('reply')
        .values({
          ...input.value,
          id: replyId,
          enquiry_id: id,
          staff_id: actor.id,
          author: actor.name,
          created_at: now,
        })
        .execute();
      await queueMails(tx, [enquiryMail('desk-reply', id, replyId)], now);
      await record(tx, { at: now, actor, verb: 'replied by e-mail', enquiryId: id });
      await nudgeEnquiry(tx, hand, id, 'contacted');
      return 'done';
    });
  });

  routes.post('/inbox/bulk', async (call) => {
    const input = await readJson(call, bulkSchema);
    if (!input.ok) return input.refused;
    const { ids, deed } = input.value;
    const hand = handOf(call);
    const outcomes = await store.transact(async (tx) => {
      const done: DeedOutcome[] = [];
      for (const id of new Set(ids)) {
        if (deed.kind === 'move') done.push(await moveEnquiry(tx, hand, id, deed.to));
        else if (deed.kind === 'assign') done.push(await assignEnquiry(tx, hand, id, deed.owner));
        else if (deed.kind === 'open') done.push(await openEnquiry(tx, hand, id));
        else done.push(await rescueEnquiry(tx, hand, id));
      }
      return done;
    });
    const done = outcomes.filter((outcome) => outcome === 'done').length;
    return call.json<BulkAnswer>({ done, refused: outcomes.length - done });
  });
}
