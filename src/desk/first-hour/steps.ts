import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';

/** The way from the demonstration to a mill's own site. */
export const steps = [
  { id: 'mill', label: 'Your mill' },
  { id: 'look', label: 'Logo and colours' },
  { id: 'fabric', label: 'First fabric' },
  { id: 'publish', label: 'Publish' },
] as const;
export type StepId = (typeof steps)[number]['id'];

export function isStep(text: string | null): text is StepId {
  return steps.some(({ id }) => id === text);
}

/** Where somebody goes on who left and comes back. */
export function nextStep({ steppedBack, fabrics }: FirstHour): StepId {
  if (steppedBack === null) return 'mill';
  if (fabrics.length === 0) return 'look';
  return 'publish';
}

/** Read from what is stored; the look is a matter of taste and counts as done once one has gone on. */
export function isDone(step: StepId, hour: FirstHour): boolean {
  const { steppedBack, fabrics } = hour;
  if (step === 'mill') return steppedBack !== null;
  if (step === 'look') return steppedBack !== null && fabrics.length > 0;
  if (step === 'fabric') return fabrics.length > 0;
  return fabrics.some(({ isPublic }) => isPublic);
}
