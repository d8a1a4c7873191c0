import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { readResults, type Row, resultsFile } from '../../bench/report/report.ts';
import { isShort } from './run-length.ts';

type Measured = Omit<Row, 'command' | 'reason'> & {
  readonly name: string;
  readonly figures?: Readonly<Record<string, number>>;
};

/** Prints a measurement; the long run also records it and replaces the previous one. */
export function reportRow({ name, figures = {}, ...row }: Measured): void {
  console.info(`${row.ok ? 'holds' : 'SHORT'}: ${row.promise}: ${row.figure} (${row.limit})`);
  if (isShort) return;
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const busy = `Measured while ${load} programs wanted ${cpus().length} cores.`;
  const kept = { ...row, ...(!row.ok && { reason: busy }), command: 'npm run torture' };
  const results = {
    ...readResults(),
    [`torture ${name}`]: {
      measured: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`,
      load,
      rows: [kept],
      figures,
    },
  };
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * The counts of runs that were ended by TORTURE_MINUTES and lost nothing, to which this one adds; a run
 * that reached its number of kills begins anew.
 */
export function earlierRuns<Count extends string>(
  name: string,
  others: readonly Count[],
  wantedKills: number,
): Record<'kills' | Count, number> {
  const counts = ['kills', ...others] as const;
  const found = isShort ? undefined : readResults()[`torture ${name}`];
  const figures = (found?.figures ?? {}) as Partial<Record<'kills' | Count, number>>;
  const done = figures.kills ?? 0;
  const goesOn = found?.rows.every(({ ok }) => ok) && done < wantedKills;
  const pairs = counts.map((count) => [count, goesOn ? (figures[count] ?? 0) : 0] as const);
  return Object.fromEntries(pairs) as Record<'kills' | Count, number>;
}
