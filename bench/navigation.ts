import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import { href } from '../src/contract/routes.ts';
import { launch } from '../tests/support/launch.ts';
import { startServer } from '../tests/support/server.ts';
import { type Finding, median, report } from './report.ts';
import { openSlowLine } from './slow-line.ts';

/**
 * From the end of a tap on a link to the first paint of the next page, on a line of 150 ms: with
 * speculation rules, and in turns the same way without them. A finger rests on a link for 90 ms, a
 * mouse for 300 ms; that is all the time the browser has to fetch ahead.
 *
 *   npm run bench navigation [rounds]
 */
const rounds = Number(process.argv[2] ?? 5);
const latencyMs = 150;
const limit = 100;

type Hand = 'finger' | 'mouse';
type Line = 'ahead' | 'plain';

const fabric = href.fabric(fabrics[0]!.slug);
const ways: readonly (readonly [from: string, to: string])[] = [
  ['/', '/fabrics'],
  ['/fabrics', href.fabrics({ category: 'nylon-classics' })],
  ['/catalogue', fabric],
  [fabric, href.catalogue()],
  ['/blog', href.article('what-is-gsm-fabric-weight-chart')],
  ['/contact', href.scheduleCall()],
];
const screens: Readonly<Record<Hand, BrowserContextOptions>> = {
  finger: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  mouse: { viewport: { width: 1440, height: 900 } },
};

interface Passage {
  readonly ms: number;
  /** The browser had the page, or its text, before it was asked for. */
  readonly ahead: boolean;
}

const server = await startServer();
const lines = {
  ahead: await openSlowLine(server.url, { latencyMs, speculates: true }),
  plain: await openSlowLine(server.url, { latencyMs, speculates: false }),
};
const browser = await launch();
try {
  const passages: Record<Hand, Record<Line, Passage[]>> = {
    finger: { ahead: [], plain: [] },
    mouse: { ahead: [], plain: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const hand of ['finger', 'mouse'] as const) {
      for (const [from, to] of ways) {
        const seen: string[] = [];
        for (const line of ['ahead', 'plain'] as const) {
          const passage = await pass(browser, hand, lines[line].url, from, to);
          passages[hand][line].push(passage);
          seen.push(`${passage.ms.toFixed(0)} ms${passage.ahead ? ' (ahead)' : ''}`);
        }
        console.log(`${hand} ${from} → ${to}: ${seen.join(', without rules ')}`);
      }
    }
  }
  report(
    [judge('finger', passages.finger), judge('mouse', passages.mouse)],
    Object.fromEntries(
      Object.entries(passages).map(([hand, { ahead, plain }]) => [
        hand,
        { ahead: figuresOf(ahead), plain: figuresOf(plain) },
      ]),
    ),
  );
} finally {
  await browser.close();
  await Promise.all([lines.ahead.close(), lines.plain.close()]);
  await server.remove();
}

function figuresOf(list: readonly Passage[]): { medianMs: number; hits: string } {
  const hits = list.filter(({ ahead }) => ahead).length;
  return {
    medianMs: Math.round(median(list.map(({ ms }) => ms))),
    hits: `${hits} of ${list.length}`,
  };
}

function judge(hand: Hand, { ahead, plain }: Readonly<Record<Line, readonly Passage[]>>): Finding {
  const [ours, peer] = [figuresOf(ahead), figuresOf(plain)];
  const who = hand === 'finger' ? 'a finger, phone' : 'a mouse, wide screen';
  return {
    promise: `from a tap to the next page painted, ${who}, line of ${latencyMs} ms`,
    limit: `at most ${limit} ms; without speculation rules ${peer.medianMs} ms`,
    figure: `${ours.medianMs} ms (fetched ahead ${ours.hits})`,
    ok: ours.medianMs <= limit,
    ifShort:
      'The page is fetched ahead but not drawn ahead: style, layout and paint come after the tap.',
  };
}

async function pass(
  visitor: Browser,
  hand: Hand,
  origin: string,
  from: string,
  to: string,
): Promise<Passage> {
  const context = await visitor.newContext(screens[hand]);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteTap);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const box = (await link.boundingBox())!;
    await touch(page, hand, box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
    await page.waitForURL(origin + to);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    return await page.evaluate<Passage>(readPassage);
  } finally {
    await context.close();
  }
}

async function touch(page: Page, hand: Hand, x: number, y: number): Promise<void> {
  if (hand === 'mouse') {
    await page.mouse.move(x, y);
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(90);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page that is left: the moment at which the finger left the glass. */
function noteTap(): void {
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('tapped', String(performance.timeOrigin + event.timeStamp)),
    true,
  );
}

/** Runs in the page that came. */
function readPassage(): Passage {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
    readonly deliveryType?: string;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const activated = navigation?.activationStart ?? 0;
  const painted = performance.timeOrigin + Math.max(paint!.startTime, activated);
  return {
    ms: painted - Number(sessionStorage.getItem('tapped')),
    ahead: activated > 0 || navigation?.deliveryType === 'navigational-prefetch',
  };
}
