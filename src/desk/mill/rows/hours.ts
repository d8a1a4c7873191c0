/** Opening hours as the record keeps them; what people and machines read follows from days and times. */
export interface Hours {
  readonly label: string;
  readonly schema: string;
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const longDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** With the words that pages print and those that search engines read. */
export function completeHours({ days, opens, closes }: Omit<Hours, 'label' | 'schema'>): Hours {
  const sorted = days.toSorted((a, b) => a - b);
  const short = rangeOf(sorted, (day) => weekdays[day - 1] ?? '', '-', ', ');
  const machine = rangeOf(sorted, (day) => (weekdays[day - 1] ?? '').slice(0, 2), '-', ',');
  return {
    label: `${short} ${onTheDial(opens)}-${onTheDial(closes)}`,
    schema: `${machine} ${opens}-${closes}`,
    days: sorted,
    opens,
    closes,
  };
}

/** `Monday to Friday, 9 to 18` */
export function spellHours({ days, opens, closes }: Omit<Hours, 'label' | 'schema'>): string {
  const sorted = days.toSorted((a, b) => a - b);
  const plain = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
  return `${rangeOf(sorted, (day) => longDays[day - 1] ?? '', ' to ', ', ')}, ${plain(opens)} to ${plain(closes)}`;
}

/** `9AM`, `5:30PM` */
function onTheDial(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const rest = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Three days in a row and more become a range. */
function rangeOf(
  days: readonly number[],
  name: (day: number) => string,
  to: string,
  and: string,
): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0]!)}${to}${name(run.at(-1)!)}` : run.map(name).join(and),
    )
    .join(and);
}
