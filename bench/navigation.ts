import { setTimeout as sleep } from 'node:timers/promises';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import { href } from '../src/contract/routes.ts';
import { startServer } from '../tests/support/server/server.ts';
import { type Finding, median, report } from './report/report.ts';
import { openSlowLine } from './browser/slow-line.ts';
import { openTabBrowser, type Screen, type Tab, type TabBrowser } from './browser/tab.ts';

/**
 * From the end of a tap on a link to the first paint of the next page, on a line of 150 ms: with
 * speculation rules, and in turns the same way without them. A finger rests on a link for 90 ms, a
 * mouse for 300 ms; that is all the time the browser has to draw ahead.
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
const screens: Readonly<Record<Hand, Screen>> = {
  finger: { width: 390, height: 844, phone: true },
  mouse: { width: 1440, height: 900, phone: false },
};

interface Passage {
  readonly ms: number;
  /** The browser had drawn the page, or at least had its text, before it was asked for. */
  readonly ahead: 'drawn' | 'fetched' | undefined;
}

const server = await startServer();
const lines = {
  ahead: await openSlowLine(server.url, { latencyMs, speculates: true }),
  plain: await openSlowLine(server.url, { latencyMs, speculates: false }),
};
const browser = await openTabBrowser();
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
          seen.push(
            `${passage.ms.toFixed(0)} ms${passage.ahead ? ` (${passage.ahead} ahead)` : ''}`,
          );
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

function figuresOf(list: readonly Passage[]): { medianMs: number; drawn: string } {
  const drawn = list.filter(({ ahead }) => ahead === 'drawn').length;
  return {
    medianMs: Math.round(median(list.map(({ ms }) => ms))),
    drawn: `${drawn} of ${list.length}`,
  };
}

function judge(hand: Hand, { ahead, plain }: Readonly<Record<Line, readonly Passage[]>>): Finding {
  const [ours, peer] = [figuresOf(ahead), figuresOf(plain)];
  const who = hand === 'finger' ? 'a finger, phone' : 'a mouse, wide screen';
  return {
    promise: `from a tap to the next page painted, ${who}, line of ${latencyMs} ms`,
    limit: `at most ${limit} ms; without speculation rules ${peer.medianMs} ms`,
    figure: `${ours.medianMs} ms (drawn ahead ${ours.drawn})`,
    ok: ours.medianMs <= limit,
    ifShort: `This machine has no graphics card: what a page drawn ahead still needs, being painted and faded in, is done by its 2 cores.${hand === 'finger' ? ' A finger leaves 90 ms, less than one way through the line and back.' : ''}`,
  };
}

async function pass(
  visitor: TabBrowser,
  hand: Hand,
  origin: string,
  from: string,
  to: string,
): Promise<Passage> {
  const tab = await visitor.open(screens[hand]);
  try {
    await tab.send('Page.navigate', { url: origin + from });
    await until(tab, `document.readyState === 'complete' && location.href !== 'about:blank'`);
    await sleep(1500);
    await tab.evaluate(`(${noteTap.toString()})()`);
    const place = await tab.evaluate<{ x: number; y: number }>(
      `(${findLink.toString()})(${JSON.stringify(to)})`,
    );
    await sleep(500);
    await touch(tab, hand, place);
    await until(
      tab,
      `location.pathname + location.search === ${JSON.stringify(to)} && !document.prerendering && performance.getEntriesByName('first-contentful-paint').length > 0`,
    );
    return await tab.evaluate<Passage>(`(${readPassage.toString()})()`);
  } finally {
    await tab.close();
  }
}

async function until(tab: Tab, expression: string): Promise<void> {
  for (const patience = Date.now() + 15_000; Date.now() < patience; await sleep(50)) {
    if (await tab.evaluate<boolean>(expression).catch(() => false)) return;
  }
  throw new Error(`This did not come true: ${expression}`);
}

async function touch(tab: Tab, hand: Hand, { x, y }: { x: number; y: number }): Promise<void> {
  if (hand === 'mouse') {
    const press = { x, y, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await sleep(300);
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await sleep(60);
    // Its answer is lost where the page is left at once.
    tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => {});
    return;
  }
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(90);
  tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
}

/** Runs in the page: where to press a link that can be seen. */
function findLink(to: string): { x: number; y: number } {
  const links = [...document.querySelectorAll(`a[href="${to}"]`)];
  const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }))!;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
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
    ahead:
      activated > 0
        ? 'drawn'
        : navigation?.deliveryType === 'navigational-prefetch'
          ? 'fetched'
          : undefined,
  };
}
