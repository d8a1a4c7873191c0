import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { href } from '../../src/contract/routes.ts';
import { stylesAtHand } from '../../src/contract/styles-at-hand.ts';
import { letClockStand } from '../support/browser/standing-clock.ts';
import { lookingTest as test } from '../support/server/site.ts';

describe('faces that come after the first paint', () => {
  test.for([
    href.home(),
    href.contact(),
    href.samples(),
    href.article('what-is-gsm-fabric-weight-chart'),
  ])(
    'hardly move %s on a phone: what is installed breaks the lines alike',
    async (path, { visit }) => {
      const page = await visit(path, {
        width: 'phone',
        prepare: async (fresh) => {
          await letClockStand(fresh);
          await delayFaces(fresh, 700);
        },
      });
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('300 20px Newsreader')))
        .toBe(true);
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(await shiftOf(page)).toBeLessThan(0.05);
    },
  );
});

test('on a phone the first visit asks for its faces after the first paint and shows them together, a later page at once', async ({
  visit,
}) => {
  const page = await visit(href.home(), {
    width: 'phone',
    prepare: async (fresh) => {
      await letClockStand(fresh);
      await fresh.addInitScript(noteFrames);
    },
  });
  await expect
    .poll(() => page.evaluate(() => (window as NotingWindow).seenFrames?.at(-1)?.named))
    .toEqual([true, true, true]);
  const faces = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/fonts\/(newsreader|instrument)-/.test(name))
      .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
  );
  expect(faces).toHaveLength(6);
  const frames = await page.evaluate(() => (window as NotingWindow).seenFrames ?? []);
  expect(frames[0]!.named).toEqual([false, false, false]);
  expect(Math.min(...faces.map(({ startTime }) => startTime))).toBeGreaterThan(frames[0]!.at);
  // Each that was shown by itself would lay out the whole page once more.
  const shown = frames.find(({ named }) => named.includes(true))!;
  expect(shown.at).toBeGreaterThan(Math.max(...faces.map(({ responseEnd }) => responseEnd)));
  // All text of the page in one frame would be its longest task. On a busy machine a frame takes longer
  // than from part to part, so what the page asks for is told here.
  expect(frames[0]!.delays).toEqual([1, 100, 200]);
  expect(await faceFrames(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptStyles(page)).toBeGreaterThan(5);
  for (const later of [href.contact(), href.home(), href.collections()]) {
    await page.goto(new URL(later, page.url()).href);
    expect(await faceFrames(page)).toBe(0);
  }
});

test('a face that does not come keeps the others from nobody', async ({ visit }) => {
  const page = await visit(href.contact(), {
    width: 'phone',
    prepare: async (fresh) => {
      await letClockStand(fresh);
      await fresh.route('**/fonts/instrument-label-*', (route) => route.abort());
    },
    expected: [/net::ERR_FAILED/],
  });
  await expect.poll(() => familyOf(page)).toMatch(own);
});

test('faces that take long are left to the next page: this one is being read', async ({
  visit,
}) => {
  const page = await visit(href.contact(), {
    width: 'phone',
    prepare: (fresh) => delayFaces(fresh, 1_000),
  });
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBeGreaterThanOrEqual(6);
  // Nor in the frames after them.
  await page.waitForTimeout(300);
  expect(await familyOf(page)).not.toMatch(own);
  await page.unrouteAll();
  await letClockStand(page);
  await page.goto(new URL(href.about(), page.url()).href);
  await expect.poll(() => familyOf(page)).toMatch(own);
});

test('a toast that is put into the page later has the faces', async ({ visit }) => {
  const page = await visit(href.contact(), { width: 'phone', prepare: letClockStand });
  const isPaused = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => document.body.append(document.getElementById('toasts')!));
  expect(await isPaused()).toBe(false);
});

test.for([
  { how: 'turned and turned back', widths: [390, 844, 390] },
  { how: 'turned upright after it arrived', widths: [844, 390] },
])('a phone that is $how has the faces', async ({ widths }, { visit }) => {
  const [first = 0, ...later] = widths;
  const page = await visit(href.contact(), {
    width: 'phone',
    options: { viewport: { width: first, height: 600 } },
    prepare: letClockStand,
  });
  const isPaused = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  await expect.poll(isPaused).toBe(false);
  for (const width of later) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect.poll(isPaused).toBe(false);
  }
});

test('without script the faces come by themselves', async ({ visit }) => {
  const page = await visit(href.contact(), { width: 'phone', script: false });
  await expect.poll(() => familyOf(page)).toMatch(own);
});

/** The face of text that stands in one of ours. */
const own = /^"?Instrument Sans"?,/;

function familyOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.querySelector('main > *')!).fontFamily);
}

async function delayFaces(page: Page, ms: number): Promise<void> {
  await page.route('**/fonts/*', async (route) => {
    await wait(ms);
    await route.continue();
  });
}

interface NotingWindow extends Window {
  seenFrames?: {
    readonly at: number;
    readonly named: readonly boolean[];
    readonly delays: readonly unknown[];
  }[];
}

/**
 * Keeps, frame by frame, which parts of the page are set in its own faces, once they are there, and how
 * many milliseconds after the faces each of them shows them.
 */
function noteFrames(): void {
  const seen: NonNullable<NotingWindow['seenFrames']> = [];
  (window as NotingWindow).seenFrames = seen;
  const parts = ['body > :first-child', 'main > :first-child', 'main > * + *'];
  const isNamed = (part: Element) =>
    /^\s*"?Newsreader"?,/.test(getComputedStyle(part).getPropertyValue('--font-serif'));
  const delayOf = (part: Element) =>
    part
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'faces')
      .map(({ effect }) => effect?.getTiming().delay)[0];
  const look = (): void => {
    // Of this page performance.now() is set forward, see browser.ts.
    const at = new Event('now').timeStamp;
    const found = parts.map((part) => document.querySelector(part)).filter((part) => part !== null);
    const named = found.map(isNamed);
    if (found.length === parts.length) seen.push({ at, named, delays: found.map(delayOf) });
    if (!named.every(Boolean) || found.length < parts.length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How often the style of the page says that its first frame does without the faces. */
function faceFrames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === 'faces').length,
  );
}

/** How many parts of styles the worker has at hand for the next pages. */
function keptStyles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('shell-'));
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return kept.reduce((sum, count) => sum + count, 0);
  });
}

test('what lies far below is left out of the first frames, and comes by itself', async ({
  visit,
}) => {
  const page = await visit(href.home(), {
    width: 'phone',
    prepare: (fresh) => fresh.addInitScript(noteFooter),
  });
  await page.waitForFunction(() =>
    (document.documentElement.dataset['foot'] ?? '').includes('auto'),
  );
  expect(await page.locator('html').getAttribute('data-foot')).toMatch(/^(hidden )+auto/);
});

test('a button far below has its own colours even if it was looked at before its style came', async ({
  visit,
}) => {
  const page = await visit(href.home(), {
    width: 'phone',
    // Whose first page was another one: for who arrives, the style is inside.
    options: { extraHTTPHeaders: { 'service-worker-navigation-preload': stylesAtHand } },
    prepare: async (fresh) => {
      await fresh.route('**/*.css', async (route) => {
        await wait(500);
        await route.continue();
      });
      // Extensions and test tools do this.
      await fresh.addInitScript(() => {
        const asking = setInterval(() => {
          const far = document.querySelector('.why .btn');
          if (far) document.documentElement.dataset['early'] = getComputedStyle(far).color;
          if (far) clearInterval(asking);
        }, 10);
      });
    },
  });
  expect(await page.locator('html').getAttribute('data-early')).toBe('rgb(0, 0, 238)');
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.why .btn')!).color);
  expect(await colour()).not.toBe('rgb(0, 0, 238)');
});

/** Keeps, frame by frame, how the footer is shown. */
function noteFooter(): void {
  const look = (): void => {
    const foot = document.querySelector('.foot');
    const shown = foot ? getComputedStyle(foot).contentVisibility : '';
    if (shown && shown !== 'visible') {
      document.documentElement.dataset['foot'] = [document.documentElement.dataset['foot'], shown]
        .filter(Boolean)
        .join(' ');
      if (shown === 'auto') return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How much the page has moved since it was first painted, as browsers rate it: 0.1 is still good. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The shift is told with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return new Promise<number>((resolve) => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(shifts.reduce((sum, value) => sum + value, 0)), 100);
    });
  });
}
