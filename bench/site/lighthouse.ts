import type { Flags } from 'lighthouse';
import { furnishRoom } from '../../tests/support/desk/furnish-room.ts';
import { pageKinds } from '../../tests/support/browser/page-kinds.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { type Category, type LighthouseRun, runLighthouse } from '../browser/run-lighthouse.ts';
import { type Finding, isMarked, median, report, words } from '../report/report.ts';

/**
 * Lighthouse as a phone on a slow network, one of each kind of page; with `slow` as a weak phone
 * on a line of 400 kbit/s, as the browser itself delays them; with `modelled` the same phone as
 * Lighthouse derives it from a fast run: all that came before the paint in that run counts as if the
 * paint had waited for it.
 *
 * By default Lighthouse multiplies the CPU time by four, which simulates a mid-range phone on a fast
 * desktop computer (index 1500 and more). With `calibrated` the factor is chosen so that this machine
 * simulates the same phone.
 *
 *   npm run bench lighthouse [runs] [routes] [slow | modelled | calibrated]
 */
const slow = isMarked('slow');
const modelled = isMarked('modelled');
const weak = slow || modelled;
const calibrated = isMarked('calibrated');
const runs = Number(words[0] ?? 5);
/** A buyer's room has a secret address of its own in each run. */
const room = '/room';
const routes = words.length > 1 ? words.slice(1) : [...pageKinds, room];
const all: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Only the first category depends on the speed of phone and network, and differs from run to run. */
const categories: readonly Category[] = weak || calibrated ? ['performance'] : all;

/** The limits are lower for the weak phone, which is slow because of its network alone. */
const wanted: Readonly<Record<Category, number>> = {
  performance: weak ? 90 : 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Lighthouse's own network settings for phones. */
const ordinary = { rttMs: 150, throughputKbps: 1638.4 } as const;
const weakPhone: Flags = {
  throttlingMethod: modelled ? 'simulate' : 'devtools',
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
};

/** How many times slower a mid-range phone is than a machine of this index, by Lighthouse's own formula. */
function phoneFactor(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}

const server = await startServer();
const roomPath = routes.includes(room) ? await furnishRoom(server) : '';
let factor: number | undefined;
if (calibrated) {
  factor = phoneFactor(await machineIndex());
  console.log(`CPU slowed down ${factor.toFixed(2)} times\n`);
}
try {
  console.log(row(['route', ...categories, 'LCP s', 'TBT ms', 'CLS', 'index']));
  const typical: Record<string, LighthouseRun> = {};
  for (const route of routes) {
    const outcomes: LighthouseRun[] = [];
    const address = server.url + (route === room ? roomPath : route);
    const hidden = await isHidden(address);
    for (let run = 0; run < runs; run += 1) {
      const judged = run === 0 ? categories : (['performance'] as const);
      outcomes.push(await measure(address, hidden, judged));
    }
    const outcome = medianOf(outcomes);
    typical[route] = outcome;
    const { scores, lcp, tbt, cls, index, faults } = outcome;
    const cells = [...categories.map((id) => scores[id]), (lcp / 1000).toFixed(1), tbt, cls, index];
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

function judge(category: Category, typical: Readonly<Record<string, LighthouseRun>>): Finding {
  const pages = Object.entries(typical).toSorted(
    ([, a], [, b]) => a.scores[category] - b.scores[category],
  );
  const limit = wanted[category];
  const below = pages.filter(([, { scores }]) => scores[category] < limit);
  const listed = below.map(([route, { scores }]) => `\`${route}\` ${scores[category]}`).join(', ');
  const full = pages.length - below.length;
  const phone = weak
    ? `Lighthouse on a weak phone (CPU 6×, 400 kbit/s${modelled ? ', modelled from a fast run' : ''})`
    : `Lighthouse on a phone${calibrated ? ', calibrated for this machine' : ''}`;
  return {
    promise: `${phone}, ${category}, ${pages.length} kinds of page${category === 'performance' ? `, median of ${runs}` : ''}`,
    limit: `${limit}`,
    figure:
      below.length === 0 ? `${limit} or more on all` : `${full} of ${pages.length}; ${listed}`,
    ok: below.length === 0,
    ifShort:
      category === 'performance'
        ? below
            .map(
              ([route, { lcp, tbt }]) =>
                `${route}: largest picture after ${(lcp / 1000).toFixed(1)} s, main thread blocked ${tbt} ms`,
            )
            .join('; ') + speed(pages.map(([, { index }]) => index))
        : [...new Set(below.flatMap(([, { faults }]) => faults))].join('; '),
  };
}

function speed(indexes: readonly number[]): string {
  if (calibrated) return '';
  const index = Math.round(median(indexes));
  const times = ((weak ? 6 : 4) / phoneFactor(index)).toFixed(1);
  return `. This machine has index ${index}: slowed down like that it is ${times} times slower than the phone that Lighthouse means (\`calibrated\` makes that phone)`;
}

function medianOf(outcomes: readonly LighthouseRun[]): LighthouseRun {
  return {
    scores: {
      ...outcomes[0]!.scores,
      performance: median(outcomes.map(({ scores }) => scores.performance)),
    },
    lcp: median(outcomes.map(({ lcp }) => lcp)),
    tbt: median(outcomes.map(({ tbt }) => tbt)),
    cls: median(outcomes.map(({ cls }) => cls)),
    index: median(outcomes.map(({ index }) => index)),
    faults: [...new Set(outcomes.flatMap(({ faults }) => faults))],
  };
}

/** The best of three runs, because other work can only make the machine look slower. */
async function machineIndex(): Promise<number> {
  const indexes: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    indexes.push((await measure(`${server.url}/offline`, true, ['performance'])).index);
  }
  return Math.max(...indexes);
}

/** A page with `noindex` must not lose points for not being indexable. */
async function isHidden(url: string): Promise<boolean> {
  const answer = await fetch(url);
  const html = await answer.text();
  return /<meta name="robots" content="noindex/.test(html);
}

function measure(
  url: string,
  hidden: boolean,
  judged: readonly Category[],
): Promise<LighthouseRun> {
  return runLighthouse(url, {
    onlyCategories: [...judged],
    ...(hidden && { skipAudits: ['is-crawlable'] }),
    ...(weak && weakPhone),
    ...(factor && { throttling: { ...ordinary, cpuSlowdownMultiplier: factor } }),
  });
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.padEnd(44) + cells.map((cell) => cell.padStart(15)).join('');
}
