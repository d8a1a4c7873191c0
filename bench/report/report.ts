import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, join } from 'node:path';

/** One promise, compared with its limit or with a peer in the same run. */
export interface Finding {
  readonly promise: string;
  /** What it is measured against: `limit 50 ms`, `bare node:http = 1, at least 0.85`. */
  readonly limit: string;
  readonly figure: string;
  readonly ok: boolean;
  /** The reason to print if the limit is not met. */
  readonly ifShort?: string;
}

export interface Row {
  readonly promise: string;
  readonly limit: string;
  readonly figure: string;
  readonly ok: boolean;
  readonly reason?: string;
  readonly command: string;
}

export interface Recorded {
  readonly measured: string;
  readonly machine: string;
  /** How many programs wanted a core when it ended; above the number of cores, times are too long. */
  readonly load: number;
  readonly rows: readonly Row[];
  /** The numbers behind the rows, for further calculations. */
  readonly figures: unknown;
}

/** Keywords on the command line. They have no dashes, because npm consumes options with dashes itself. */
const marks = new Set(['record', 'slow', 'modelled', 'calibrated', 'faults', 'check']);

export const isMarked = (mark: string): boolean => process.argv.slice(2).includes(mark);

/** The other arguments on the command line. */
export const words: readonly string[] = process.argv.slice(2).filter((word) => !marks.has(word));

export type Results = Readonly<Record<string, Recorded>>;

export const resultsFile = join(import.meta.dirname, '../results.json');

/**
 * Ends a bench: prints the findings, fails when a limit is not met, and writes them to results.json.
 * A run with arguments is not recorded, unless one of them is the word `record`. A part of a bench that was run by
 * itself replaces its own rows of the record and leaves the others.
 */
export function report(findings: readonly Finding[], figures: object, isPart = false): void {
  const given = process.argv.slice(2).filter((word) => word !== 'record');
  const flags = given.filter((word) => marks.has(word));
  const name = [basename(process.argv[1] ?? '', '.ts'), ...flags].join(' ');
  const command = ['npm run bench', basename(process.argv[1] ?? '', '.ts'), ...given].join(' ');
  const rows = findings.map((finding) => rowOf(finding, command));
  console.log('');
  for (const { ok, promise, figure, limit, reason } of rows) {
    console.log(`${ok ? 'holds' : 'SHORT'}  ${promise}: ${figure} (${limit})`);
    if (reason) console.log(`       ${reason}`);
  }
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
  if (given.length > flags.length && !isMarked('record')) {
    console.log('\nNot kept: this run had arguments of its own (the word `record` keeps it).');
    return;
  }
  const recorded = { measured: today(), machine: machine(), load: load(), rows, figures };
  keep(name, isPart ? within(readResults()[name], recorded) : recorded);
}

export function readResults(): Results {
  if (!existsSync(resultsFile)) return {};
  return JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rowOf({ promise, limit, figure, ok, ifShort }: Finding, command: string): Row {
  const row = { promise, limit, figure, ok, command };
  if (ok) return row;
  const busy =
    loadBefore > cpus().length &&
    `Begun while ${loadBefore} programs wanted ${cpus().length} cores.`;
  const reason = [ifShort, busy].filter(Boolean).join(' ');
  return { ...row, reason: reason || 'The reason has not been found yet.' };
}

function within(whole: Recorded | undefined, part: Recorded): Recorded {
  if (!whole) return part;
  const newer = new Map(part.rows.map((row) => [row.promise, row]));
  const known = new Set(whole.rows.map(({ promise }) => promise));
  const rows = [
    ...whole.rows.map((row) => newer.get(row.promise) ?? row),
    ...part.rows.filter(({ promise }) => !known.has(promise)),
  ];
  return { ...part, rows, figures: { ...(whole.figures as object), ...(part.figures as object) } };
}

/** Sorted, so that one bench run again changes its own lines only. */
function keep(name: string, recorded: Recorded): void {
  const results = { ...readResults(), [name]: recorded };
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Read before the bench itself makes the machine busy. */
const loadBefore = load();

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

function machine(): string {
  return `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`;
}
