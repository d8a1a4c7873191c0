import type { Mailbox, MailMessage } from './transport.ts';

/** The message as nodemailer takes it. Addresses are passed in parts, so none is parsed from text. */
export function toNodemailer(message: MailMessage) {
  const { messageId, from, to, replyTo, subject, text, html, date, headers } = message;
  const { attachments, invitation } = message;
  return {
    messageId,
    from: mailbox(from),
    to: mailbox(to),
    ...(replyTo && { replyTo: mailbox(replyTo) }),
    subject,
    text,
    html,
    date,
    headers: { ...headers },
    attachments: (attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: invitation.filename,
        content: invitation.text,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mailbox({ name, address }: Mailbox): { name: string; address: string } {
  return { name: name ?? '', address };
}
