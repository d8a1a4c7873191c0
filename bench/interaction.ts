import type { Browser } from 'playwright-core';
import { aiChatTexts } from '../src/contract/assistant/ai-chat.ts';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import { href } from '../src/contract/routes.ts';
import { launch } from '../tests/support/server/launch.ts';
import { startServer } from '../tests/support/server/server.ts';
import { type Acts, createHand, type Hand, type Span, watchEvents } from './browser/touch.ts';
import { type Finding, median, report, words } from './report/report.ts';

/**
 * From touch or key to the next picture (INP, as the browser itself times it), on a phone whose
 * processor is four times slower. Each act of a journey is done once in every visit, a new page each
 * time; its median counts, and the journey counts with its slowest act. Visits take turns with a bare
 * page of one button, so that a busy machine is busy for both.
 *
 *   npm run bench interaction [visits] [journeys]
 */
const [times, ...chosen] = words;
const visits = Number(times ?? 7);
const slowdown = 4;
const limit = 50;
/** A bare button this slow says that the machine is busy with something else. */
const tooBusy = 45;

interface Journey {
  readonly path: string;
  act(hand: Hand): Promise<void>;
}

const journeys: Readonly<Record<string, Journey>> = {
  menu: { path: '/about', act: walkMenu },
  search: { path: '/catalogue', act: typeSearch },
  dialog: { path: href.fabric(fabrics[0]!.slug), act: askPrice },
  viewer: { path: '/fabrics?category=nylon-classics', act: lookClosely },
  chat: { path: '/faq', act: askAssistant },
};
const walked = Object.keys(journeys).filter((name) => chosen.length === 0 || chosen.includes(name));

const bare = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name=viewport content="width=device-width"><style>.on{background:teal}</style><button style="font-size:2em">Press</button><script>document.querySelector("button").onclick=e=>e.target.classList.toggle("on")</script>',
)}`;

const server = await startServer();
const browser = await launch();
try {
  const measured: Record<string, Acts> = {};
  for (let turn = 0; turn < visits; turn += 1) {
    await visit('bare', { path: bare, act: pressButton });
    for (const name of walked) {
      const { path, act } = journeys[name]!;
      await visit(name, { path: server.url + path, act });
    }
  }
  const peer = slowest(measured['bare']!);
  if (peer.ms > tooBusy) {
    throw new Error(`A bare button took ${peer.ms} ms: the machine is too busy to tell anything.`);
  }
  report(
    walked.map((name) => judge(name, measured[name]!, peer.ms)),
    Object.fromEntries(Object.entries(measured).map(([name, acts]) => [name, figuresOf(acts)])),
  );

  async function visit(name: string, journey: Journey): Promise<void> {
    const acts = (measured[name] ??= {});
    await walk(browser, journey, acts);
    const last = Object.entries(acts).map(([act, spans]) => ({ act, ms: spans.at(-1)!.ms }));
    const worst = last.reduce((a, b) => (b.ms > a.ms ? b : a));
    console.log(`${name.padEnd(8)} ${last.length} acts, slowest ${worst.ms} ms (${worst.act})`);
  }
} finally {
  await browser.close();
  await server.remove();
}

function judge(name: string, acts: Acts, peer: number): Finding {
  const worst = slowest(acts);
  return {
    promise: `${name}: slowest of ${Object.keys(acts).length} acts at ${slowdown}× slowdown`,
    limit: `at most ${limit} ms; a bare button ${peer} ms`,
    figure: `${worst.ms} ms (${worst.act})`,
    ok: worst.ms <= limit,
    ifShort: `Above the limit, with the work of the main thread: ${medians(acts)
      .filter(({ ms }) => ms > limit)
      .map(({ act, ms, workMs }) => `${act} ${ms} ms (${workMs})`)
      .join(', ')}.`,
  };
}

function medians(acts: Acts): (Span & { readonly act: string })[] {
  return Object.entries(acts).map(([act, spans]) => ({
    act,
    ms: median(spans.map(({ ms }) => ms)),
    workMs: median(spans.map(({ workMs }) => workMs)),
  }));
}

/** `32 ms, 12 of work`, by act. */
function figuresOf(acts: Acts): Record<string, string> {
  return Object.fromEntries(
    medians(acts).map(({ act, ms, workMs }) => [act, `${ms} ms, ${workMs} of work`]),
  );
}

function slowest(acts: Acts): { readonly act: string; readonly ms: number } {
  return medians(acts).reduce((a, b) => (b.ms > a.ms ? b : a));
}

async function walk(visitor: Browser, { path, act }: Journey, acts: Acts): Promise<void> {
  const context = await visitor.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await act(createHand(page, session, acts));
  await context.close();
}

async function pressButton(hand: Hand): Promise<void> {
  for (let press = 0; press < 12; press += 1) await hand.tap('press', 'button');
}

async function walkMenu(hand: Hand): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await hand.tap('open', '.bar-menu');
    await hand.tap('one submenu', '#menu summary:has-text("Blogs")');
    await hand.tap('another', '#menu summary:has-text("Categories")');
    await hand.press('close', 'Escape');
  }
}

async function typeSearch(hand: Hand): Promise<void> {
  await hand.tap('focus', '[name=search]');
  await hand.type('locknit');
  for (let back = 0; back < 4; back += 1) await hand.press('delete', 'Backspace');
  await hand.tap('open the facets', 'summary:has-text("Narrow by fibre")');
  await hand.tap('tick one', '.tickbox:has-text("100% Cotton")');
}

async function askPrice(hand: Hand): Promise<void> {
  const opener = '[data-price]:visible';
  await hand.tap('first touch', opener);
  await hand.page.getByRole('dialog').waitFor();
  await hand.tap('focus', 'dialog [name=contactValue]');
  await hand.type('asha@rao.in');
  await hand.tap('by phone', 'dialog label:has-text("Phone")');
  await hand.press('close', 'Escape');
  await hand.tap('open again', opener);
}

async function lookClosely(hand: Hand): Promise<void> {
  await hand.tap('first touch', 'a[data-viewer=grid] >> nth=1');
  await hand.page.getByRole('dialog', { name: 'Picture viewer' }).waitFor();
  for (const name of ['Next picture', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom out', 'Reset']) {
    await hand.tap(name, `dialog button[aria-label="${name}"], dialog button:has-text("${name}")`);
  }
  for (let next = 0; next < 3; next += 1) await hand.press('leaf', 'ArrowRight');
  await hand.press('close', 'Escape');
}

async function askAssistant(hand: Hand): Promise<void> {
  await hand.tap('first touch', 'a:has-text("Chat with our AI")');
  const dialog = hand.page.getByRole('dialog', { name: 'Chat with our AI' });
  // It has the focus already: a tap there would change nothing and wait for the caret's next blink.
  await dialog.locator(`[placeholder="${aiChatTexts.placeholder}"]:focus`).waitFor();
  await hand.type('lead time?');
  await hand.press('send', 'Enter');
  await dialog.getByText('10–21 days').waitFor();
  await hand.tap('focus', `[placeholder="${aiChatTexts.placeholder}"]`);
  await hand.type('and of lace?');
  await hand.press('send', 'Enter');
}
