import { endpoints } from '../../contract/desk/endpoints.ts';
import type { PlannedPublication } from '../../contract/desk/publishing-answers.ts';
import { callDesk } from '../call-desk.ts';
import { notifySoon } from '../changes.ts';
import { spellFully } from '../spell-time.ts';
import { showToast, type ToastNews } from './toasts.tsx';

interface Published {
  /** `14B` */
  readonly name: string;
  readonly number: number;
  readonly page?: string;
  /** Instead of "14B is published." */
  readonly text?: string;
}

/** "14B is published. See it · Undo the publishing" */
export function showPublished({ name, number, page, text }: Published): void {
  showToast({
    text: text ?? `${name} is published.`,
    untilEdited: true,
    ...(page && { link: { label: 'See it', href: page } }),
    undo: { label: 'Undo the publishing', run: () => undoPublished(name, number) },
  });
}

/** "14B will be public on Tue, 17 Nov 2026, 09:00 IST. Undo" */
export function showPlanned(name: string, { id, at }: PlannedPublication): void {
  showToast({
    text: `${name} will be public on ${spellFully(at)}.`,
    undo: {
      async run() {
        const answer = await callDesk(endpoints.cancelPlan, { params: { id } });
        notifySoon();
        return { text: answer.ok ? `${name} stays a draft.` : `Not undone. ${answer.error}` };
      },
    },
  });
}

async function undoPublished(name: string, number: number): Promise<ToastNews> {
  const answer = await callDesk(endpoints.undoPublication, {
    params: { number: String(number) },
    body: {},
  });
  if (!answer.ok) return { text: `Not undone. ${answer.error}` };
  notifySoon();
  const { value } = answer;
  if (value.kind === 'published') return { text: `${name} is as it was before.` };
  if (value.kind === 'refused') return { text: `Not undone. ${value.faults[0]?.message ?? ''}` };
  return { text: `Not undone: ${name} was published again since. Its history brings it back.` };
}
