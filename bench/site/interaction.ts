import type { Browser } from 'playwright-core';
import { aiChatTexts } from '../../src/contract/assistant/ai-chat.ts';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { launch } from '../../tests/support/server/launch.ts';
import { startServer } from '../../tests/support/server/server.ts';
import {
  type Acts,
  createUserActions,
  enlargeWindow,
  type UserActions,
  type Span,
  watchEvents,
} from '../browser/touch.ts';
import { type Finding, median, report, words } from '../report/report.ts';
import { phone } from '../browser/phone.ts';

/**
 * From touch or key to the next frame (INP, as the browser itself times it), on a phone whose
 * processor is four times slower. Each action of a journey is done once in every visit, a new page each
 * time; its median counts, and the journey counts with its slowest action. Visits take turns with a bare
 * page of one button, so that a busy machine is busy for both.
 *
 *   npm run bench interaction [visits] [journeys]
 */
const [times, ...chosen] = words;
const visits = Number(times ?? 7);
const slowdown = 4;
/** A first touch also loads what it opens. */
const limits = { first: 100, other: 50 };
/** If a bare button is this slow, the machine is busy with something else. */
const tooBusy = 45;

interface Journey {
  readonly path: string;
  act(user: UserActions): Promise<void>;
}

const journeys: Readonly<Record<string, Journey>> = {
  menu: { path: '/about', act: walkMenu },
  search: { path: '/catalogue', act: typeSearch },
  dialog: { path: href.fabric(fabrics[0]!.slug), act: askPrice },
  card: { path: href.fabric(fabrics[0]!.slug), act: askPriceOfCard },
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
  const [first, ...others] = medians(acts);
  const worst = others.reduce((a, b) => (b.ms > a.ms ? b : a));
  const above = [first!, ...others].filter((one) => one.ms > limitOf(one === first));
  return {
    promise: `${name}: first touch, and slowest of ${others.length} other acts, at ${slowdown}× slowdown`,
    limit: `at most ${limits.first} ms, and ${limits.other} ms; a bare button ${peer} ms`,
    figure: `${first!.ms} ms, and ${worst.ms} ms (${worst.act})`,
    ok: above.length === 0,
    ifShort: `Above the limit, with the work of the main thread: ${above
      .map(({ act, ms, workMs }) => `${act} ${ms} ms (${workMs})`)
      .join(', ')}.`,
  };
}

function limitOf(isFirst: boolean): number {
  return isFirst ? limits.first : limits.other;
}

function medians(acts: Acts): (Span & { readonly act: string })[] {
  return Object.entries(acts).map(([act, spans]) => ({
    act,
    ms: median(spans.map(({ ms }) => ms)),
    workMs: median(spans.map(({ workMs }) => workMs)),
  }));
}

/** `32 ms, 12 of work`, by action. */
function figuresOf(acts: Acts): Record<string, string> {
  return Object.fromEntries(
    medians(acts).map(({ act, ms, workMs }) => [act, `${ms} ms, ${workMs} of work`]),
  );
}

function slowest(acts: Acts): { readonly act: string; readonly ms: number } {
  return medians(acts).reduce((a, b) => (b.ms > a.ms ? b : a));
}

async function walk(visitor: Browser, { path, act }: Journey, acts: Acts): Promise<void> {
  const context = await visitor.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await enlargeWindow(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await act(createUserActions(page, session, acts));
  await context.close();
}

async function pressButton(user: UserActions): Promise<void> {
  for (let press = 0; press < 12; press += 1) await user.tap('press', 'button');
}

async function walkMenu(user: UserActions): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await user.tap('open', '.bar-menu');
    await user.tap('one submenu', '#menu summary:has-text("Blogs")');
    await user.tap('another', '#menu summary:has-text("Categories")');
    await user.press('close', 'Escape');
  }
}

async function typeSearch(user: UserActions): Promise<void> {
  await user.tap('focus', '[name=search]');
  await user.type('locknit');
  for (let back = 0; back < 4; back += 1) await user.press('delete', 'Backspace');
  await user.tap('open the facets', 'summary:has-text("Narrow by fibre")');
  await user.tap('tick one', '.tickbox:has-text("100% Cotton")');
}

/** From the button that every screen of a fabric has. */
async function askPrice(user: UserActions): Promise<void> {
  const opener = '.dock-price';
  await user.tap('first touch', opener);
  await user.page.getByRole('dialog').waitFor();
  await user.tap('focus', 'dialog [name=contactValue]');
  await user.type('asha@rao.in');
  await user.tap('by phone', 'dialog label:has-text("Phone")');
  await user.press('close', 'Escape');
  await user.tap('open again', opener);
}

/** From a card seven screens further down, while its pictures still come. */
async function askPriceOfCard(user: UserActions): Promise<void> {
  const opener = '.pc [data-price]:visible';
  await user.tap('first touch', opener);
  await user.page.getByRole('dialog').waitFor();
  await user.press('close', 'Escape');
  await user.tap('open again', opener);
  await user.press('close', 'Escape');
}

async function lookClosely(user: UserActions): Promise<void> {
  await user.tap('first touch', 'a[data-viewer=grid] >> nth=1');
  await user.page.getByRole('dialog', { name: 'Picture viewer' }).waitFor();
  for (const name of ['Next picture', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom out', 'Reset']) {
    await user.tap(name, `dialog button[aria-label="${name}"], dialog button:has-text("${name}")`);
  }
  for (let next = 0; next < 3; next += 1) await user.press('arrow key', 'ArrowRight');
  await user.press('close', 'Escape');
}

async function askAssistant(user: UserActions): Promise<void> {
  await user.tap('first touch', 'a:has-text("Chat with our AI")');
  const dialog = user.page.getByRole('dialog', { name: 'Chat with our AI' });
  // The field has the focus already; a tap would change nothing and measure the caret's next blink.
  await dialog.locator(`[placeholder="${aiChatTexts.placeholder}"]:focus`).waitFor();
  await user.type('lead time?');
  await user.press('send', 'Enter');
  await dialog.getByText('10–21 days').waitFor();
  await user.tap('focus', `[placeholder="${aiChatTexts.placeholder}"]`);
  await user.type('and of lace?');
  await user.press('send', 'Enter');
}
