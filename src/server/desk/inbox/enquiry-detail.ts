import type { SiteContent } from '../../../content/site-content.ts';
import type {
  EnquiryDetail,
  HistoryEntry,
} from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import { readChatLines } from '../../../contract/enquiry/chat-lines.ts';
import type { Role } from '../../../domain/desk/roles.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { Store } from '../../db/store.ts';
import { enquiryFacts } from '../../mail-templates/enquiry-facts.ts';
import { mailsAbout } from '../../outbox/queue-mails.ts';
import { lastChange } from '../buyers/change-buyer.ts';
import { findBuyer } from '../buyers/find-buyer.ts';
import { readThread } from '../threads/read-thread.ts';
import { toMailState } from './enquiry-mail-states.ts';
import { mentionedFabrics } from './fabric-mentions.ts';
import { toLine } from './inbox-line.ts';
import { toQuoteSummary } from '../quotes/quote-summary.ts';
import { toSampleCard } from '../samples/sample-card.ts';

/** Of the same person: more are found in the inbox, by searching for them. */
const mostShown = 20;

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
    findBuyer(db, row),
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
    samePerson: samePerson.slice(0, mostShown).map((one) => toLine(one)),
    buyerChange: await lastChange(db, row),
    samples: samples.map((sample) => toSampleCard(sample, row.reference)),
    quotes: quotes.map((quote) => toQuoteSummary(db, quote, role)),
  };
}

/** A chat is shown as a conversation, not as a field; so are the words of a lead. */
function takeChat(payload: Readonly<Record<string, unknown>>) {
  const { conversation, ...others } = payload;
  const { message: _, ...withoutWords } = others;
  const rest = 'marketplace' in others ? withoutWords : others;
  return { chat: readChatLines(conversation), rest };
}
