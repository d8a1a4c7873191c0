import { sql } from 'kysely';
import type { SiteContent } from '../../../content/site-content.ts';
import type { EnquiryDetail, HistoryEntry } from '../../../contract/desk/enquiry-endpoints.ts';
import { readChatLines } from '../../../contract/enquiry/chat-lines.ts';
import type { Role } from '../../../domain/desk/roles.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { Store } from '../../db/store.ts';
import { enquiryFacts } from '../../mail-templates/enquiry-facts.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { mailsAbout } from '../../outbox/queue-mails.ts';
import { readThread } from '../threads/read-thread.ts';
import { toMailState } from './enquiry-mail-states.ts';
import { mentionedFabrics } from './fabric-mentions.ts';
import { lineColumns, toLine } from './inbox-query.ts';
import { toQuoteSummary } from '../quotes/quote-summary.ts';
import { toSampleCard } from '../samples/sample-card.ts';

/** Everything the mill knows about one enquiry. */
export async function readEnquiry(
  store: Store,
  content: SiteContent,
  id: string,
  role: Role,
): Promise<EnquiryDetail | undefined> {
  const db = store.db;
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [samePerson, mails, samples, quotes, history] = await Promise.all([
    findSame(store, row),
    mailsAbout(db, id),
    db
      .selectFrom('sample')
      .selectAll()
      .where('enquiry_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('quote').selectAll().where('enquiry_id', '=', id).orderBy('created_at').execute(),
    db
      .selectFrom('audit')
      .select(['seq', 'at', 'actor', 'verb', 'detail'])
      .where('enquiry_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(200)
      .execute(),
  ]);
  const payload = JSON.parse(row.payload) as Record<string, unknown>;
  const { chat, rest } = takeChat(payload);
  return {
    line: { ...toLine(row), fromSame: samePerson.length + 1 },
    facts: enquiryFacts({ payload: JSON.stringify(rest) }),
    source: enquiryFacts({ payload: row.source }),
    chat,
    fabrics: mentionedFabrics(content, row.product, payload),
    ...(row.kind === 'design' && { design: String(payload['design']) }),
    dial: row.phone_normal,
    canMail: isMailAddress(row.email),
    mails: mails.map(toMailState),
    thread: await readThread(db, id, mails),
    history: history.map((entry) => ({
      ...entry,
      detail: JSON.parse(entry.detail) as HistoryEntry['detail'],
    })),
    samePerson: samePerson.map((one) => toLine(one)),
    samples: samples.map((sample) => toSampleCard(sample, row.reference)),
    quotes: quotes.map((quote) => toQuoteSummary(db, quote, role)),
  };
}

/** The same telephone or the same e-mail address, whatever the spelling of either. */
async function findSame(store: Store, row: EnquiryRow) {
  if (row.phone_normal === '' && row.email === '') return [];
  return store.db
    .selectFrom('enquiry')
    .select(lineColumns)
    .where('id', '<>', row.id)
    .where((eb) =>
      eb.or([
        ...(row.phone_normal ? [eb('phone_normal', '=', row.phone_normal)] : []),
        ...(row.email
          ? [sql<boolean>`(lower(email) = ${row.email.toLowerCase()} and email <> '')`]
          : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** A chat is shown as a conversation, not as a field. */
function takeChat(payload: Readonly<Record<string, unknown>>) {
  const { conversation, ...rest } = payload;
  return { chat: readChatLines(conversation), rest };
}
