import { readFileSync, writeFileSync } from 'node:fs';
import { beforeSpeed } from './before.ts';
import { readResults, type Results, type Row } from './report.ts';

const marks = {
  from: '<!-- figures, written by: npm run bench table -->',
  to: '<!-- end of figures -->',
};

/** The Markdown table of everything in results.json, in the order of the benches. */
export function figuresTable(order: readonly string[]): string {
  const results = readResults();
  const place = (name: string) => {
    const at = order.indexOf(name.split(' ')[0] ?? '');
    return at < 0 ? order.length : at;
  };
  const rows = Object.keys(results)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .flatMap((name) => results[name]!.rows);
  const short = rows.filter(({ ok }) => !ok);
  return [
    '| promise | peer or limit | measured | again with |',
    '|---|---|---|---|',
    ...rows.map(line),
    ...(short.length > 0 ? ['', 'What falls short, and why:', '', ...short.map(excuse)] : []),
    '',
    'Before the work on speed, and now:',
    '',
    '| promise | before | now |',
    '|---|---|---|',
    ...beforeSpeed.flatMap(({ bench, opening, figure }) =>
      rowsOf(results, bench, opening).map(
        (row) => `| ${row.promise} | ${figure} | ${shown(row)} |`,
      ),
    ),
  ].join('\n');
}

/** The ten figures that matter most, for the README; one that misses its limit is marked here as well. */
export function headlineTable(): string {
  const results = readResults();
  const rows = headlines.flatMap(([bench, opening]) => rowsOf(results, bench, opening));
  return [
    '| promise | peer or limit | measured | again with |',
    '|---|---|---|---|',
    ...rows.map(line),
  ].join('\n');
}

/** A bench of results.json and how the promise of the row begins. */
const headlines: readonly (readonly [bench: string, opening: string])[] = [
  ['weight', 'script on the first view'],
  ['lighthouse', 'Lighthouse on a phone, performance'],
  ['lighthouse', 'Lighthouse on a phone, accessibility'],
  ['pages', 'pages per CPU-second'],
  ['search', 'a letter typed'],
  ['enquiry', 'enquiries stored'],
  ['torture kill sqlite', '1000 kill -9'],
  ['torture mail postgres', 'SMTP down'],
  ['desk', 'the desk’s inbox'],
  ['assistant', 'buyers’ questions'],
];

/** Puts the table between the marks of a file; false when the file has none. */
export function writeTable(file: string, table: string): boolean {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(marks.from), text.indexOf(marks.to)];
  if (from < 0 || to < from) return false;
  const head = text.slice(0, from + marks.from.length);
  writeFileSync(file, `${head}\n\n${table}\n\n${text.slice(to)}`);
  return true;
}

export function marksHint(): string {
  return `${marks.from}\n${marks.to}`;
}

/** The one row of a bench whose promise begins like this, or none. */
function rowsOf(results: Results, bench: string, opening: string): readonly Row[] {
  const rows = results[bench]?.rows ?? [];
  return rows.filter(({ promise }) => promise.startsWith(opening)).slice(0, 1);
}

function line(row: Row): string {
  const { promise, limit, command } = row;
  return `| ${promise} | ${limit} | ${shown(row)} | \`${command}\` |`.replaceAll('\n', ' ');
}

function shown({ figure, ok }: Row): string {
  return ok ? figure : `**${figure}** (short)`;
}

function excuse({ promise, figure, reason }: Row): string {
  return `- ${promise}, ${figure}: ${reason}`;
}
