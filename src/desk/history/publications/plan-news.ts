import type { PlanAnswer } from '../../../contract/desk/publishing-answers.ts';

/** Why nothing was planned, in a sentence. */
export function planNews(answer: Exclude<PlanAnswer, { readonly kind: 'planned' }>): string {
  if (answer.kind === 'refused') return answer.faults.map(({ message }) => message).join(' ');
  if (answer.kind === 'moved') return 'Somebody has saved it in this moment. Please try again.';
  return 'All of it is public already.';
}
