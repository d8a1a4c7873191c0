import lighthouse from 'lighthouse';
import { launch } from '../tests/support/launch.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startServer } from '../tests/support/server.ts';

/** Lighthouse as a phone on a slow network: `npm run bench lighthouse [runs] [routes]`. */
const [times, ...rest] = process.argv.slice(2);
const runs = Number(times ?? 3);
const routes = rest.length > 0 ? rest : ['/', '/quote'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server = await startServer();
try {
  console.log(row(['route', ...categories, 'LCP', 'TBT', 'CLS']));
  for (const route of routes) {
    const results: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(server.url + route));
    const typical = results.toSorted((a, b) => a.scores[0]! - b.scores[0]!)[Math.floor(runs / 2)]!;
    const { scores, lcp, tbt, cls, faults } = typical;
    console.log(row([route, ...scores.map(String), lcp, tbt, cls]));
    for (const fault of faults) console.log(`  ${fault}`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
  console.log(`\nmedian of ${runs} runs by performance`);
} finally {
  await server.remove();
}

interface Outcome {
  readonly scores: readonly number[];
  readonly lcp: string;
  readonly tbt: string;
  readonly cls: string;
  readonly faults: readonly string[];
}

/** A new browser for each run, closed here: Lighthouse's own launcher leaves it behind when stopped. */
async function measure(url: string): Promise<Outcome> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const shown = (id: string) => lhr.audits[id]?.displayValue ?? '';
    return {
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      lcp: shown('largest-contentful-paint'),
      tbt: shown('total-blocking-time'),
      cls: shown('cumulative-layout-shift'),
      faults: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id, title }) => `${id}: ${title}`),
    };
  } finally {
    await browser.close();
  }
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.padEnd(28) + cells.map((cell) => cell.padStart(16)).join('');
}
