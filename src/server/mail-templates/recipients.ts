import type { Mailbox } from '../mail/transport.ts';
import { quoteIdOf } from './quote-mails.ts';
import { oneLine } from './spelling.ts';
import type { EnquiryMailContext, MailContext } from './template.ts';

type Settings = Pick<MailContext, 'settings'>;

export function visitor({ enquiry }: Pick<EnquiryMailContext, 'enquiry'>): Mailbox {
  return { address: enquiry.email };
}

export function sales({ settings }: Settings): Mailbox {
  return { address: settings.salesTo };
}

/** The colleague who owns the enquiry, or the whole sales desk. */
export async function ownerOrSales(
  context: Settings & Pick<EnquiryMailContext, 'store' | 'enquiry'>,
): Promise<Mailbox> {
  const owner = await context.store.db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', context.enquiry.owner_id ?? '')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return owner ? { name: owner.name, address: owner.email } : sales(context);
}

/** The colleague who wrote the quote that the mail is about, or the sales desk. */
export async function quoteAuthorOrSales(
  context: Settings & Pick<MailContext, 'store' | 'row'>,
): Promise<Mailbox> {
  const author = await context.store.db
    .selectFrom('quote')
    .innerJoin('staff', 'staff.id', 'quote.staff_id')
    .select(['staff.name', 'staff.email'])
    .where('quote.id', '=', quoteIdOf(context.row))
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  return author ? { name: author.name, address: author.email } : sales(context);
}

/** The colleague whom a one-time link or a notice is for. */
export function invitedPerson({ row }: Pick<MailContext, 'row'>): Mailbox {
  const { email = '', name = '' } = JSON.parse(row.payload) as { email?: string; name?: string };
  return { name: oneLine(name, 60), address: email };
}
