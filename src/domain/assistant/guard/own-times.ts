/** Times of one thing are not those of another: an answer within 24 hours is no delivery within 24 hours. */
export function isOwnTime(value: number, unit: string, clause: readonly string[]): boolean {
  const times = ownTimes.filter((time) => time.unit === unit && time.values.includes(value));
  return times.some(
    ({ of }) =>
      clause.some((word) => subjects[of].has(word)) && !clause.some((word) => isOther(word, of)),
  );
}

const subjects = {
  reply: set('answer answers reply replies response respond responds quote answered'),
  call: set('call calls'),
  swatch: set('swatch swatches'),
  bulk: set('bulk lead knit knitted production'),
  test: set('test tests testing laboratory'),
  papers: set('papers paper certificate'),
} as const;

type Subject = keyof typeof subjects;

function isOther(word: string, own: Subject): boolean {
  return (
    deliveries.has(word) ||
    (Object.keys(subjects) as Subject[]).some(
      (subject) =>
        subject !== own &&
        subject !== 'papers' &&
        subjects[subject].has(word) &&
        !subjects[own].has(word),
    )
  );
}

const deliveries = set(
  'deliver delivers delivered delivery ship ships shipped arrive arrives reach reaches dispatch dispatched cloth fabric goods rolls metres',
);

const ownTimes: readonly { values: readonly number[]; unit: string; of: Subject }[] = [
  { values: [24], unit: 'hour', of: 'reply' },
  { values: [2], unit: 'hour', of: 'call' },
  { values: [48, 72], unit: 'hour', of: 'swatch' },
  { values: [10, 21], unit: 'day', of: 'bulk' },
  { values: [7, 12], unit: 'day', of: 'test' },
  { values: [3, 5], unit: 'day', of: 'papers' },
  { values: [2, 3], unit: 'week', of: 'test' },
];

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
