import type { InboxCounts } from '../../../contract/desk/inbox-endpoints.ts';
import type { Store } from '../../db/store.ts';
import { viewConditions } from './inbox-query.ts';

export async function countInbox(
  store: Store,
  personId: string,
  now: number,
): Promise<Omit<InboxCounts, 'claims'>> {
  const enquiries = () =>
    store.db.selectFrom('enquiry').select((eb) => eb.fn.countAll<number>().as('many'));
  const kept = () => enquiries().where('quarantined_at', 'is', null);
  const fresh = () => kept().where('status', '=', 'new');
  const [answer, late, unread, mine, quarantine] = await Promise.all([
    fresh().executeTakeFirstOrThrow(),
    fresh().where('due_at', '<', now).executeTakeFirstOrThrow(),
    kept().where('opened_at', 'is', null).executeTakeFirstOrThrow(),
    kept().where('owner_id', '=', personId).where(viewConditions.mine).executeTakeFirstOrThrow(),
    enquiries().where('quarantined_at', 'is not', null).executeTakeFirstOrThrow(),
  ]);
  return {
    answer: Number(answer.many),
    late: Number(late.many),
    unread: Number(unread.many),
    mine: Number(mine.many),
    quarantine: Number(quarantine.many),
  };
}
