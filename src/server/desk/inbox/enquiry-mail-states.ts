import type { MailState } from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { OutboxRow } from '../../db/schema.ts';
import { nameTopic } from '../../mail-templates/mails.ts';

export function toMailState(row: OutboxRow): MailState {
  return {
    id: row.id,
    what: nameTopic(row.topic),
    at: row.sent_at ?? row.dead_at ?? row.created_at,
    state: stateOf(row),
    error: row.sent_at === null ? row.last_error : null,
    isReply: row.topic === 'desk-reply',
  };
}

export function stateOf(row: Pick<OutboxRow, 'sent_at' | 'dead_at'>): MailState['state'] {
  if (row.sent_at !== null) return 'sent';
  return row.dead_at === null ? 'waiting' : 'refused';
}
