import type { Kysely } from 'kysely';
import type { ThreadMessage } from '../../../contract/desk/thread-endpoints.ts';
import type { MessageFacts } from '../../../domain/conversation/message.ts';
import type { Database, MessageRow, OutboxRow } from '../../db/schema.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { stateOf } from '../inbox/enquiry-mail-states.ts';

/** The newest are enough for any screen; who needs more has an unusual enquiry. */
const mostShown = 500;

/** Everything that was said about one enquiry, oldest first. */
export async function readThread(
  db: Kysely<Database>,
  enquiryId: string,
  mails: readonly OutboxRow[],
): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  const byKey = new Map(mails.map((mail) => [mail.dedupe_key, mail]));
  return rows.toReversed().map((row) => {
    if (!row.source_id.startsWith('reply:')) return toMessage(row);
    const mail = byKey.get(enquiryMail('desk-reply', enquiryId, row.id).dedupeKey);
    // Mails that were sent are removed in time; one that was not is kept.
    return { ...toMessage(row, mail), state: mail ? stateOf(mail) : 'sent' };
  });
}

function toMessage(row: MessageRow, mail?: OutboxRow): ThreadMessage {
  const facts = JSON.parse(row.facts) as MessageFacts;
  return {
    id: row.id,
    at: Number(row.created_at),
    direction: row.direction,
    way: row.way,
    author: row.author,
    address: row.address,
    subject: row.subject,
    body: row.body,
    quoted: row.quoted,
    sort: row.sort,
    facts,
    hasOriginal: row.raw_id !== null,
    state: null,
    error: mail && mail.sent_at === null ? mail.last_error : null,
  };
}
