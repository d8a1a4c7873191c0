import { joinPath } from '../../contract/desk/desk-paths.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { hashToken, openSealed } from '../secret-key.ts';
import { heading, link, mailHtml, mailText, paragraph } from './layout.ts';
import type { MailContext, WrittenMail } from './template.ts';

/** An invitation, or the way to a new password. Nothing when the link has ended meanwhile. */
export async function writeLinkMail({
  store,
  row,
  settings,
  content: { mill },
}: MailContext): Promise<WrittenMail | undefined> {
  const { by, sealed = '' } = JSON.parse(row.payload) as Record<string, string>;
  const token = openSealed(secretsOf(store.db), 'link-seal', sealed);
  if (token === undefined || !(await isPending(store, token))) return undefined;
  const isInvitation = row.topic === 'desk-invitation';
  const title = isInvitation ? 'Your place at the desk' : 'A new password for the desk';
  const lines = isInvitation
    ? [
        `${by} has invited you to the sales desk of ${mill.name}.`,
        'The link works once, within seven days. Have an authenticator app ready: the desk asks for its code at every sign-in.',
      ]
    : [
        `${by} has asked for a new password for you at the sales desk of ${mill.name}.`,
        'The link works once, within one day. It ends every session of yours and sets up the authenticator anew.',
      ];
  const address = settings.siteUrl + joinPath(token);
  return {
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: lines[0]!,
      body: [
        ...lines.map((line) => paragraph(line)),
        heading('Open the desk'),
        paragraph(link(address, address)),
      ],
    }),
    text: mailText(mill, title, [...lines, '', address]),
  };
}

/** Withdrawn, replaced by a newer link, or used: a mail would only lead to a dead end. */
async function isPending(store: MailContext['store'], token: string): Promise<boolean> {
  const pending = await store.db
    .selectFrom('staff_link')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return pending !== undefined;
}
