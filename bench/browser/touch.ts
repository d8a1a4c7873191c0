import type { CDPSession, Page } from 'playwright-core';

export interface Span {
  /** Wall-clock time from the action to the frame that shows its effect. */
  readonly ms: number;
  /** Time the page's main thread worked during the action and right after it, with the CPU slowdown. */
  readonly workMs: number;
}

/** The measurements of all visits, by action. */
export type Acts = Record<string, Span[]>;

/** Taps and types like a person, with a pause after each action, and records how long the page took to show it. */
export interface UserActions {
  readonly page: Page;
  tap(what: string, selector: string): Promise<void>;
  press(what: string, key: string): Promise<void>;
  type(text: string): Promise<void>;
}

export function createUserActions(page: Page, session: CDPSession, acts: Acts): UserActions {
  let count = 0;
  async function note(what: string, act: () => Promise<void>): Promise<void> {
    const before = await workOf(session);
    await page.evaluate('watched.begin()');
    await act();
    await page.waitForTimeout(150);
    const ms = await page.evaluate<number>('watched.settled()');
    const workMs = Math.round((await workOf(session)) - before);
    count += 1;
    (acts[`${count} ${what}`] ??= []).push({ ms, workMs });
  }
  const user: UserActions = {
    page,
    async tap(what, selector) {
      const { x, y } = await findPlace(page, selector);
      await note(what, () => page.touchscreen.tap(x, y));
    },
    press: (what, key) => note(what, () => page.keyboard.press(key)),
    async type(text) {
      for (const letter of text) await user.press(`type ${letter}`, letter);
    },
  };
  return user;
}

/**
 * The window must be larger than the phone it shows: what lies outside it is never put on a display, and
 * an event that changes only that seems to last until something else is painted.
 */
export async function enlargeWindow(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: 1200, height: 1400 };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/** Finds the place before the measurement, because Playwright's own tap inspects the page while it is timed. */
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

/**
 * Runs in the page: keeps the longest event of an action, as the browser times it. An event is reported
 * only after its frame, which may be later than the next look: it belongs to the action in which it began.
 */
export function watchEvents(): void {
  let began = 0;
  let longest = 0;
  let pending = 0;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  // Every click and key is answered by a frame some time; until then its duration is not known.
  for (const kind of ['click', 'keydown', 'pointerup'])
    addEventListener(
      kind,
      () => {
        pending += 1;
        requestAnimationFrame(() => setTimeout(() => (pending -= 1), 32));
      },
      true,
    );

  function take(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries as PerformanceEventTiming[]) {
      if (entry.interactionId && entry.startTime >= began)
        longest = Math.max(longest, entry.duration);
    }
  }
  Object.assign(globalThis, {
    watched: {
      begin() {
        take(observer.takeRecords());
        began = performance.now();
        longest = 0;
      },
      async settled() {
        for (let waited = 0; pending > 0 && waited < 3000; waited += 20)
          await new Promise((resolve) => setTimeout(resolve, 20));
        take(observer.takeRecords());
        return longest;
      },
    },
  });
}
