import { quotePagePath, screenPath } from '../../contract/desk/desk-paths.ts';
import { mill } from '../../content/mill.ts';
import { quoteTotal, spellMoney } from '../../domain/desk/quote-total.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import type { Store } from '../db/store.ts';
import { factList, letter, link, paragraph, plainLetter, ticket } from './layout.ts';
import { oneLine } from './one-line.ts';
import {
  brokenLines,
  findEnquiry,
  readPayload,
  threadHeaders,
  type WriteLetter,
} from './desk-letter.ts';
import { printQuote } from '../../print/quote-paper.ts';
import { quoteLines, toPrintedQuote } from '../db/read-quote.ts';

/** To the buyer: the quote itself as a PDF, and the page where it can be answered. */
export const writeQuoteMail: WriteLetter = async (store, row, settings) => {
  const { enquiryId, aboutId } = readPayload(row);
  const [enquiry, quote] = await Promise.all([
    findEnquiry(store, enquiryId),
    findQuote(store, aboutId),
  ]);
  if (!enquiry || !quote || !isMailAddress(enquiry.email)) return undefined;
  // Withdrawn before it left the house.
  if (quote.state === 'revoked') return undefined;
  const address = settings.siteUrl + quotePagePath(quote.token);
  const title = `Quote ${quote.number}`;
  const total = spellMoney(quoteTotal(quoteLines(quote)), quote.currency);
  const opening = `Dear ${oneLine(quote.buyer, 80)}, here is our quote. The PDF is attached.`;
  const invitation = 'Accept it, decline it or ask us about it on this page:';
  const facts = [
    { label: 'Total', value: total },
    { label: 'Valid until', value: quote.valid_until },
  ];
  return {
    to: { address: enquiry.email },
    replyTo: { name: mill.name, address: settings.salesTo },
    subject: `${title} from ${mill.name} [${enquiry.reference}]`,
    headers: await threadHeaders(store, row, enquiry, settings.mailFrom),
    attachments: [
      {
        filename: `${quote.number}.pdf`,
        contentType: 'application/pdf',
        content: await printQuote(toPrintedQuote(quote)),
      },
    ],
    html: letter({
      title,
      preview: `${total}, valid until ${quote.valid_until}`,
      body: [
        paragraph(opening),
        factList(facts),
        paragraph(invitation, ' ', link(address, address)),
        paragraph(`${quote.author}, ${mill.name}`),
      ],
    }),
    text: plainLetter(title, [
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
};

const answers = {
  accepted: 'has accepted',
  declined: 'has declined',
  sent: 'asks about',
  revoked: 'asks about',
} as const;

/** To whoever wrote the quote, else to the sales desk. */
export const writeQuoteAnswerMail: WriteLetter = async (store, row, { salesTo, siteUrl }) => {
  const payload = JSON.parse(row.payload) as { enquiryId: string; aboutId: string; state: string };
  const quote = await findQuote(store, payload.aboutId.split(':')[0]!);
  const enquiry = await findEnquiry(store, payload.enquiryId);
  if (!quote || !enquiry) return undefined;
  const author = await store.db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', quote.staff_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const title = `${oneLine(quote.buyer, 60)} ${answers[quote.state]} quote ${quote.number}`;
  const address = siteUrl + screenPath('enquiry', { id: enquiry.id });
  return {
    to: author ? { name: author.name, address: author.email } : { address: salesTo },
    subject: oneLine(title),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry': enquiry.reference },
    html: letter({
      title,
      preview: title,
      body: [
        ticket(enquiry.reference),
        ...(quote.answer ? [paragraph(...brokenLines(quote.answer))] : []),
        paragraph(link(address, 'Open it at the desk')),
      ],
    }),
    text: plainLetter(title, [quote.answer, '', address]),
  };
};

function findQuote(store: Store, id: string) {
  return store.db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();
}
