import type { InboxCounts } from '../../../contract/desk/endpoints/inbox-endpoints.ts';
import type { Store } from '../../db/store.ts';
import { latePullMs, readPullState } from '../../leads/pull-state.ts';
import { lateSweepMs, readMailInState } from '../../mail-in/mail-in-state.ts';
import { viewConditions } from './inbox-query.ts';

export async function countInbox(
  store: Store,
  personId: string,
  now: number,
): Promise<Omit<InboxCounts, 'claims'>> {
  const enquiries = () =>
    store.db.selectFrom('enquiry').select((eb) => eb.fn.countAll<number>().as('many'));
  const kept = () => enquiries().where('quarantined_at', 'is', null);
  const waiting = () => kept().where(viewConditions.answer);
  const held = store.db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where('held_at', 'is not', null)
    .where('sort', 'in', ['word', 'unreadable']);
  const [answer, late, unread, mine, quarantine, heldMails, mailIn, pull] = await Promise.all([
    waiting().executeTakeFirstOrThrow(),
    waiting().where('due_at', '<', now).executeTakeFirstOrThrow(),
    kept().where('opened_at', 'is', null).executeTakeFirstOrThrow(),
    kept().where('owner_id', '=', personId).where(viewConditions.mine).executeTakeFirstOrThrow(),
    enquiries().where('quarantined_at', 'is not', null).executeTakeFirstOrThrow(),
    held.executeTakeFirstOrThrow(),
    readMailInState(store.db),
    readPullState(store.db),
  ]);
  return {
    answer: Number(answer.many),
    late: Number(late.many),
    unread: Number(unread.many),
    mine: Number(mine.many),
    quarantine: Number(quarantine.many),
    held: Number(heldMails.many),
    mailTrouble:
      mailIn && now - mailIn.goodAt > lateSweepMs
        ? { since: mailIn.goodAt, reason: mailIn.trouble || 'Nothing reads the mailbox.' }
        : null,
    leadTrouble:
      pull && now - pull.goodAt > latePullMs
        ? { since: pull.goodAt, reason: pull.trouble || 'Nobody asks the marketplace.' }
        : null,
  };
}
