import { joinPath } from '../../contract/desk/desk-paths.ts';
import { mill } from '../../content/mill.ts';
import { heading, letter, link, paragraph, plainLetter } from './layout.ts';
import { oneLine } from './one-line.ts';
import type { WriteLetter } from './desk-letter.ts';

/** An invitation, or the way to a new password. */
export const writeLinkMail: WriteLetter = async (_store, row, { siteUrl }) => {
  const { email, name, by, token } = JSON.parse(row.payload) as Record<string, string>;
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
  const address = siteUrl + joinPath(token ?? '');
  return {
    to: { name: oneLine(name ?? '', 60), address: email ?? '' },
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: letter({
      title,
      preview: lines[0]!,
      body: [
        ...lines.map((line) => paragraph(line)),
        heading('Open the desk'),
        paragraph(link(address, address)),
      ],
    }),
    text: plainLetter(title, [...lines, '', address]),
  };
};
