import type { Browser } from 'playwright-core';
import { launch } from '../tests/support/launch.ts';
import { startServer } from '../tests/support/server.ts';
import { staticPaths } from '../tests/support/static-paths.ts';

/**
 * Bytes on the wire for the first view of each route: a phone, a cold cache, nothing touched.
 * Fails when a page costs more than its budget.
 */
const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];
type Weight = Record<Kind, number>;

const budgets: Partial<Weight> = { script: 3 * 1024, stylesheet: 14 * 1024, font: 40 * 1024 };

const routes = process.argv.length > 2 ? process.argv.slice(2) : staticPaths;
const server = await startServer();
const browser = await launch();
try {
  console.log(row(['route', 'HTML', 'CSS', 'JS', 'fonts', 'images', 'other', 'all']));
  let over = 0;
  for (const route of routes) {
    const weight = await weigh(browser, server.url + route);
    const all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
    console.log(row([route, ...kinds.map((kind) => size(weight[kind])), size(all)]));
    for (const [kind, budget] of Object.entries(budgets)) {
      if (weight[kind as Kind] <= budget) continue;
      over += 1;
      console.log(`  over budget: ${kind} ${weight[kind as Kind]} bytes, allowed ${budget}`);
    }
  }
  console.log(`\n${routes.length} routes, ${over} over budget (JS 3 KB, CSS 14 KB, fonts 40 KB)`);
  process.exitCode = over === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.remove();
}

async function weigh(visitor: Browser, url: string): Promise<Weight> {
  const context = await visitor.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const weight: Weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType() as Kind;
    const kind = kinds.includes(type) ? type : 'other';
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  await context.close();
  return weight;
}

function size(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} KB`;
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.padEnd(38) + cells.map((cell) => cell.padStart(10)).join('');
}
