import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mill } from '../../content/mill.ts';
import { href } from '../../contract/routes.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { Attachment } from '../mail/transport.ts';
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
import { oneLine } from './spelling.ts';
import type { EnquiryMailContext, WrittenMail } from './template.ts';

/** To the visitor: the reference and what happens next, with the catalogue if it was asked for. */
export async function writeReceipt(
  context: Pick<EnquiryMailContext, 'enquiry' | 'settings' | 'catalogue'>,
): Promise<WrittenMail> {
  const mail = receiptMail(context);
  const isCatalogue = context.enquiry.kind === 'catalog';
  return isCatalogue ? { ...mail, attachments: [await context.catalogue()] } : mail;
}

/**
 * The catalogue as the build printed it; never made in a request or for a mail. It is read from the
 * disk each time, because its eight megabytes are rarely needed and should not stay in memory.
 */
export async function printedCatalogue(): Promise<Attachment> {
  const content = await readFile(catalogueFile);
  return { filename: 'taana-catalogue.pdf', contentType: 'application/pdf', content };
}

const catalogueFile = join(import.meta.dirname, '../../../build/pdf/catalogue.pdf');

export function receiptMail({
  enquiry,
  settings,
}: Pick<EnquiryMailContext, 'enquiry' | 'settings'>): WrittenMail {
  const { reference, kind, name } = enquiry;
  const { siteUrl } = settings;
  const { title, next: steps } = receiptWords(enquiry);
  const label = enquiryKinds[kind].label.toLowerCase();
  const isNamed = kind !== 'catalog' && name !== '' && isHarmless(name);
  const greeting = isNamed ? `Thank you, ${oneLine(name, 60)}.` : 'Thank you.';
  const facts = receiptFacts(enquiry);
  const quote = 'Please quote this number when you call or write:';
  const wrong = 'You did not ask for this? Then somebody mistyped an address; please ignore it.';
  const invitation = visitorInvitation(enquiry, settings.mailFrom);
  const next = invitation ? [...steps, inCalendar] : steps;
  return {
    subject: `Your ${label} ${reference} – ${mill.name}`,
    replyTo: { name: mill.name, address: mill.sales.email },
    // Tells autoresponders not to answer, or an out-of-office note would start a loop.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...(invitation && { invitation }),
    html: mailHtml({
      title,
      preview: `Reference ${reference}`,
      body: [
        paragraph(`${greeting} ${quote}`),
        ticket(reference),
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
    text: mailText(title, [
      `${greeting} ${quote}`,
      '',
      `    ${reference}`,
      '',
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

const inCalendar = 'The invitation with this mail puts the day into your calendar.';
