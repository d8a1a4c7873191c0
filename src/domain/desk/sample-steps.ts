/** The steps of a sample pack and where each may lead; one step back corrects a mistake. */
export const sampleSteps = {
  requested: { label: 'Requested', moves: ['cut'] },
  cut: { label: 'Cut', moves: ['dispatched', 'requested'] },
  dispatched: { label: 'Dispatched', moves: ['delivered', 'cut'] },
  delivered: { label: 'Delivered', moves: ['feedback', 'dispatched'] },
  feedback: { label: 'Feedback', moves: ['delivered'] },
} as const satisfies Record<string, { label: string; moves: readonly string[] }>;

export type SampleStep = keyof typeof sampleSteps;

export const sampleOrder = Object.keys(sampleSteps) as readonly SampleStep[];

export function canStep(from: SampleStep, to: SampleStep): boolean {
  const moves: readonly SampleStep[] = sampleSteps[from].moves;
  return moves.includes(to);
}
