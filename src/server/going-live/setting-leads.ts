import type { LiveGroup, LiveLead } from '../../contract/desk/mill-endpoints.ts';
import type { LiveSettings } from './missing-settings.ts';

/** How a setting is set: the person who runs the server writes this line into its `.env` file. */
export interface SettingLead {
  readonly name: string;
  readonly group: LiveGroup;
  readonly title: string;
  readonly why: string;
  readonly act: string;
  /** Left out of the list where it is in order: most mills never meet it. */
  readonly onlyIfMissing?: true;
  readonly lead: LiveLead;
}

export function settingLeads({ siteUrl }: Pick<LiveSettings, 'siteUrl'>): SettingLead[] {
  const host = URL.parse(siteUrl)?.host ?? siteUrl;
  return [
    {
      name: 'SMTP_URL',
      group: 'must',
      title: 'Set up outgoing mail',
      why: 'Mails become files now and reach nobody.',
      act: 'Set up',
      lead: setting(
        'SMTP_URL=smtps://name:password@mail.yourmill.com:465',
        'The company that hosts your mail tells you name, password and server.',
      ),
    },
    {
      name: 'SITE_URL',
      group: 'must',
      title: 'Tell the site its own address',
      why: `Search engines are shown ${host}. It must begin with https.`,
      act: 'Set up',
      lead: setting(
        'SITE_URL=https://www.yourmill.com',
        'Build once more after changing it: `npm run build`. Pages carry the address.',
      ),
    },
    {
      name: 'MAIL_FROM',
      group: 'should',
      title: 'Send mails from an address of yours',
      why: 'Mail servers refuse an example address.',
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting(
        'MAIL_FROM=sales@yourmill.com',
        'Without this line it is the mail address that the site shows.',
      ),
    },
    {
      name: 'SALES_TO',
      group: 'should',
      title: 'Receive enquiries in a mailbox of yours',
      why: 'Nobody reads an example mailbox.',
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting(
        'SALES_TO=sales@yourmill.com',
        'Without this line it is the mail address that the site shows.',
      ),
    },
    {
      name: 'MAIL_IN_URL',
      group: 'should',
      title: 'Read what buyers answer by mail',
      why: 'Their answers stay in the mailbox and do not reach the desk.',
      act: 'Set up',
      lead: setting(
        'MAIL_IN_URL=imaps://name:password@mail.yourmill.com',
        'The same mailbox that sends, read every minute.',
      ),
    },
    {
      name: 'MAIL_IN_AUTHSERV',
      group: 'nice',
      title: 'Notice forged senders',
      why: 'A forged sender without a signature may go unnoticed.',
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting(
        'MAIL_IN_AUTHSERV=mail.yourmill.com',
        'The name that your mail server writes into its Authentication-Results.',
      ),
    },
    {
      name: 'TRUST_PROXY',
      group: 'should',
      title: 'Say how many proxies stand in front',
      why: 'Behind one, every visitor looks like the same one.',
      act: 'Set up',
      lead: setting('TRUST_PROXY=1', 'One, if a web server or a CDN passes visitors on.'),
    },
    {
      name: 'DATABASE_URL',
      group: 'must',
      title: 'Reach the database encrypted',
      why: 'Whoever is between the two machines can read every enquiry.',
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting(
        'DATABASE_URL=postgres://…?sslmode=verify-full',
        'Keep your line and change what stands behind sslmode.',
      ),
    },
    {
      name: 'AI_API_KEY',
      group: 'should',
      title: 'Give the assistant its key',
      why: 'It tells visitors that it is not set up.',
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting('AI_API_KEY=…', 'Or take the line AI_BASE_URL out.'),
    },
  ];
}

function setting(line: string, how: string): LiveLead {
  return { kind: 'setting', line, how };
}
