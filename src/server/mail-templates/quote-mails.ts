import { quotePagePath, screenPath } from '../../contract/desk/desk-paths.ts';
import { quoteTotal } from '../../domain/desk/quote-total.ts';
import { spellSum } from '../../domain/offer/offer.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { printStoredQuote } from '../db/print-quote.ts';
import { acceptedFacts, quoteLines, quoteToken } from '../db/read-quote.ts';
import { roomAddress } from './room-mails.ts';
import type { OutboxRow, QuoteRow } from '../db/schema.ts';
import { brokenLines, factList, link, mailHtml, mailText, paragraph, ticket } from './layout.ts';
import { oneLine } from './spelling.ts';
import { aboutIdOf, type EnquiryMailContext, type WrittenMail } from './template.ts';

/** To the buyer: the quote itself as a PDF, and the page where it can be answered. */
export async function writeQuoteMail(
  context: EnquiryMailContext,
): Promise<WrittenMail | undefined> {
  const {
    store,
    row,
    enquiry,
    settings,
    content: { mill },
  } = context;
  const quote = await findQuote(store, row);
  if (!quote || !isMailAddress(enquiry.email)) return undefined;
  // It was withdrawn before this mail was sent.
  if (quote.state === 'revoked') return undefined;
  const token = quoteToken(store.db, quote);
  if (token === undefined) return undefined;
  // A price by metres is accepted in the room; a quote of fixed lines has its own page.
  const room = quote.offer === null ? undefined : await roomAddress(context);
  const address = room ? `${room}#quote` : settings.siteUrl + quotePagePath(token);
  const title = `Quote ${quote.number}`;
  const total = spellSum(quoteTotal(quoteLines(quote)), quote.currency);
  const opening = `Dear ${oneLine(quote.buyer, 80)}, here is our quote. The PDF is attached.`;
  const invitation = 'Accept it, decline it or ask us about it on this page:';
  const facts = [
    { label: 'Total', value: total },
    { label: 'Valid until', value: quote.valid_until },
  ];
  return {
    replyTo: { name: mill.name, address: settings.salesTo },
    subject: `${title} from ${mill.name} [${enquiry.reference}]`,
    attachments: [
      {
        filename: `${quote.number}.pdf`,
        contentType: 'application/pdf',
        content: await printStoredQuote(quote, mill),
      },
    ],
    html: mailHtml(mill, {
      title,
      preview: `${total}, valid until ${quote.valid_until}`,
      body: [
        paragraph(opening),
        factList(facts),
        paragraph(invitation, ' ', link(address, address)),
        paragraph(`${quote.author}, ${mill.name}`),
      ],
    }),
    text: mailText(mill, title, [
      opening,
      '',
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      '',
      invitation,
      address,
      '',
      `${quote.author}, ${mill.name}`,
    ]),
  };
}

const answers = {
  accepted: 'has accepted',
  declined: 'has declined',
  sent: 'asks about',
  revoked: 'asks about',
} as const;

/** To the mill: what the buyer did with the quote. */
export async function writeQuoteAnswerMail({
  store,
  row,
  enquiry,
  settings,
  content: { mill },
}: EnquiryMailContext): Promise<WrittenMail | undefined> {
  const quote = await findQuote(store, row);
  if (!quote) return undefined;
  const question = await findQuestion(store, row);
  const did = whatTheyDid(row, quote, question);
  const facts = quote.state === 'accepted' ? acceptedFacts(quote) : [];
  const words = question ?? quote.answer;
  const title = `${oneLine(quote.buyer, 60)} ${did} quote ${quote.number}`;
  const address = settings.siteUrl + screenPath('enquiry', { id: enquiry.id });
  return {
    subject: oneLine(title),
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: title,
      body: [
        ticket(enquiry.reference),
        ...(words ? [paragraph(...brokenLines(words))] : []),
        ...(facts.length > 0 ? [factList(facts)] : []),
        paragraph(link(address, 'Open it at the desk')),
      ],
    }),
    text: mailText(mill, title, [
      words,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      '',
      address,
    ]),
  };
}

function whatTheyDid(
  row: Pick<OutboxRow, 'payload'>,
  { state }: Pick<QuoteRow, 'state'>,
  question: string | undefined,
): string {
  if (question !== undefined) return 'asks about';
  const [, occasion] = aboutIdOf(row).split(':');
  return occasion === 'undone' ? 'has taken back the acceptance of' : answers[state];
}

/** The words of a question, which may come after the decision; nothing for a decision. */
async function findQuestion(
  store: EnquiryMailContext['store'],
  row: Pick<OutboxRow, 'payload'>,
): Promise<string | undefined> {
  const [, kind, noteId = ''] = aboutIdOf(row).split(':');
  if (kind !== 'ask') return undefined;
  const note = await store.db
    .selectFrom('note')
    .select('body')
    .where('id', '=', noteId)
    .executeTakeFirst();
  return note?.body ?? '';
}

/** A buyer may answer several times, so there the occasion stands behind the id of the quote. */
export function quoteIdOf(row: Pick<OutboxRow, 'payload'>): string {
  return aboutIdOf(row).split(':')[0]!;
}

function findQuote(store: EnquiryMailContext['store'], row: Pick<OutboxRow, 'payload'>) {
  return store.db
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', quoteIdOf(row))
    .executeTakeFirst();
}
