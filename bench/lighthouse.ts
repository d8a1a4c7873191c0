import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../tests/support/free-port.ts';
import { launch } from '../tests/support/launch.ts';
import { pageKinds } from '../tests/support/page-kinds.ts';
import { startServer } from '../tests/support/server.ts';
import { type Finding, median, report } from './report.ts';

/**
 * Lighthouse as a phone on a slow network, one of each kind of page; with `--slow` as a weak phone
 * on a line of 400 kbit/s.
 *
 *   npm run bench lighthouse [runs] [routes] [--slow]
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const slow = process.argv.includes('--slow');
const runs = Number(words[0] ?? 5);
const routes = words.length > 1 ? words.slice(1) : pageKinds;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The weak phone is held to less: what it shows late, it shows late by its line alone. */
const wanted: Readonly<Record<Category, number>> = {
  performance: slow ? 90 : 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const slowPhone: Flags = {
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
};

interface Outcome {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly faults: readonly string[];
}

const server = await startServer();
try {
  console.log(row(['route', ...categories, 'LCP s', 'TBT ms', 'CLS']));
  const typical: Record<string, Outcome> = {};
  for (const route of routes) {
    const outcomes: Outcome[] = [];
    const hidden = await isHidden(server.url + route);
    for (let run = 0; run < runs; run += 1) {
      outcomes.push(await measure(server.url + route, hidden));
    }
    const outcome = medianOf(outcomes);
    typical[route] = outcome;
    const { scores, lcp, tbt, cls, faults } = outcome;
    const cells = [...categories.map((id) => scores[id]), (lcp / 1000).toFixed(1), tbt, cls];
    console.log(row([route, ...cells.map(String)]));
    for (const fault of faults) console.log(`  ${fault}`);
  }
  report(
    categories.map((category) => judge(category, typical)),
    { runs, ...typical },
  );
} finally {
  await server.remove();
}

function judge(category: Category, typical: Readonly<Record<string, Outcome>>): Finding {
  const all = Object.entries(typical).toSorted(
    ([, a], [, b]) => a.scores[category] - b.scores[category],
  );
  const limit = wanted[category];
  const below = all.filter(([, { scores }]) => scores[category] < limit);
  const listed = below.map(([route, { scores }]) => `\`${route}\` ${scores[category]}`).join(', ');
  const full = all.length - below.length;
  const phone = slow ? 'Lighthouse on a weak phone (CPU 6×, 400 kbit/s)' : 'Lighthouse on a phone';
  return {
    promise: `${phone}, ${category}, ${all.length} kinds of page, median of ${runs}`,
    limit: `${limit}`,
    figure: below.length === 0 ? `${limit} or more on all` : `${full} of ${all.length}; ${listed}`,
    ok: below.length === 0,
    ifShort:
      category === 'performance'
        ? below
            .map(
              ([route, { lcp, tbt }]) =>
                `${route}: largest picture after ${(lcp / 1000).toFixed(1)} s, main thread blocked ${tbt} ms`,
            )
            .join('; ')
        : [...new Set(below.flatMap(([, { faults }]) => faults))].join('; '),
  };
}

function medianOf(outcomes: readonly Outcome[]): Outcome {
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, median(outcomes.map(({ scores }) => scores[id]))]),
    ) as Record<Category, number>,
    lcp: median(outcomes.map(({ lcp }) => lcp)),
    tbt: median(outcomes.map(({ tbt }) => tbt)),
    cls: median(outcomes.map(({ cls }) => cls)),
    faults: [...new Set(outcomes.flatMap(({ faults }) => faults))],
  };
}

/** A page that asks search engines to leave it out is not marked down for being left out. */
async function isHidden(url: string): Promise<boolean> {
  const answer = await fetch(url);
  const html = await answer.text();
  return /<meta name="robots" content="noindex/.test(html);
}

/** A new browser for each run, closed here: Lighthouse's own launcher leaves it behind when stopped. */
async function measure(url: string, hidden: boolean): Promise<Outcome> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(hidden && { skipAudits: ['is-crawlable'] }),
      ...(slow && slowPhone),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const number = (id: string) => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000;
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
      lcp: Math.round(number('largest-contentful-paint')),
      tbt: Math.round(number('total-blocking-time')),
      cls: number('cumulative-layout-shift'),
      faults: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id, title }) => `${id}: ${title}`),
    };
  } finally {
    await browser.close();
  }
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.padEnd(44) + cells.map((cell) => cell.padStart(15)).join('');
}
