import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { QueuedMail } from '../outbox/queue-mails.ts';
import { factList, link, mailHtml, mailText, paragraph, plainFacts } from './layout.ts';
import { oneLine, spellTime } from './spelling.ts';
import type { MailContext, WrittenMail } from './template.ts';

export interface PlanStopped {
  readonly email: string;
  readonly name: string;
  /** The moment that was planned. */
  readonly at: number;
  readonly titles: readonly string[];
  readonly why: readonly string[];
}

/** One for each time that a plan is stopped. */
export function planStoppedMail(plan: string, settledAt: number, given: PlanStopped): QueuedMail {
  const topic = 'desk-plan-stopped';
  return { topic, dedupeKey: `${topic}:${plan}:${settledAt}`, payload: { ...given } };
}

export function writePlanStopped({
  row,
  settings,
  content: { mill },
}: Pick<MailContext, 'row' | 'settings' | 'content'>): WrittenMail {
  const { at, titles, why } = JSON.parse(row.payload) as PlanStopped;
  const [first = 'What you planned'] = titles;
  const more = titles.length - 1;
  const what = oneLine(more > 0 ? `${first} and ${more} more` : first);
  const title = `Not published: ${what}`;
  const lines = [
    `You had planned this for the site of ${mill.name}. The moment came, and nothing was published:`,
    ...why.map((sentence) => oneLine(sentence, 400)),
    'What you wrote is still a draft. Put it right at the desk, then publish it or plan it again.',
  ];
  const facts = [{ label: 'Planned for', value: spellTime(at) }];
  const address = settings.siteUrl + screenPath('history');
  return {
    subject: title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailHtml(mill, {
      title,
      preview: lines[0]!,
      body: [
        ...lines.map((line) => paragraph(line)),
        factList(facts),
        paragraph(link(address, 'What is planned, at the desk')),
      ],
    }),
    text: mailText(mill, title, [...lines, '', ...plainFacts(facts), '', address]),
  };
}
