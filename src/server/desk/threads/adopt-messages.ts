import { sql } from 'kysely';
import type { Store } from '../../db/store.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';

const dayMs = 86_400_000;

/**
 * During an update the release before this one still writes replies and notes into tables of their
 * own. They become part of the conversation here, by the same names that the migration gave them.
 */
export async function adoptMessages(store: Store, now: number): Promise<void> {
  // The ids are in the order of time, so only those of the last day are read.
  const since = timeOrderedId(now - dayMs);
  await store.transact(async (tx) => {
    await sql`
      insert into message
        (id, enquiry_id, direction, way, source_id, author, staff_id, address, subject, body, quoted, sort, facts, created_at)
      select id, enquiry_id, 'out', 'mail', 'reply:' || id, author, staff_id, '', subject, body, '', 'word', '{}', created_at
      from reply where id > ${since}
        and not exists (select 1 from message where message.source_id = 'reply:' || reply.id)
      on conflict do nothing`.execute(tx);
    await sql`
      insert into message
        (id, enquiry_id, direction, way, source_id, author, staff_id, address, subject, body, quoted, sort, facts, created_at)
      select id, enquiry_id,
        case when staff_id = 'buyer' then 'in' else 'note' end,
        case when staff_id = 'buyer' then 'room' else 'note' end,
        'note:' || id, author, staff_id, '', '', body, '', 'word', '{}', created_at
      from note where id > ${since}
        and not exists (select 1 from message where message.source_id = 'note:' || note.id)
      on conflict do nothing`.execute(tx);
  });
}
