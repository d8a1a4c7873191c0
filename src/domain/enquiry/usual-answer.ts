import { quantile } from '../desk/quantile.ts';

/** Fewer answers prove nothing. */
export const leastAnswers = 20;
const hourMs = 3_600_000;

/**
 * How long people usually wait for the first answer: "within 3 hours". Nothing when too few answers
 * support it, or when it would be no recommendation. Who still waits counts with the time so far, or
 * a mill that answers half of its buyers would look fast.
 */
export function usualAnswer(
  answered: readonly number[],
  waiting: readonly number[],
): string | undefined {
  if (answered.length < leastAnswers) return undefined;
  const waits = [...answered, ...waiting].sort((a, b) => a - b);
  const hours = Math.max(1, Math.ceil((quantile(waits, 0.5) ?? Number.POSITIVE_INFINITY) / hourMs));
  if (hours === 1) return 'within an hour';
  if (hours < 24) return `within ${hours} hours`;
  const days = Math.ceil(hours / 24);
  if (days === 1) return 'within a day';
  return days <= 3 ? `within ${days} days` : undefined;
}
