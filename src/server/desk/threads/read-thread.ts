import type { Kysely } from 'kysely';
import type { ThreadMessage } from '../../../contract/desk/endpoints/thread-endpoints.ts';
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
  const photos = await db
    .selectFrom('room_photo')
    .select(['id', 'message_id'])
    .where('enquiry_id', '=', enquiryId)
    .where('message_id', 'is not', null)
    .orderBy('id')
    .execute();
  const byKey = new Map(mails.map((mail) => [mail.dedupe_key, mail]));
  return rows.toReversed().map((row) => {
    const shown = photos.flatMap(({ id, message_id }) => (message_id === row.id ? id : []));
    if (!row.source_id.startsWith('reply:')) return toMessage(row, shown);
    const mail = byKey.get(enquiryMail('desk-reply', enquiryId, row.id).dedupeKey);
    // Mails that were sent are removed in time; one that was not is kept.
    return { ...toMessage(row, shown, mail), state: mail ? stateOf(mail) : 'sent' };
  });
}

function toMessage(row: MessageRow, photos: readonly string[], mail?: OutboxRow): ThreadMessage {
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
    photos,
    hasOriginal: row.raw_id !== null,
    state: null,
    error: mail && mail.sent_at === null ? mail.last_error : null,
  };
}
