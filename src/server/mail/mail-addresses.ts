import type { Mill } from '../../content/mill.ts';
import type { Settings } from '../env.ts';

export type MailAddressSettings = Pick<Settings, 'mailFrom' | 'salesTo' | 'siteUrl' | 'mailIn'>;

/** From whom mails come, and where the sales desk reads its own. */
export interface MailAddresses {
  readonly mailFrom: string;
  readonly salesTo: string;
  /**
   * What stands behind the `@` of a Message-ID or of the name of a calendar entry. Later mails refer
   * to earlier ones by it, so it must not change when the mill publishes another address.
   */
  readonly idHost: string;
}

/** What the operator has set; otherwise the mill's own address at this moment. */
export function mailAddresses(
  settings: MailAddressSettings,
  { sales }: Pick<Mill, 'sales'>,
): MailAddresses {
  const { mailFrom, salesTo, siteUrl } = settings;
  return {
    mailFrom: mailFrom ?? sales.email,
    salesTo: salesTo ?? sales.email,
    idHost: mailFrom?.slice(mailFrom.lastIndexOf('@') + 1) ?? new URL(siteUrl).hostname,
  };
}
