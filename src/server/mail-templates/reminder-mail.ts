import { screenPath } from '../../contract/desk/desk-paths.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { letter, link, paragraph, plainLetter, ticket } from './layout.ts';
import { oneLine } from './one-line.ts';
import { spokenTime } from './spoken-time.ts';
import { findEnquiry, readPayload, type WriteLetter } from './desk-letter.ts';

/** Before it is late, to whoever has taken it, else to the whole sales desk. */
export const writeReminder: WriteLetter = async (store, row, { salesTo, siteUrl }) => {
  const enquiry = await findEnquiry(store, readPayload(row).enquiryId);
  // Answered while the mail waited: nobody needs to be reminded.
  if (!enquiry || enquiry.status !== 'new') return undefined;
  const owner = await store.db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', enquiry.owner_id ?? '')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const { label } = enquiryKinds[enquiry.kind];
  const due = `${label} of ${oneLine(enquiry.name, 60)}: the answer is promised for ${spokenTime(enquiry.due_at)}.`;
  const address = siteUrl + screenPath('enquiry', { id: enquiry.id });
  const title = 'Soon late';
  return {
    to: owner ? { name: owner.name, address: owner.email } : { address: salesTo },
    subject: oneLine(`Soon late: ${label} ${enquiry.reference}`),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry': enquiry.reference },
    html: letter({
      title,
      preview: due,
      body: [
        ticket(enquiry.reference),
        paragraph(due),
        paragraph(link(address, 'Open it at the desk')),
      ],
    }),
    text: plainLetter(title, [due, '', address]),
  };
};
