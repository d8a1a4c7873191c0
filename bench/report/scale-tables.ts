import { readResults } from './report.ts';

/** Assumptions that cannot be measured. Everything else in the tables comes from results.json. */
const assumed = {
  visitors: 1_000_000,
  pages: 4,
  /** The share of the day's pages in the busiest hour, and its worst minute relative to the mean of that hour. */
  busiestHour: 0.1,
  worstMinute: 2,
  laterPictures: 6,
  withQuery: 0.1,
  asking: { visitors: 0.02, questions: 5 },
  enquiring: 0.01,
  mails: 2,
};

/** The two tables of docs/scale.md: from visitors to requests, and from requests to cores. */
export function scaleTables(): string {
  const { first, later, requests } = weights();
  const perSecond = (aDay: number) => (aDay * assumed.busiestHour * assumed.worstMinute) / 3600;
  const pages = perSecond(assumed.visitors * assumed.pages);
  const requestsPerVisitor = requests + (assumed.pages - 1) * (1 + assumed.laterPictures);
  const visit = first + (assumed.pages - 1) * later;
  const peak = perSecond(assumed.visitors * requestsPerVisitor);
  const queries = pages * assumed.withQuery;
  const questionsADay = assumed.visitors * assumed.asking.visitors * assumed.asking.questions;
  const enquiriesADay = assumed.visitors * assumed.enquiring;
  const megabits = (perSecond(assumed.visitors * visit) * 8) / 1000;

  const page = figure('pages', 'ours', 'cpuMicroseconds') / 1e6;
  const render = figure('pages', 'rendered', 'cpuMs') / 1e3;
  const guide = figure('assistant', 'p95') / 1e3;
  const enquiry = figure('enquiry', 'PostgreSQL', 'one', 'cpuMs') / 1e3;
  const database = figure('enquiry', 'PostgreSQL', 'one', 'databaseCpuMs') / 1e3;
  const cores = [
    peak * page,
    queries * render,
    perSecond(questionsADay) * guide,
    perSecond(enquiriesADay) * (enquiry + database),
  ];
  const all = cores.reduce((sum, each) => sum + each, 0);

  return table(
    ['', 'assumed or measured', 'gives'],
    [
      ['visitors a day', whole(assumed.visitors), ''],
      [
        'pages a visitor opens',
        whole(assumed.pages),
        `${whole(assumed.visitors * assumed.pages)} pages a day`,
      ],
      [
        'the worst minute',
        `twice the mean of an hour that has ${assumed.busiestHour * 100} % of the day`,
        `**${whole(pages)} pages a second**`,
      ],
      ['requests of a first view', `${whole(requests)} (measured, mean of all pages)`, ''],
      [
        'requests of a later view',
        `the page and ${assumed.laterPictures} pictures; the rest is kept for a year`,
        `${whole(requestsPerVisitor)} requests a visitor, **${whole(peak)} a second**`,
      ],
      ['bytes of a first view', `${whole(first)} KB (measured, mean of all pages)`, ''],
      [
        'bytes of a later view',
        `${whole(later)} KB (measured: HTML and pictures alone)`,
        `${whole(visit)} KB a visitor, ${whole((visit * assumed.visitors * 30) / 1e9)} TB a month, **${whole(megabits)} Mbit/s**`,
      ],
      [
        'pages with a query of their own',
        `${assumed.withQuery * 100} %`,
        `${whole(queries)} a second`,
      ],
      [
        'questions to the assistant',
        `${assumed.asking.questions} from each of ${assumed.asking.visitors * 100} %`,
        `${whole(questionsADay)} a day, ${perSecond(questionsADay).toFixed(1)} a second`,
      ],
      [
        'enquiries',
        `from ${assumed.enquiring * 100} %`,
        `${whole(enquiriesADay)} a day, **${perSecond(enquiriesADay).toFixed(1)} a second**`,
      ],
      ['mails', `${assumed.mails} for an enquiry`, `${whole(enquiriesADay * assumed.mails)} a day`],
    ],
  ).concat(
    '\n\nWhat the worst minute costs, in cores of the machine that was measured:\n\n',
    table(
      ['work', 'CPU, measured', 'in the worst minute'],
      [
        [
          'a page or file from memory',
          `${spell(page)} (\`npm run bench pages\`)`,
          `${whole(peak)} × ${spell(page)} = **${core(cores[0]!)}**`,
        ],
        [
          'a page written by React',
          `${spell(render)} (\`npm run bench pages\`)`,
          `${whole(queries)} × ${spell(render)} = ${core(cores[1]!)}, if no query ever came twice`,
        ],
        [
          'an answer of the built-in guide',
          `${spell(guide)}, p95 (\`npm run bench assistant\`)`,
          `${perSecond(questionsADay).toFixed(1)} × ${spell(guide)} = ${core(cores[2]!)}`,
        ],
        [
          'an enquiry, stored and queued',
          `${spell(enquiry)}, and ${spell(database)} in PostgreSQL (\`npm run bench enquiry\`)`,
          `${perSecond(enquiriesADay).toFixed(1)} × ${spell(enquiry + database)} = ${core(cores[3]!)}`,
        ],
        ['**together**', '', `**${core(all)}**`],
      ],
    ),
  );
}

/** Means over all pages: bytes and requests of a first view, and the bytes of a later one. */
function weights(): { readonly first: number; readonly later: number; readonly requests: number } {
  const { bytes: _, ...routes } = (readResults()['weight']?.figures ?? {}) as Record<
    string,
    string
  >;
  const rows = Object.values(routes).map((text) => text.split(' ').map(Number));
  const mean = (of: (row: readonly number[]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  return {
    first: mean(
      ([html = 0, css = 0, js = 0, fonts = 0, images = 0, other = 0, , arrival = html + css]) =>
        (arrival + js + fonts + images + other) / 1000,
    ),
    later: mean(([html = 0, , , , images = 0]) => (html + images) / 1000),
    requests: mean((row) => row[6] ?? Number.NaN),
  };
}

/** One number of results.json; what has not been measured yet shows as such. */
function figure(bench: string, ...way: readonly string[]): number {
  let found: unknown = readResults()[bench]?.figures;
  for (const step of way) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === 'number' ? found : Number.NaN;
}

function whole(value: number): string {
  return Number.isNaN(value) ? 'not measured' : Math.round(value).toLocaleString('en');
}

function spell(seconds: number): string {
  if (Number.isNaN(seconds)) return 'not measured';
  return seconds < 0.001 ? `${Math.round(seconds * 1e6)} µs` : `${(seconds * 1e3).toFixed(1)} ms`;
}

function core(value: number): string {
  return Number.isNaN(value) ? 'not measured' : `${value.toFixed(value < 0.1 ? 3 : 2)} core`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
