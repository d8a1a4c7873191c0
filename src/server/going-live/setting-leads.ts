import type { LiveGroup, LiveLead } from '../../contract/desk/endpoints/mill-endpoints.ts';
import type { LiveSettings } from './missing-settings.ts';

/** A clerk cannot do these alone. */
const askServer = 'Ask whoever runs your server.';

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
      title: 'Let the site send e-mail',
      why: `Its e-mails reach nobody yet. ${askServer}`,
      act: 'Set up',
      lead: setting(
        'SMTP_URL=smtps://name:password@mail.yourmill.com:465',
        'The company that hosts your mail tells you name, password and server.',
      ),
    },
    {
      name: 'SITE_URL',
      group: 'must',
      title: 'Enter your web address',
      why: `Google is told ${host}. It must begin with https. ${askServer}`,
      act: 'Set up',
      lead: setting(
        'SITE_URL=https://www.yourmill.com',
        'Build once more after changing it: `npm run build`. Pages carry the address.',
      ),
    },
    {
      name: 'MAIL_FROM',
      group: 'should',
      title: 'Send e-mail from an address of yours',
      why: `Mail companies refuse an example address. ${askServer}`,
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
      why: `Nobody reads an example mailbox. ${askServer}`,
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
      title: 'Bring buyers’ e-mail replies into the Inbox',
      why: `They stay in your mailbox until then. ${askServer}`,
      act: 'Set up',
      lead: setting(
        'MAIL_IN_URL=imaps://name:password@mail.yourmill.com',
        'The same mailbox that sends, read every minute.',
      ),
    },
    {
      name: 'MAIL_IN_AUTHSERV',
      group: 'nice',
      title: 'Notice forged senders of e-mail',
      why: `Somebody may write in a buyer’s name. ${askServer}`,
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
      title: 'Tell visitors apart',
      why: `Many visitors may look like one and be turned away. ${askServer}`,
      act: 'Set up',
      lead: setting(
        'TRUST_PROXY=1',
        'The number of proxies in front: one, if a web server or a CDN passes visitors on.',
      ),
    },
    {
      name: 'DATABASE_URL',
      group: 'must',
      title: 'Protect the enquiries on their way to the database',
      why: `Others could read them. ${askServer}`,
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
      title: 'Set up the assistant',
      why: `It tells visitors that it is not set up. ${askServer}`,
      act: 'Set up',
      onlyIfMissing: true,
      lead: setting('AI_API_KEY=…', 'Or take the line AI_BASE_URL out.'),
    },
  ];
}

function setting(line: string, how: string): LiveLead {
  return { kind: 'setting', line, how };
}
