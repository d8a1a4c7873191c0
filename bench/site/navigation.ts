import { setTimeout as sleep } from 'node:timers/promises';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { startServer } from '../../tests/support/server/server.ts';
import { type Finding, median, report, words } from '../report/report.ts';
import { openBareSite } from '../browser/bare-site.ts';
import { openSlowLine } from '../browser/slow-line.ts';
import { openTabBrowser, type Screen, type Tab, type TabBrowser } from '../browser/tab.ts';

/**
 * From the end of a tap on a link to the first paint of the next page, on a line of 150 ms: with
 * speculation rules, and in turns the same way without them. A finger rests on a link for 90 ms, and its
 * page is fetched; a mouse for 300 ms, which the browser has to prerender. A mouse that rests for a second finds
 * the page finished. Beside it, the same way between two bare pages.
 *
 *   npm run bench navigation [rounds]
 */
const rounds = Number(words[0] ?? 5);
const latencyMs = 150;
const limit = 150;

const rests = { finger: 90, mouse: 300, 'resting mouse': 1000 } as const;
type Pointer = keyof typeof rests;
type Line = 'ahead' | 'plain' | 'bare';

const fabric = href.fabric(fabrics[0]!.slug);
const ways: readonly (readonly [from: string, to: string])[] = [
  ['/', '/fabrics'],
  ['/fabrics', href.fabrics({ category: 'nylon-classics' })],
  ['/catalogue', fabric],
  [fabric, href.catalogue()],
  ['/blog', href.article('what-is-gsm-fabric-weight-chart')],
  ['/contact', href.scheduleCall()],
];
const screens: Readonly<Record<Pointer, Screen>> = {
  finger: { width: 390, height: 844, phone: true },
  mouse: { width: 1440, height: 900, phone: false },
  'resting mouse': { width: 1440, height: 900, phone: false },
};

interface Passage {
  readonly ms: number;
  /** True when the browser had prerendered the page, or at least fetched it, before the tap ended. */
  readonly ahead: 'drawn' | 'fetched' | undefined;
}

const server = await startServer();
const bare = await openBareSite();
const lines = {
  ahead: await openSlowLine(server.url, { latencyMs, speculates: true }),
  plain: await openSlowLine(server.url, { latencyMs, speculates: false }),
  bare: await openSlowLine(bare.url, { latencyMs, speculates: true }),
};
const browser = await openTabBrowser();
try {
  const passages: Record<Pointer, Record<Line, Passage[]>> = {
    finger: { ahead: [], plain: [], bare: [] },
    mouse: { ahead: [], plain: [], bare: [] },
    'resting mouse': { ahead: [], plain: [], bare: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const pointer of Object.keys(rests) as Pointer[]) {
      for (const [from, to] of ways) {
        const seen: string[] = [];
        for (const line of ['ahead', 'plain', 'bare'] as const) {
          const way = line === 'bare' ? (['/', '/other'] as const) : ([from, to] as const);
          const passage = await pass(browser, pointer, lines[line].url, ...way);
          passages[pointer][line].push(passage);
          seen.push(
            `${passage.ms.toFixed(0)} ms${passage.ahead ? ` (${passage.ahead} ahead)` : ''}`,
          );
        }
        const [ours, plain, peer] = seen;
        console.log(`${pointer} ${from} → ${to}: ${ours}, without rules ${plain}, bare ${peer}`);
      }
    }
  }
  report(
    (Object.keys(rests) as Pointer[]).map((pointer) => judge(pointer, passages[pointer])),
    Object.fromEntries(
      Object.entries(passages).map(([pointer, { ahead, plain, bare: peer }]) => [
        pointer,
        { ahead: figuresOf(ahead), plain: figuresOf(plain), bare: figuresOf(peer) },
      ]),
    ),
  );
} finally {
  await browser.close();
  await Promise.all(Object.values(lines).map((line) => line.close()));
  await bare.close();
  await server.remove();
}

function figuresOf(list: readonly Passage[]): { medianMs: number; ahead: string } {
  const count = (how: Passage['ahead']) => list.filter(({ ahead }) => ahead === how).length;
  return {
    medianMs: Math.round(median(list.map(({ ms }) => ms))),
    ahead: `drawn ahead ${count('drawn')}, fetched ${count('fetched')} of ${list.length}`,
  };
}

function judge(
  pointer: Pointer,
  { ahead, plain, bare: empty }: Readonly<Record<Line, readonly Passage[]>>,
): Finding {
  const [ours, peer, nearest] = [figuresOf(ahead), figuresOf(plain), figuresOf(empty)];
  const who = `a ${pointer} (${rests[pointer]} ms), ${pointer === 'finger' ? 'phone' : 'wide screen'}`;
  return {
    promise: `from a tap to the next page painted, ${who}, line of ${latencyMs} ms`,
    limit: `at most ${limit} ms; without speculation rules ${peer.medianMs} ms, a bare page ${nearest.medianMs} ms`,
    figure: `${ours.medianMs} ms (${ours.ahead})`,
    ok: ours.medianMs <= limit,
    ifShort: `This machine has no graphics card: what a page still needs, being laid out and painted, is done by its 2 cores.${pointer === 'finger' ? ' A finger leaves 90 ms: 60 ms of the line are left then.' : ''}`,
  };
}

async function pass(
  visitor: TabBrowser,
  pointer: Pointer,
  origin: string,
  from: string,
  to: string,
): Promise<Passage> {
  const tab = await visitor.open(screens[pointer]);
  try {
    await tab.send('Page.navigate', { url: origin + from });
    await until(tab, `document.readyState === 'complete' && location.href !== 'about:blank'`);
    await sleep(1500);
    await tab.evaluate(`(${noteTap.toString()})()`);
    const find = `(${findLink.toString()})(${JSON.stringify(to)})`;
    await tab.evaluate(find);
    // What lies above was never laid out before, and may move the link.
    await sleep(500);
    const place = await tab.evaluate<{ x: number; y: number }>(find);
    await sleep(100);
    await touch(tab, pointer, place);
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

async function touch(
  tab: Tab,
  pointer: Pointer,
  { x, y }: { x: number; y: number },
): Promise<void> {
  if (pointer !== 'finger') {
    const press = { x, y, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await sleep(rests[pointer]);
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await sleep(60);
    // The answer is lost when the page is left at once.
    tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => {});
    return;
  }
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(rests.finger);
  tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
}

/** Runs in the page: the point at which to press a visible link. */
function findLink(to: string): { x: number; y: number } {
  const links = [...document.querySelectorAll(`a[href="${to}"]`)];
  const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }))!;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
}

/** Runs in the page that is left: records when the finger left the screen. */
function noteTap(): void {
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('tapped', String(performance.timeOrigin + event.timeStamp)),
    true,
  );
}

/** Runs in the page that was opened. */
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
