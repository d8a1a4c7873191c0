import type { Browser, CDPSession } from 'playwright-core';
import { launch } from '../../tests/support/server/launch.ts';
import { pageKinds } from '../../tests/support/browser/page-kinds.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { openBareSite } from '../browser/bare-site.ts';
import { phone } from '../browser/phone.ts';
import { median, report, words } from '../report/report.ts';

/**
 * The largest paint on a weak phone (CPU 6×) and a thin line (400 kbit/s, 400 ms), as the browser
 * itself delays them, one of each kind of page, for who comes from elsewhere. Beside it what that line
 * makes possible: the bytes of the document, of its style and of the picture, where the largest paint is
 * one, and two round trips, since a style sheet is asked for when its page has come. Ours has its style
 * inside, so `alone` reckons with one. And how near to the first a page comes that has nothing but as
 * many bytes, one heading and a style sheet.
 *
 *   npm run bench weak-phone [runs] [routes]
 */
const runs = Number(words[0] ?? 3);
const routes = words.length > 1 ? words.slice(1) : pageKinds;
const line = { latencyMs: 400, bytesPerMs: 400 / 8 } as const;
const slowdown = 6;
const mostTimes = 1.3;

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Of the picture that is the largest; absent where it is text. */
  readonly picture?: string;
  readonly possible: number;
  /** With one round trip, where the page has its style inside and its largest paint is text. */
  readonly alone: number;
}

const server = await startServer();
const bare = await openBareSite();
const browser = await launch();
try {
  console.log(
    row(['route', 'first s', 'largest s', 'possible s', 'alone s', 'times', 'largest is']),
  );
  const typical: Record<string, Visit & { readonly times: number }> = {};
  for (const route of routes) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, server.url + route));
    const middle = visits.toSorted((a, b) => a.largestPaint - b.largestPaint)[visits.length >> 1]!;
    const times = middle.largestPaint / middle.possible;
    typical[route] = { ...middle, times };
    const { firstPaint, largestPaint, possible, alone } = middle;
    const seconds = [firstPaint, largestPaint, possible, alone].map((ms) => (ms / 1000).toFixed(2));
    console.log(row([route, ...seconds, times.toFixed(2), middle.picture ?? 'text']));
  }
  const nearest = await visit(browser, `${bare.url}/`);
  const bareTimes = nearest.largestPaint / nearest.possible;
  console.log(`A bare page of as many bytes: ${bareTimes.toFixed(2)} times`);
  const pages = Object.entries(typical).toSorted(([, a], [, b]) => b.times - a.times);
  const aloneTimes = median(pages.map(([, visited]) => visited.largestPaint / visited.alone));
  const above = pages.filter(([, { times }]) => times > mostTimes);
  const [worst, { times: most }] = pages[0]!;
  report(
    [
      {
        promise: `largest paint on a weak phone (CPU ${slowdown}×) and a thin line (400 kbit/s, 400 ms), ${pages.length} kinds of page, median of ${runs}`,
        limit: `at most ${mostTimes} × what the bytes of that page and two round trips make possible, for it and for its style; a bare page of as many bytes and a style sheet ${bareTimes.toFixed(2)} ×`,
        figure: `${median(pages.map(([, { times }]) => times)).toFixed(2)} × in the middle, most ${most.toFixed(2)} × (\`${worst}\`); \`/\` after ${((typical['/']?.largestPaint ?? 0) / 1000).toFixed(2)} s. Of one round trip alone, with the style inside the page, ${aloneTimes.toFixed(2)} × in the middle`,
        ok: above.length === 0,
        ifShort: above.map(([route, { times }]) => `${route} ${times.toFixed(2)} ×`).join(', '),
      },
    ],
    { runs, bareTimes, ...typical },
  );
} finally {
  await browser.close();
  await bare.close();
  await server.remove();
}

async function visit(visitor: Browser, url: string): Promise<Visit> {
  const context = await visitor.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes = await watchSizes(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerMs * 1000,
    uploadThroughput: line.bytesPerMs * 1000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(1_500);
  const { firstPaint, largestPaint, picture, stylesheet } = await page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
      });
    const largest = (await read('largest-contentful-paint')).at(-1) as PerformanceEntry & {
      readonly url: string;
    };
    const first = performance.getEntriesByName('first-contentful-paint')[0]!;
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    return {
      firstPaint: first.startTime,
      largestPaint: largest.startTime,
      picture: largest.url,
      stylesheet: sheet?.href ?? '',
    };
  });
  await context.close();
  const needed = [url, stylesheet, ...(picture.startsWith('http') ? [picture] : [])];
  const bytes = needed.reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0);
  return {
    firstPaint,
    largestPaint,
    ...(picture && { picture: picture.startsWith('http') ? new URL(picture).pathname : 'drawn' }),
    possible: 2 * line.latencyMs + bytes / line.bytesPerMs,
    alone: (stylesheet || picture ? 2 : 1) * line.latencyMs + bytes / line.bytesPerMs,
  };
}

/** Bytes of each response, its head included. */
async function watchSizes(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength);
  });
  await session.send('Network.enable');
  return sizes;
}

function row([first = '', ...cells]: readonly string[]): string {
  return first.slice(0, 43).padEnd(44) + cells.map((cell) => cell.padStart(12)).join('');
}
