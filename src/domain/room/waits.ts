/** What the buyer has to do, and why. */
export interface Waiting {
  /** The part of the room where it is done. */
  readonly anchor: string;
  readonly what: string;
  readonly why: string;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** `Two things wait for you` */
export function spellWaiting(count: number): string {
  const number = numbers[count] ?? String(count);
  return count === 1 ? `${number} thing waits for you` : `${number} things wait for you`;
}

/** `A, B or C` */
export function spellChoice(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}

/** Who waits for whom, and since when the mill is late. */
export interface AnswerClock {
  readonly status: string;
  readonly askedAt: number | null;
  readonly dueAt: number;
  readonly remindedAt: number | null;
}

export type AnswerState = 'nothing-asked' | 'in-time' | 'late';

export function answerState({ status, askedAt, dueAt }: AnswerClock, now: number): AnswerState {
  const waits = status === 'new' || askedAt !== null;
  if (!waits) return 'nothing-asked';
  return now > dueAt ? 'late' : 'in-time';
}
