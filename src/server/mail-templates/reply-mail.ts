import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { brokenLines, link, mailHtml, mailText, paragraph } from './layout.ts';
import { roomAddress } from './room-mails.ts';
import { oneLine } from './spelling.ts';
import { aboutIdOf, type EnquiryMailContext, type WrittenMail } from './template.ts';

/** The reply as the colleague wrote it, in the thread that the visitor's receipt began. */
export async function writeReply(context: EnquiryMailContext): Promise<WrittenMail | undefined> {
  const {
    store,
    row,
    enquiry,
    settings,
    content: { mill },
  } = context;
  const reply = await store.db
    .selectFrom('reply')
    .selectAll()
    .where('id', '=', aboutIdOf(row))
    .executeTakeFirst();
  if (!reply || !isMailAddress(enquiry.email)) return undefined;
  const subject = oneLine(reply.subject);
  const paragraphs = reply.body.split(/\n{2,}/);
  const room = await roomAddress(context);
  const signature = `${reply.author}, ${mill.name}`;
  return {
    replyTo: { name: mill.name, address: settings.salesTo },
    subject: subject.includes(enquiry.reference) ? subject : `${subject} [${enquiry.reference}]`,
    html: mailHtml(mill, {
      title: subject,
      preview: oneLine(reply.body),
      body: [
        ...paragraphs.map((text) => paragraph(...brokenLines(text))),
        paragraph(signature),
        ...(room ? [paragraph(inRoom, ' ', link(room, room))] : []),
      ],
    }),
    text: mailText(mill, subject, [reply.body, '', signature, ...(room ? ['', inRoom, room] : [])]),
  };
}

const inRoom = 'Everything about it, also photographs, samples and papers:';
