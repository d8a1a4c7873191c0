/** How many backups of each kind stay in a folder; one file may be the newest of its day, week and month. */
export const keptGenerations = { days: 7, weeks: 4, months: 12 } as const;

const dayMs = 86_400_000;

/** `taana-2026-11-15T02-30-00.jsonl.gz`, in UTC. */
export function backupName(now: number): string {
  return `taana-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`;
}

const namePattern = /^taana-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.jsonl\.gz$/;

/**
 * Those of these files that newer ones replace. Files with any other name are left alone, and the
 * newest backup is never among them.
 */
export function replacedBackups(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((a, b) => b.at - a.at);
  const kept = new Set<string>();
  for (const [generation, periodOf] of Object.entries(periods)) {
    const seen = new Set<number>();
    for (const { name, at } of backups) {
      if (seen.size === keptGenerations[generation as keyof typeof periods]) break;
      const period = periodOf(at);
      if (!seen.has(period)) kept.add(name);
      seen.add(period);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

const periods = {
  days: (at: number) => Math.floor(at / dayMs),
  // From Monday; the first of January 1970 was a Thursday.
  weeks: (at: number) => Math.floor((Math.floor(at / dayMs) + 3) / 7),
  months: (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth(),
} satisfies Record<keyof typeof keptGenerations, (at: number) => number>;

function timeOf(name: string): number | undefined {
  const [, day, hour, minute, second] = namePattern.exec(name) ?? [];
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : at;
}
