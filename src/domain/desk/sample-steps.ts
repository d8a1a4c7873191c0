/** The steps of a sample pack and where each may lead; one step back corrects a mistake. */
export const sampleSteps = {
  requested: { label: 'Requested', moves: ['cut'] },
  cut: { label: 'Cut', moves: ['dispatched', 'requested'] },
  dispatched: { label: 'Dispatched', moves: ['delivered', 'lost', 'cut'] },
  delivered: { label: 'Delivered', moves: ['feedback', 'dispatched'] },
  feedback: { label: 'Feedback', moves: ['delivered'] },
  /** The courier cannot find it: another one is cut, or it turns up after all. */
  lost: { label: 'Lost on the way', moves: ['cut', 'delivered', 'dispatched'] },
} as const satisfies Record<string, { label: string; moves: readonly string[] }>;

export type SampleStep = keyof typeof sampleSteps;

/** When a parcel reached each step; a step that was taken again has its last time. */
export type SampleTimes = Partial<Readonly<Record<SampleStep, number>>>;

export const sampleStepNames = Object.keys(sampleSteps) as readonly SampleStep[];
/** The usual way; a parcel that is lost has left it. */
export const sampleOrder: readonly SampleStep[] = sampleStepNames.filter((step) => step !== 'lost');

export function canStep(from: SampleStep, to: SampleStep): boolean {
  const moves: readonly SampleStep[] = sampleSteps[from].moves;
  return moves.includes(to);
}
