export type Urgency = 'late' | 'soon' | 'waiting' | 'none';

/** Only a word that nobody has answered yet can be late. */
export function urgencyOf(
  enquiry: { readonly waits: boolean; readonly dueAt: number },
  now: number,
): Urgency {
  if (!enquiry.waits) return 'none';
  if (enquiry.dueAt < now) return 'late';
  return enquiry.dueAt - now <= soonMs ? 'soon' : 'waiting';
}

/** The reminder is sent this long before an enquiry is late. */
export const soonMs = 60 * 60_000;

/** `in 40 min`, `3 h late`: short enough for a row. */
export function spellDistance(instant: number, now: number): string {
  const distance = Math.abs(instant - now);
  const minutes = Math.round(distance / 60_000);
  const text =
    minutes < 60
      ? `${minutes} min`
      : minutes < 48 * 60
        ? `${Math.round(minutes / 60)} h`
        : `${Math.round(minutes / 1440)} days`;
  return instant < now ? `${text} late` : `in ${text}`;
}
