import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { fabricFiles } from '../src/content/fabrics/fabric-files.ts';
import { fabricKey } from '../src/content/records/fabric-clashes.ts';
import { screenPath } from '../src/contract/desk/desk-paths.ts';
import { totp } from '../tests/support/desk/desk-visitor.ts';
import { printDeskLink } from '../tests/support/desk/print-desk-link.ts';
import { launch } from '../tests/support/server/launch.ts';
import { startServer } from '../tests/support/server/server.ts';
import { type Acts, createUserActions, type Span, watchEvents } from './browser/touch.ts';
import { median, report, words } from './report/report.ts';

/**
 * The desk in a browser: bytes of its first view with a cold cache, and how soon an editor's screen
 * shows a letter on a processor four times slower.
 *
 *   npm run bench desk-view [visits]
 */
const visits = Number(words[0] ?? 3);
const mostKb = 90;
const mostMs = 50;
const slowdown = 4;
/** From the press on a field to the first key: a hand goes from the mouse to the keys in 0.4 s. */
const handMs = 400;
/** A pause between two words, in which what is written is saved. */
const thoughtMs = 1000;

const card = screenPath('fabric', {
  id: fabricKey(
    Object.values(fabricFiles)
      .flat()
      .find(({ number }) => number === '14B')!.id,
  ),
});

interface Place {
  readonly what: string;
  readonly path: string;
  readonly typed: string;
  /** The field that is typed into, open. */
  find(page: Page): Promise<Locator>;
}

const places: readonly Place[] = [
  {
    what: 'the description of a fabric’s card',
    path: card,
    typed: 'a soft hand',
    find: async (page) => page.getByRole('textbox', { name: 'Description' }),
  },
  {
    what: 'the lapping of a bar',
    path: card,
    typed: '1-0/1-2',
    find: async (page) => page.getByLabel('Lapping of the front bar'),
  },
  {
    what: 'a row of the mill',
    path: screenPath('mill'),
    typed: 'knitters',
    async find(page) {
      await page.getByRole('button', { name: /^Slogan under the name/ }).click();
      return page.getByLabel('Slogan under the name').last();
    },
  },
  {
    what: 'the text of an article',
    path: screenPath('article', { id: 'what-is-gsm-fabric-weight-chart' }),
    typed: 'a soft hand',
    async find(page) {
      await page
        .getByRole('button', { name: /^Edit Text/ })
        .first()
        .click();
      return page.getByRole('textbox', { name: /^Text \d/ }).first();
    },
  },
];

const server = await startServer();
const browser = await launch();
try {
  const storageState = await enter(browser);
  const weight = await weigh(browser, storageState);
  const kb = weight.script + weight.stylesheet;
  const bare = await typeInBareField(browser);
  const keys: { readonly what: string; readonly all: readonly (Span & { key: string })[] }[] = [];
  for (const place of places) {
    const acts: Acts = {};
    for (let turn = 0; turn < visits; turn += 1) await type(browser, storageState, place, acts);
    const all = Object.entries(acts).flatMap(([key, spans]) =>
      spans.map((span) => ({ key, ...span })),
    );
    keys.push({ what: place.what, all: all.toSorted((a, b) => a.ms - b.ms) });
  }
  report(
    [
      {
        promise: 'the desk’s first view, script and style, compressed',
        limit: `at most ${mostKb} KB`,
        figure: `${kb.toFixed(1)} KB`,
        ok: kb <= mostKb,
      },
      ...keys.map(({ what, all }) => {
        const often = all[Math.ceil(all.length * 0.95) - 1]!.ms;
        const slowest = all.at(-1)!;
        const middle = median(all.map(({ ms }) => ms));
        const works = median(all.map(({ workMs }) => workMs));
        return {
          promise: `a key in ${what}, 95 of 100, at ${slowdown}× slowdown`,
          limit: `at most ${mostMs} ms`,
          figure: `${often} ms; ${middle} ms in the middle, of which the page works ${works} ms; slowest of ${all.length}: ${slowest.ms} ms, key ${slowest.key}; slowest in a field on an empty page: ${bare} ms`,
          ok: often <= mostMs,
        };
      }),
    ],
    { weight, bare, keys },
  );
} finally {
  await browser.close();
  await server.remove();
}

type State = NonNullable<BrowserContextOptions['storageState']>;

async function enter(visitor: Browser): Promise<State> {
  const page = await visitor.newPage();
  for (let tries = 0; tries < 50 && !server.log().includes('First owner'); tries += 1) {
    await page.waitForTimeout(200);
  }
  const password = 'seven looms in the rain';
  await page.goto(server.url + (await printDeskLink({ DATA_DIR: server.dataDir })));
  await page.getByLabel('E-mail').fill('owner@mill.example');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Set up the authenticator' }).waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set up the authenticator' }).click();
  const secret = await page.locator('.secret').innerText();
  await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
  const state = await page.context().storageState();
  await page.close();
  return state;
}

/** Kilobytes on the wire, by kind. */
async function weigh(
  visitor: Browser,
  storageState: State,
): Promise<{ readonly script: number; readonly stylesheet: number; readonly font: number }> {
  const context = await visitor.newContext({ storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = { Script: 0, Stylesheet: 0, Font: 0 };
  session.on('Network.responseReceived', ({ requestId, type: kind }) => kinds.set(requestId, kind));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    if (kind in sums) sums[kind]! += encodedDataLength / 1024;
  });
  await page.goto(server.url + screenPath('inbox'), { waitUntil: 'networkidle' });
  await context.close();
  return { script: sums['Script']!, stylesheet: sums['Stylesheet']!, font: sums['Font']! };
}

/** How long the browser itself takes on this machine at this moment: a field on an empty page. */
async function typeInBareField(visitor: Browser): Promise<number> {
  const context = await visitor.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(`data:text/html,<textarea rows=3 cols=40></textarea>`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator('textarea').click();
  await page.waitForTimeout(handMs);
  const acts: Acts = {};
  await createUserActions(page, session, acts).type('a soft hand');
  await context.close();
  return Math.max(...Object.values(acts).map(([span]) => span!.ms));
}

async function type(
  visitor: Browser,
  storageState: State,
  place: Place,
  acts: Acts,
): Promise<void> {
  const context = await visitor.newContext({
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(server.url + place.path, { waitUntil: 'load' });
  const text = await place.find(page);
  await text.waitFor();
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await text.click();
  await page.waitForTimeout(handMs);
  const user = createUserActions(page, session, acts);
  await user.type(place.typed);
  await page.waitForTimeout(thoughtMs);
  await user.type(place.typed);
  await context.close();
}
