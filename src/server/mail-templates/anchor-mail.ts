import { factList, mailHtml, mailText, paragraph } from './layout.ts';
import type { MailContext, WrittenMail } from './template.ts';

/** Once a week to each owner: where the audit log stands, kept outside the server. */
export function writeAnchorMail({
  row,
  content: { mill },
}: Pick<MailContext, 'row' | 'content'>): WrittenMail {
  const { seq, hash } = JSON.parse(row.payload) as { seq: number; hash: string };
  const title = `The audit log stands at entry ${seq}`;
  const lines = [
    `This is the weekly record of the audit log of the sales desk of ${mill.name}. There is nothing to do.`,
    'Keep this mail: whoever changes or removes older entries cannot change it. An entry of the log with this number must have this fingerprint.',
  ];
  const facts = [
    { label: 'Entry', value: String(seq) },
    { label: 'Fingerprint', value: hash },
  ];
  return {
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: lines[0]!,
      body: [...lines.map((line) => paragraph(line)), factList(facts)],
    }),
    text: mailText(mill, title, [
      ...lines,
      '',
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ]),
  };
}
