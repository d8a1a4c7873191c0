import { sql } from 'kysely';
import type { MailState } from '../../../contract/desk/enquiry-endpoints.ts';
import type { OutboxRow } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { deskTopics, nameTopic } from '../../mail-templates/desk-topics.ts';

/** Every mail about one enquiry, oldest first, with what became of it. */
export async function mailsAbout(store: Store, enquiryId: string): Promise<OutboxRow[]> {
  const topics = [
    'enquiry-to-sales',
    'enquiry-receipt',
    'enquiry-catalogue',
    ...Object.keys(deskTopics),
  ];
  const rows = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) =>
      eb.or(
        topics.flatMap((topic) => {
          const key = `${topic}:${enquiryId}`;
          return [
            eb('dedupe_key', '=', key),
            // `;` is the character after `:`.
            sql<boolean>`(dedupe_key > ${`${key}:`} and dedupe_key < ${`${key};`})`,
          ];
        }),
      ),
    )
    .execute();
  return rows.sort((a, b) => a.created_at - b.created_at || a.id.localeCompare(b.id));
}

export function toMailState(row: OutboxRow): MailState {
  return {
    id: row.id,
    what: nameTopic(row.topic),
    at: row.sent_at ?? row.dead_at ?? row.created_at,
    state: stateOf(row),
    error: row.sent_at === null ? row.last_error : null,
  };
}

export function stateOf(row: Pick<OutboxRow, 'sent_at' | 'dead_at'>): MailState['state'] {
  if (row.sent_at !== null) return 'sent';
  return row.dead_at === null ? 'waiting' : 'refused';
}
