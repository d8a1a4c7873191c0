import type { ReadContent } from '../../content/site-content.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { mailAddresses, type MailAddressSettings } from '../mail/mail-addresses.ts';
import { addressWithKey } from '../mail-in/address-key.ts';
import type { MailMessage } from '../mail/transport.ts';
import { mailsAbout } from '../outbox/queue-mails.ts';
import type { MailWriter } from '../outbox/worker.ts';
import { type EnquiryMail, findMail, type MailEntry } from './mails.ts';
import { visitor } from './recipients.ts';
import type { EnquiryMailContext, MailContext, QueuedRow } from './template.ts';

interface MailWriterParts extends Pick<MailContext, 'store'> {
  readonly settings: MailAddressSettings;
  readonly readContent: ReadContent;
}

/** Writes the mails of the outbox when they are about to be sent. */
export function createMailWriter({ store, settings: given, readContent }: MailWriterParts) {
  return {
    async compose(row: QueuedRow) {
      const mail = findMail(row.topic);
      if (!mail) throw new Error(`Nobody writes mails of the topic ${row.topic}.`);
      const content = readContent();
      const settings = {
        ...mailAddresses(given, content.mill),
        siteUrl: given.siteUrl,
        answersAreRead: given.mailIn?.plus ?? false,
      };
      const context: MailContext = { store, settings, content, row };
      if (mail.about === 'colleague') return composeMail(mail, context, mail.messageId(row));
      const enquiry = await store.db
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '=', enquiryIdOf(row))
        .executeTakeFirst();
      return enquiry && composeEnquiryMail(mail, { ...context, enquiry });
    },
    triedUntil: (topic) => findMail(topic)?.triedUntil ?? 'refused',
  } satisfies MailWriter;
}

/** During an update the release before this one still queues mails without the column. */
function enquiryIdOf({ enquiry_id, payload }: QueuedRow): string {
  return enquiry_id ?? (JSON.parse(payload) as { enquiryId: string }).enquiryId;
}

async function composeEnquiryMail(
  mail: EnquiryMail,
  context: EnquiryMailContext,
): Promise<MailMessage | undefined> {
  const messageId = mail.messageId(context.row, context.enquiry);
  const message = await composeMail(mail, context, messageId);
  if (!message) return undefined;
  const headers = {
    ...message.headers,
    'X-Enquiry': context.enquiry.reference,
    ...(continuesThread(mail) && (await threadHeaders(context))),
  };
  const isKeyed = context.settings.answersAreRead && mail.to === visitor;
  return { ...message, headers, ...(isKeyed && keyedReply(context, message)) };
}

/** An answer goes to the mailbox that we read, under an address that names the conversation. */
function keyedReply(
  { store, enquiry, settings, content: { mill } }: EnquiryMailContext,
  { replyTo = { name: mill.name, address: settings.salesTo } }: MailMessage,
): Pick<MailMessage, 'replyTo'> {
  const address = addressWithKey(secretsOf(store.db), settings.salesTo, enquiry.reference);
  return isMailAddress(address) ? { replyTo: { ...replyTo, address } } : { replyTo };
}

async function composeMail<Context extends MailContext>(
  mail: MailEntry<Context>,
  context: Context,
  messageId: string,
): Promise<MailMessage | undefined> {
  const written = await mail.write(context);
  if (!written) return undefined;
  const { settings, content } = context;
  return {
    messageId: `<${messageId}@${settings.idHost}>`,
    from: { name: content.mill.name, address: settings.mailFrom },
    to: await mail.to(context),
    date: new Date(context.row.created_at),
    ...written,
  };
}

function continuesThread({ to, beginsThread }: EnquiryMail): boolean {
  return to === visitor && !beginsThread;
}

/** Mail programs show what carries these as one conversation. */
async function threadHeaders({
  store,
  row,
  enquiry,
  settings,
}: EnquiryMailContext): Promise<Record<string, string>> {
  const earlier = (await mailsAbout(store.db, enquiry.id))
    .filter(({ created_at, id }) => created_at <= row.created_at && id !== row.id)
    .flatMap((before) => {
      const mail = findMail(before.topic);
      if (mail?.about !== 'enquiry' || mail.to !== visitor) return [];
      return [`<${mail.messageId(before, enquiry)}@${settings.idHost}>`];
    });
  const last = earlier.at(-1);
  return last ? { 'In-Reply-To': last, References: earlier.slice(-20).join(' ') } : {};
}
