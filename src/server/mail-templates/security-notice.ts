import type { Mill } from '../../content/mill.ts';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { MailedEvent } from '../../domain/desk/sign-in-events.ts';
import type { QueuedMail } from '../outbox/queue-mails.ts';
import { factList, link, mailHtml, mailText, paragraph, plainFacts } from './layout.ts';
import { oneLine, spellTime } from './spelling.ts';
import type { MailContext, WrittenMail } from './template.ts';

/** Nothing in it is secret: a mailbox is read by more people than its owner thinks. */
export interface SecurityNotice {
  readonly event: MailedEvent;
  readonly email: string;
  readonly name: string;
  readonly at: number;
  /** Whom it is about, where that is not the person who gets the mail. */
  readonly who?: string;
  readonly browser?: string;
  readonly from?: string;
}

/** Attempts of others are mailed once a day, however many there are. */
const onceADay: ReadonlySet<MailedEvent> = new Set(['password-limit', 'code-limit', 'code-locked']);

export function securityNotice(notice: SecurityNotice): QueuedMail {
  const { event, email, at } = notice;
  const occasion = onceADay.has(event) ? new Date(at).toISOString().slice(0, 10) : at;
  const dedupeKey = `desk-notice:${event}:${email}:${notice.who ?? ''}:${occasion}`;
  return { topic: 'desk-notice', dedupeKey, payload: { ...notice } };
}

export function writeSecurityNotice({
  row,
  settings,
  content: { mill },
}: Pick<MailContext, 'row' | 'settings' | 'content'>): WrittenMail {
  const notice = JSON.parse(row.payload) as SecurityNotice;
  const { title, lines } = texts[notice.event](mill, notice);
  const facts = [
    { label: 'When', value: spellTime(notice.at) },
    ...(notice.browser ? [{ label: 'Browser', value: oneLine(notice.browser, 60) }] : []),
    ...(notice.from ? [{ label: 'From', value: oneLine(notice.from, 60) }] : []),
  ];
  const address = settings.siteUrl + screenPath('me');
  return {
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: lines[0]!,
      body: [
        ...lines.map((line) => paragraph(line)),
        factList(facts),
        paragraph(link(address, 'Your account at the desk')),
      ],
    }),
    text: mailText(mill, title, [...lines, '', ...plainFacts(facts), '', address]),
  };
}

interface NoticeText {
  readonly title: string;
  readonly lines: readonly string[];
}

const ifNotYou =
  'If this was not you: sign out everywhere and change your password on the page of your account, or ask an owner for a link for a new password.';

const texts: Readonly<Record<MailedEvent, (mill: Mill, notice: SecurityNotice) => NoticeText>> = {
  'new-device': (mill) => ({
    title: 'A new device at the desk',
    lines: [
      `Somebody signed in to your account at the sales desk of ${mill.name} with your password and a code, in a browser that had not been used for it before.`,
      ifNotYou,
    ],
  }),
  'recovery-code-used': (mill) => ({
    title: 'A recovery code was used',
    lines: [
      `Somebody signed in to your account at the sales desk of ${mill.name} with your password and one of your recovery codes. This code no longer works.`,
      ifNotYou,
    ],
  }),
  'authenticator-set-up': (mill) => ({
    title: 'An authenticator was set up',
    lines: [
      `An authenticator app was set up for your account at the sales desk of ${mill.name}. Only its codes work from now on.`,
      'If this was not you, ask an owner at once for a link for a new password: it ends every session and removes this authenticator.',
    ],
  }),
  'recovery-codes-renewed': (mill) => ({
    title: 'New recovery codes',
    lines: [
      `Ten new recovery codes were made for your account at the sales desk of ${mill.name}. The earlier ones no longer work.`,
      ifNotYou,
    ],
  }),
  'password-changed': (mill) => ({
    title: 'Your password was changed',
    lines: [
      `The password of your account at the sales desk of ${mill.name} was changed. All other browsers were signed out.`,
      'If this was not you, ask an owner at once for a link for a new password.',
    ],
  }),
  'password-renewed': (mill) => ({
    title: 'Your password was renewed',
    lines: [
      `The link for a new password of your account at the sales desk of ${mill.name} was used. Every browser was signed out, and the authenticator is set up again at the next sign-in.`,
      'If this was not you, ask an owner at once for another link.',
    ],
  }),
  'owner-added': (mill, { who = '' }) => ({
    title: 'A new owner at the desk',
    lines: [
      `${oneLine(who, 80)} is now an owner of the sales desk of ${mill.name}. Owners manage people and settings, export and erase.`,
      'If this is not right, change the role under Settings.',
    ],
  }),
  'password-limit': (mill) => ({
    title: 'Wrong passwords for your account',
    lines: [
      `Somebody has entered ten wrong passwords for your account at the sales desk of ${mill.name}. Further attempts are refused for some minutes; a browser in which you have signed in before is not affected.`,
      'If this was you, wait a quarter of an hour or ask an owner for a link for a new password. If not, there is nothing to do: nobody has signed in.',
    ],
  }),
  'code-limit': (mill) => ({
    title: 'Wrong codes for your account',
    lines: [
      `Somebody who has the right password has entered ten wrong codes for your account at the sales desk of ${mill.name}. Further codes are refused for some minutes.`,
      'If this was not you, change your password now on the page of your account, or ask an owner for a link for a new one: somebody knows it.',
    ],
  }),
  'code-locked': (mill) => ({
    title: 'Your account is locked for new devices',
    lines: [
      `Somebody who has the right password has entered fifty wrong codes for your account at the sales desk of ${mill.name}. No further code is accepted there until the password is renewed.`,
      'In a browser in which you have signed in before you can still sign in and change your password on the page of your account, which ends the lock. Otherwise ask an owner for a link for a new password.',
    ],
  }),
};
