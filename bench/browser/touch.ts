import type { CDPSession, Page } from 'playwright-core';

export interface Span {
  /** From the act to the picture that shows it, by the clock. */
  readonly ms: number;
  /** What the page's main thread worked for it and right after it, slowed down as it is. */
  readonly workMs: number;
}

/** What every visit measured, by act. */
export type Acts = Record<string, Span[]>;

/** Acts as a person does, with a rest after each, and notes how long the page took to show it. */
export interface Hand {
  readonly page: Page;
  tap(what: string, selector: string): Promise<void>;
  press(what: string, key: string): Promise<void>;
  type(text: string): Promise<void>;
}

export function createHand(page: Page, session: CDPSession, acts: Acts): Hand {
  let count = 0;
  async function note(what: string, act: () => Promise<void>): Promise<void> {
    const before = await workOf(session);
    await act();
    await page.waitForTimeout(150);
    const ms = await page.evaluate<number>(
      '(() => { const { ms } = watched; watched.ms = 0; return ms; })()',
    );
    const workMs = Math.round((await workOf(session)) - before);
    count += 1;
    (acts[`${count} ${what}`] ??= []).push({ ms, workMs });
  }
  const hand: Hand = {
    page,
    async tap(what, selector) {
      const { x, y } = await findPlace(page, selector);
      await note(what, () => page.touchscreen.tap(x, y));
    },
    press: (what, key) => note(what, () => page.keyboard.press(key)),
    async type(text) {
      for (const letter of text) await hand.press(`type ${letter}`, letter);
    },
  };
  return hand;
}

/** Beforehand, and by ourselves: the tool's own tap looks around in the page while it is timed. */
async function findPlace(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const target = page.locator(selector).first();
  await target.waitFor();
  await target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    if (middle < 100 || middle > innerHeight - 120) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  });
  await page.waitForTimeout(150);
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs in the page: keeps the longest event of an act, as the browser times it. */
export function watchEvents(): void {
  const watched = { ms: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) watched.ms = Math.max(watched.ms, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
