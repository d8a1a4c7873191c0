import type { HistoryStep } from '../../contract/desk/publishing-answers.ts';
import { labelOf } from './label-of.ts';
import { wholeOf } from './sections.ts';

const zone = 'Asia/Kolkata';
const dayOf = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});
const year = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric' });

/** `Today`, `Yesterday`, `28 October`, `12 September 2025` */
export function spellDay(at: number, now: number): string {
  const spelled = dayOfYear.format(at);
  if (spelled === dayOfYear.format(now)) return 'Today';
  if (spelled === dayOfYear.format(now - 86_400_000)) return 'Yesterday';
  return year.format(at) === year.format(now) ? dayOf.format(at) : spelled;
}

/** A state by its moment, as short as it is clear: `10:42` of today, `yesterday, 10:42`, `28 October`. */
export function spellState(at: number, now: number): string {
  const day = spellDay(at, now);
  if (day === 'Today') return spellClock(at);
  return day === 'Yesterday' ? `yesterday, ${spellClock(at)}` : day;
}

export function spellClock(at: number): string {
  return clock.format(at);
}

export function spellLong(at: number): string {
  return `${dayOfYear.format(at)}, ${spellClock(at)}`;
}

/** When it went public, or when it was saved. */
export function momentOf(step: HistoryStep): number {
  return step.publication?.at ?? step.at;
}

const mostNamed = 4;

/** What a step did: `Weight, minimums, description` */
export function titleOfStep(kind: string, step: HistoryStep): string {
  if (step.takesOut) return 'Removed from the site';
  if (step.publication?.undoes != null) return `Taken back: ${listOf(kind, step.fields, false)}`;
  if (step.from === 'nothing' && step.before === null) return 'First version';
  if (step.fields.length === 0) return 'Saved again, nothing different';
  return listOf(kind, step.fields, true);
}

function listOf(kind: string, fields: readonly string[], opens: boolean): string {
  const wholes = [...new Set(fields.map((field) => wholeOf(kind, field)))].filter(
    (field) => field !== 'formerSlugs',
  );
  const names = [...new Set(wholes.map((field) => labelOf(kind, field)))];
  const shown = names
    .slice(0, mostNamed)
    .map((name, place) => (place > 0 || !opens ? lower(name) : name));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** `MOQ` stays as it is. */
function lower(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Who made it public and when, in a sentence. */
export function spellPublishing(step: HistoryStep, isNewest: boolean): string {
  const { publication } = step;
  if (!publication) return isNewest ? 'Not published yet.' : 'Was not published.';
  const soon = publication.at - step.at < 5 * 60_000;
  const by = publication.author === step.author ? '' : ` by ${publication.author}`;
  return soon ? `Published at once${by}.` : `Published ${spellLong(publication.at)}${by}.`;
}

/** What was said when it was published, or when it was saved. */
export function reasonOf({ publication, note }: HistoryStep): string {
  return publication?.note || note;
}

/** `28 October` of *Bring back the version of 28 October*. */
export function nameOfBefore(step: HistoryStep, now: number): string {
  if (step.from === 'shipped') return 'the first version';
  return step.beforeAt === null ? 'the version before' : spellState(step.beforeAt, now);
}
