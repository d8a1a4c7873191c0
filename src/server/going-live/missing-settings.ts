import type { Mill } from '../../content/mill.ts';
import { databaseProtection } from '../database-url.ts';
import type { Settings } from '../env.ts';
import { mailAddresses } from '../mail/mail-addresses.ts';
import type { OpenPoint } from './open-point.ts';

/** What the rules read of the settings. */
export type LiveSettings = Pick<Settings, 'siteUrl' | 'trustProxy'> &
  Partial<Pick<Settings, 'smtpUrl' | 'mailFrom' | 'salesTo' | 'mailIn' | 'databaseUrl' | 'ai'>>;

/** Settings without which the site runs, but not as a business; `.env.example` explains each. */
export function missingSettings(settings: LiveSettings, mill: Pick<Mill, 'sales'>): OpenPoint[] {
  // Without a setting the mill's own address is used, and that one is named among the placeholders.
  const { mailFrom, salesTo } = mailAddresses(settings, mill);
  const asks: readonly (readonly [boolean, string, string])[] = [
    [
      isExampleAddress(settings.siteUrl),
      'SITE_URL',
      'is not set: canonical links and the sitemap name an address that does not exist',
    ],
    [
      !settings.siteUrl.startsWith('https://'),
      'SITE_URL',
      'is not https: browsers will warn, and nothing is kept for offline reading',
    ],
    [!settings.smtpUrl, 'SMTP_URL', 'is not set: mails become files and reach nobody'],
    [isExampleAddress(mailFrom), 'MAIL_FROM', 'is an example address: mail servers will refuse it'],
    [isExampleAddress(salesTo), 'SALES_TO', 'is an example address: no enquiry reaches a person'],
    [
      !settings.mailIn,
      'MAIL_IN_URL',
      'is not set: what buyers answer by mail does not reach the desk',
    ],
    [
      settings.mailIn !== undefined && !settings.mailIn.authserv,
      'MAIL_IN_AUTHSERV',
      'is not set: a forged sender without a signature may go unnoticed',
    ],
    [
      settings.trustProxy === 0,
      'TRUST_PROXY',
      'is 0: behind a proxy every visitor looks like the same one, and http is not moved to https',
    ],
    [
      settings.databaseUrl !== undefined && databaseProtection(settings.databaseUrl) === 'open',
      'DATABASE_URL',
      'has sslmode=disable or no-verify: whoever is between the two machines can read every enquiry',
    ],
    [
      Boolean(settings.ai?.baseUrl) && !settings.ai?.apiKey,
      'AI_API_KEY',
      'is missing although AI_BASE_URL is set: the assistant will say that it is not configured',
    ],
  ];
  return asks
    .filter(([open]) => open)
    .map(([, name, why]) => ({
      kind: 'setting',
      text: `${name} ${why}`,
      place: { setting: name },
    }));
}

function isExampleAddress(text: string): boolean {
  return /[.@]?\bexample$|localhost|127\.0\.0\.1/.test(text.replace(/:\d+$/, ''));
}
