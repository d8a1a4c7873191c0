import type { LiveGroup, LiveItem } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { inWords } from '../../../domain/text/number-words.ts';

export const groupTitles: Readonly<Record<LiveGroup, string>> = {
  must: 'Must be done',
  should: 'Should be done',
  nice: 'Nice to have',
};

export function isDone({ state }: Pick<LiveItem, 'state'>): boolean {
  return state === 'done';
}

/** `Nine are left, about an hour.` */
export function spellLeft(items: readonly LiveItem[]): string {
  const left = items.filter((item) => !isDone(item));
  if (left.length === 0) return 'Nothing is left.';
  const minutes = left.reduce(
    (sum, item) => sum + (item.state === 'drafted' ? 1 : item.minutes),
    0,
  );
  const word = inWords(left.length);
  const many = word.charAt(0).toUpperCase() + word.slice(1);
  return `${many} ${left.length === 1 ? 'is' : 'are'} left, about ${spellMinutes(minutes)}.`;
}

export function spellMinutes(minutes: number): string {
  if (minutes < 8) return 'five minutes';
  if (minutes < 23) return 'a quarter of an hour';
  if (minutes < 45) return 'half an hour';
  if (minutes < 80) return 'an hour';
  return `${inWords(Math.max(2, Math.round(minutes / 60)))} hours`;
}

/** Why *Go live* does not open yet; empty when it does. */
export function whyNotLive(items: readonly LiveItem[]): string {
  const musts = items.filter((item) => item.group === 'must' && !isDone(item));
  if (musts.length === 0) return '';
  const drafted = musts.filter(({ state }) => state === 'drafted').length;
  if (drafted === musts.length) return 'You can press this when what you wrote is published.';
  return musts.length === 1
    ? `You can press this when the one thing left under “${groupTitles.must}” is done.`
    : `You can press this when the ${inWords(musts.length)} things left under “${groupTitles.must}” are done.`;
}

/** `Live since 2 December. 3 things would be nicer.` */
export function spellLive(at: number, items: readonly LiveItem[]): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(at);
  const left = items.filter((item) => !isDone(item)).length;
  const rest =
    left === 0 ? 'Nothing is left.' : `${left} ${left === 1 ? 'thing' : 'things'} would be nicer.`;
  return `Live since ${day}. ${rest}`;
}
