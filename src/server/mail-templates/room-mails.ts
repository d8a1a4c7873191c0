import { roomPath } from '../../contract/desk/desk-paths.ts';
import { codeRules } from '../../domain/room/room-link.ts';
import { acceptedFacts, readAcceptance } from '../db/read-quote.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { ownLink, tokenOfLink } from '../enquiries/open-room.ts';
import type { Mailbox } from '../mail/transport.ts';
import { openSealed } from '../secret-key.ts';
import { factList, link, mailHtml, mailText, paragraph, ticket } from './layout.ts';
import { oneLine } from './spelling.ts';
import { aboutIdOf, type EnquiryMailContext, type WrittenMail } from './template.ts';

const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/** Where the buyer finds everything; nothing for a room that is closed or was never opened. */
export async function roomAddress({
  store,
  enquiry,
  settings,
  row,
}: Pick<EnquiryMailContext, 'store' | 'enquiry' | 'settings' | 'row'>): Promise<
  string | undefined
> {
  const own = await ownLink(store.db, enquiry.id, row.created_at);
  const token = own && tokenOfLink(store.db, own);
  return token === undefined ? undefined : settings.siteUrl + roomPath(token);
}

/** Six digits, and what exactly they are for. */
export function writeCodeMail({
  store,
  row,
  enquiry,
  content: { mill },
}: EnquiryMailContext): WrittenMail | undefined {
  const { sealed = '', words = '' } = JSON.parse(row.payload) as {
    sealed?: string;
    words?: string;
  };
  const code = openSealed(secretsOf(store.db), 'link-seal', sealed);
  if (code === undefined) return undefined;
  const title = 'Your code';
  const minutes = codeRules.validMs / 60_000;
  const purpose = `With this code you ${oneLine(words, 200)}. It holds for ${minutes} minutes.`;
  const warning =
    'You did not ask for it? Then do nothing: without the code nothing happens. Somebody who has the link to your room tried.';
  return {
    subject: `${code} is your code – ${mill.name} [${enquiry.reference}]`,
    headers: automatic,
    html: mailHtml(mill, {
      title,
      preview: purpose,
      body: [paragraph(purpose), ticket(code), paragraph(warning)],
    }),
    text: mailText(mill, title, [purpose, '', `    ${code}`, '', warning]),
  };
}

/** The link to the room: to the mail first given, or to a colleague of the buyer. */
export async function writeRoomLink({
  store,
  row,
  enquiry,
  settings,
  content: { mill },
}: EnquiryMailContext): Promise<WrittenMail | undefined> {
  const found = await findLink(store, row);
  if (!found || found.closed_at !== null) return undefined;
  const token = tokenOfLink(store.db, found);
  if (token === undefined) return undefined;
  const address = settings.siteUrl + roomPath(token);
  const title = found.kind === 'buyer' ? 'Your new link' : 'A room with us was shared with you';
  const opening =
    found.kind === 'buyer'
      ? `Here is the new link to your room about ${enquiry.reference}. Earlier links no longer open it.`
      : `A colleague of yours shares the conversation ${enquiry.reference} with you: what was asked, messages, samples, quotes and papers.`;
  const secret = 'Whoever has this link sees the room. It holds for a year.';
  return {
    subject: `${title} – ${mill.name} [${enquiry.reference}]`,
    headers: automatic,
    html: mailHtml(mill, {
      title,
      preview: opening,
      body: [paragraph(opening), paragraph(link(address, address)), paragraph(secret)],
    }),
    text: mailText(mill, title, [opening, '', address, '', secret]),
  };
}

export async function holderOfLink(
  context: Pick<EnquiryMailContext, 'store' | 'row' | 'enquiry'>,
): Promise<Mailbox> {
  const found = await findLink(context.store, context.row);
  return { address: found?.kind === 'colleague' ? found.address : context.enquiry.email };
}

/** Something in the room waits for the buyer, or was done there. */
export async function writeRoomNews(context: EnquiryMailContext): Promise<WrittenMail | undefined> {
  const {
    row,
    store,
    settings,
    content: { mill },
    enquiry,
  } = context;
  const [what = '', id = ''] = aboutIdOf(row).split(':');
  if (!isNews(what)) return undefined;
  const address = await roomAddress(context);
  const quote = await store.db
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const accepted = quote && readAcceptance(quote);
  // It was taken back before this mail left.
  if (what === 'accepted' && !accepted) return undefined;
  const { title, text } = news[what];
  const facts = what === 'accepted' && quote ? acceptedFacts(quote) : [];
  return {
    replyTo: { name: mill.name, address: settings.salesTo },
    subject: `${title} – ${mill.name} [${enquiry.reference}]`,
    headers: automatic,
    html: mailHtml(mill, {
      title,
      preview: text,
      body: [
        paragraph(text),
        ...(facts.length > 0 ? [factList(facts)] : []),
        ...(address ? [paragraph('Your room: ', link(address, address))] : []),
      ],
    }),
    text: mailText(mill, title, [
      text,
      '',
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(address ? ['', `Your room: ${address}`] : []),
    ]),
  };
}

const news = {
  dips: {
    title: 'Your lab dips are ready',
    text: 'The lab dips are entered in your room, each on your own colour. Please choose one, or say what is off, so that dyeing can start.',
  },
  parcel: {
    title: 'Your parcel has left',
    text: 'Your swatches are with the courier. The number is in your room.',
  },
  lost: {
    title: 'Your parcel is lost',
    text: 'The courier cannot find your parcel. We are sorry. We cut another one and tell you when it leaves.',
  },
  accepted: {
    title: 'You have accepted',
    text: 'Thank you. This is what you accepted. You can take it back in your room within an hour.',
  },
  undone: {
    title: 'You have taken your acceptance back',
    text: 'The quote is open again, as if you had not accepted it.',
  },
} as const;
export type RoomNews = keyof typeof news;

function isNews(what: string): what is RoomNews {
  return Object.hasOwn(news, what);
}

function findLink(
  store: EnquiryMailContext['store'],
  row: Pick<EnquiryMailContext['row'], 'payload'>,
) {
  return store.db
    .selectFrom('room_link')
    .selectAll()
    .where('id', '=', aboutIdOf(row))
    .executeTakeFirst();
}
