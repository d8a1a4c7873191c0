import { mill } from '../../content/mill.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { letter, paragraph, plainLetter } from './layout.ts';
import { oneLine } from './one-line.ts';
import {
  brokenLines,
  findEnquiry,
  readPayload,
  threadHeaders,
  type WriteLetter,
} from './desk-letter.ts';

/** The reply as the colleague wrote it, in the thread that the visitor's receipt began. */
export const writeReply: WriteLetter = async (store, row, { mailFrom, salesTo }) => {
  const { enquiryId, aboutId } = readPayload(row);
  const enquiry = await findEnquiry(store, enquiryId);
  const reply = await store.db
    .selectFrom('reply')
    .selectAll()
    .where('id', '=', aboutId)
    .executeTakeFirst();
  if (!enquiry || !reply || !isMailAddress(enquiry.email)) return undefined;
  const subject = oneLine(reply.subject);
  const paragraphs = reply.body.split(/\n{2,}/);
  const signature = `${reply.author}, ${mill.name}`;
  return {
    to: { address: enquiry.email },
    replyTo: { name: mill.name, address: salesTo },
    subject: subject.includes(enquiry.reference) ? subject : `${subject} [${enquiry.reference}]`,
    headers: await threadHeaders(store, row, enquiry, mailFrom),
    html: letter({
      title: subject,
      preview: oneLine(reply.body),
      body: [...paragraphs.map((text) => paragraph(...brokenLines(text))), paragraph(signature)],
    }),
    text: plainLetter(subject, [reply.body, '', signature]),
  };
};
