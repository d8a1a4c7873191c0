import { screenPath } from '../../contract/desk/desk-paths.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { link, mailHtml, mailText, paragraph, ticket } from './layout.ts';
import { oneLine, spellTime } from './spelling.ts';
import type { EnquiryMailContext, WrittenMail } from './template.ts';

/** To the mill, before an answer is late. */
export function writeReminder({
  enquiry,
  settings,
  content: { mill },
}: Pick<EnquiryMailContext, 'enquiry' | 'settings' | 'content'>): WrittenMail | undefined {
  // Answered while the mail waited: nobody needs to be reminded.
  if (enquiry.status !== 'new' && enquiry.asked_at === null) return undefined;
  const { label } = enquiryKinds[enquiry.kind];
  const due = `${label} of ${oneLine(enquiry.name, 60)}: the answer is promised for ${spellTime(enquiry.due_at)}.`;
  const address = settings.siteUrl + screenPath('enquiry', { id: enquiry.id });
  const title = 'Soon late';
  return {
    subject: oneLine(`Soon late: ${label} ${enquiry.reference}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: due,
      body: [
        ticket(enquiry.reference),
        paragraph(due),
        paragraph(link(address, 'Open it at the desk')),
      ],
    }),
    text: mailText(mill, title, [due, '', address]),
  };
}
