import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { stylesAtHand } from '../../src/contract/styles-at-hand.ts';
import { everyPath } from '../../tests/support/browser/page-paths.ts';
import { launch } from '../../tests/support/server/launch.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { fromElsewhere, wireBytes } from '../../tests/support/server/wire-bytes.ts';
import { type Finding, report, words } from '../report/report.ts';
import { phone } from '../browser/phone.ts';

/**
 * Bytes on the wire for the first view of every page there is: a phone, a cold cache, nothing
 * touched. HTML and stylesheet as they come to whoever has been here; who arrives gets both as one.
 *
 *   npm run bench weight [routes]
 */
const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
const columns = [...kinds, 'arrival'] as const;
type Kind = (typeof kinds)[number];
type Weight = Record<(typeof columns)[number] | 'requests', number>;

const budgets = {
  script: { promise: 'script on the first view, no React', kb: 3 },
  stylesheet: { promise: 'stylesheet, one file a page', kb: 12 },
  font: { promise: 'fonts', kb: 40 },
  document: { promise: 'HTML', kb: 16 },
  arrival: { promise: 'HTML with its style inside, for who comes from elsewhere', kb: 28 },
} satisfies Partial<Record<keyof Weight, object>>;
const excuses: Partial<Record<keyof Weight, string>> = {
  script: 'Pages with a gallery need its script before a thumb reaches it.',
};

const routes = words.length > 0 ? words : everyPath();
const server = await startServer();
const browser = await launch();
try {
  console.log(row(['route', 'HTML', 'CSS', 'JS', 'fonts', 'images', 'other', 'arrival', 'all']));
  const weights: Record<string, Weight> = {};
  for (const route of routes) {
    const weight = { ...(await weigh(browser, server.url + route)), arrival: await arrive(route) };
    const all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
    console.log(row([route, ...columns.map((kind) => size(weight[kind])), size(all)]));
    weights[route] = weight;
  }
  report(
    (Object.keys(budgets) as (keyof typeof budgets)[]).map((kind) => judge(kind, weights)),
    {
      bytes: `${kinds.join(' ')}; requests; arrival`,
      ...Object.fromEntries(
        routes.map((route) => [route, Object.values(weights[route]!).join(' ')]),
      ),
    },
  );
} finally {
  await browser.close();
  await server.remove();
}

function judge(kind: keyof typeof budgets, weights: Readonly<Record<string, Weight>>): Finding {
  const { promise, kb } = budgets[kind];
  const sorted = Object.entries(weights).toSorted(([, a], [, b]) => a[kind] - b[kind]);
  const [lightest, heaviest] = [sorted[0]!, sorted.at(-1)!];
  const over = sorted.filter(([, weight]) => weight[kind] > kb * 1024);
  return {
    promise: `${promise}, ${sorted.length} pages`,
    limit: `at most ${kb} KB each`,
    figure: `${size(lightest[1][kind])} to ${size(heaviest[1][kind])} (\`${heaviest[0]}\`)`,
    ok: over.length === 0,
    ifShort: [`${over.length} of ${sorted.length} pages are over.`, excuses[kind]].join(' ').trim(),
  };
}

/** As it is for all but the first, who does not wait for a strong compression. */
async function arrive(route: string): Promise<number> {
  const ask = () => wireBytes(server, [route], fromElsewhere);
  const first = await ask();
  for (let patience = 100; patience > 0; patience -= 1) {
    const bytes = await ask();
    if (bytes < first) return bytes;
    await sleep(50);
  }
  return first;
}

async function weigh(visitor: Browser, url: string): Promise<Omit<Weight, 'arrival'>> {
  const hasBeenHere = { 'service-worker-navigation-preload': stylesAtHand };
  const context = await visitor.newContext({ ...phone, extraHTTPHeaders: hasBeenHere });
  const page = await context.newPage();
  const weight: Omit<Weight, 'arrival'> = {
    document: 0,
    stylesheet: 0,
    script: 0,
    font: 0,
    image: 0,
    other: 0,
    requests: 0,
  };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType() as Kind;
    const kind = kinds.includes(type) ? type : 'other';
    weight.requests += 1;
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasItsFaces);
  // The view is complete; later requests do not count and would outlive the page.
  page.removeAllListeners('requestfinished');
  await Promise.all(counted);
  await context.close();
  return weight;
}

/** On a phone they are asked for after the first frames, part by part. */
async function hasItsFaces(): Promise<boolean> {
  const waiting = document
    .getAnimations()
    .some((animation) => (animation as CSSAnimation).animationName === 'faces');
  return !waiting && (await document.fonts.ready).status === 'loaded';
}

function size(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} KB`;
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.padEnd(50) + cells.map((cell) => cell.padStart(10)).join('');
}
