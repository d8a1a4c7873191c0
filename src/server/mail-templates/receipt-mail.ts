import { href } from '../../contract/routes.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { visitorInvitation } from './call-invitation.ts';
import {
  factList,
  heading,
  link,
  mailHtml,
  mailText,
  paragraph,
  plainFacts,
  ticket,
} from './layout.ts';
import { isHarmless, receiptFacts } from './receipt-facts.ts';
import { receiptWords } from './receipt-words.ts';
import { roomAddress } from './room-mails.ts';
import { oneLine } from './spelling.ts';
import type { EnquiryMailContext, WrittenMail } from './template.ts';

/** To the visitor: the reference and what happens next, and where the catalogue is if it was asked for. */
export async function writeReceipt(context: EnquiryMailContext): Promise<WrittenMail> {
  return receiptMail(context, await roomAddress(context));
}

/** `room` is where the buyer finds all of it again; a request for the catalogue has none. */
export function receiptMail(
  { enquiry, settings, content }: Pick<EnquiryMailContext, 'enquiry' | 'settings' | 'content'>,
  room?: string,
): WrittenMail {
  const { mill, thankYou } = content;
  const { reference, kind, name } = enquiry;
  const { siteUrl } = settings;
  const { title, next: steps } = receiptWords(enquiry, content);
  const label = enquiryKinds[kind].label.toLowerCase();
  const isNamed = kind !== 'catalog' && name !== '' && isHarmless(name);
  const greeting = isNamed ? `Thank you, ${oneLine(name, 60)}.` : 'Thank you.';
  const facts = receiptFacts(enquiry);
  const quote = 'Please quote this number when you call or write:';
  const wrong = 'You did not ask for this? Then somebody mistyped an address; please ignore it.';
  const invitation = visitorInvitation(enquiry, mill, settings);
  const next = invitation ? [...steps, inCalendar] : steps;
  const { download } = thankYou.page;
  const book = kind === 'catalog' ? [`${siteUrl}${download.file}`] : [];
  return {
    subject: `Your ${label} ${reference} – ${mill.name}`,
    replyTo: { name: mill.name, address: mill.sales.email },
    // Tells autoresponders not to answer, or an out-of-office note would start a loop.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...(invitation && { invitation }),
    html: mailHtml(mill, {
      title,
      preview: `Reference ${reference}`,
      body: [
        paragraph(`${greeting} ${quote}`),
        ticket(reference),
        ...book.map((address) => paragraph(link(address, download.label))),
        ...(room ? [paragraph(inRoom, ' ', link(room, room))] : []),
        heading('What happens next'),
        ...next.map((line) => paragraph(line)),
        ...(facts.length > 0 ? [heading('You asked about'), factList(facts)] : []),
        paragraph(
          'Meanwhile: ',
          link(`${siteUrl}${href.catalogue()}`, 'the complete catalogue'),
          ' or ',
          link(`${mill.whatsapp.base}?text=${encodeURIComponent(reference)}`, 'WhatsApp'),
          '.',
        ),
        paragraph(wrong),
      ],
    }),
    text: mailText(mill, title, [
      `${greeting} ${quote}`,
      '',
      `    ${reference}`,
      '',
      ...book.flatMap((address) => [`${download.label}: ${address}`, '']),
      ...(room ? [inRoom, room, ''] : []),
      ...next,
      ...(facts.length > 0 ? ['', ...plainFacts(facts)] : []),
      '',
      `Catalogue: ${siteUrl}${href.catalogue()}`,
      `WhatsApp: ${mill.whatsapp.base}`,
      '',
      wrong,
    ]),
  };
}

const inRoom =
  'Everything about it stands in your room: messages, samples, quotes and papers. Keep this link to yourself; it holds for a year.';
const inCalendar = 'The invitation with this mail puts the day into your calendar.';
