import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { fastestVisitorMs } from '../../../src/domain/enquiry/too-fast.ts';
import { findLightChromium } from '../../../scripts/check/find-chromium.mjs';
import { within } from '../patience.ts';
import { launch } from '../server/launch.ts';
import { watchPage } from './watch-page.ts';

export type Width = keyof typeof screens;

/** The two screen sizes in which every page is tested. */
const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export const widths = Object.keys(screens) as Width[];

export interface Visit {
  readonly width?: Width;
  readonly script?: boolean;
  /** Only for tools that must inject their own script into the page. */
  readonly bypassCsp?: boolean;
  /** Faults that this test provokes on purpose. */
  readonly expected?: readonly RegExp[];
  readonly options?: BrowserContextOptions;
  /** Called before the page is requested. */
  readonly prepare?: (page: Page) => unknown;
}

export type Open = (address: string, visit?: Visit) => Promise<Page>;

/** One browser for all files of a worker, whichever of the tests below they extend. */
let launched: Promise<Browser> | undefined;

/**
 * A test that opens pages, and fails when any of them has logged to the console, thrown, broken the
 * content policy or missed a file. `open` is a new visitor each time; `reopen` is a returning one with
 * a filled browser cache.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await (launched ??= launch([], findLightChromium()));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('regulars', { scope: 'file' }, ({}, { onCleanup }) => {
    const regulars = new Map<string, Page>();
    onCleanup(async () => {
      for (const page of regulars.values()) await page.context().close();
    });
    return regulars;
  })
  .extend('open', async ({ browser }, { onCleanup }) => {
    const endings: (() => Promise<string[]>)[] = [];
    onCleanup(async () => {
      const faults: string[] = [];
      for (const end of endings) faults.push(...(await end()));
      expect(faults, 'faults seen by the browser').toEqual([]);
    });
    const open: Open = async (address, visit = {}) => {
      const context = await browser.newContext(contextOptions(visit));
      await context.addInitScript(beSlowEnough, fastestVisitorMs);
      context.setDefaultTimeout(within(30_000));
      const page = await context.newPage();
      const faults = watchPage(page, visit.expected ?? []);
      endings.push(async () => {
        const seen = await faults();
        await context.close();
        return seen;
      });
      await visit.prepare?.(page);
      await page.goto(address);
      return page;
    };
    return open;
  })
  .extend('reopen', async ({ browser, regulars }, { onCleanup }) => {
    const watches: (() => Promise<string[]>)[] = [];
    onCleanup(async () => {
      const faults: string[] = [];
      for (const seen of watches) faults.push(...(await seen()));
      expect(faults, 'faults seen by the browser').toEqual([]);
    });
    const reopen: Open = async (address, visit = {}) => {
      const options = { ...contextOptions(visit), serviceWorkers: 'block' as const };
      const key = JSON.stringify(options);
      const page = regulars.get(key) ?? (await (await browser.newContext(options)).newPage());
      regulars.set(key, page);
      watches.push(watchPage(page, [/Service Worker registration/, ...(visit.expected ?? [])]));
      // A previous test may have changed the size or the colour scheme.
      if (options.viewport) await page.setViewportSize(options.viewport);
      await page.emulateMedia({ media: null, forcedColors: null });
      await visit.prepare?.(page);
      await page.goto(address);
      return page;
    };
    return reopen;
  });

function contextOptions(visit: Visit): BrowserContextOptions {
  return {
    ...screens[visit.width ?? 'desktop'],
    javaScriptEnabled: visit.script ?? true,
    bypassCSP: visit.bypassCsp ?? false,
    ...visit.options,
  };
}

/**
 * A test fills a form in faster than any person, and what is sent that soon is taken for a robot's:
 * it is stored, but sends no mail. The page's clock starts as late as the fastest visitor sends.
 */
function beSlowEnough(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}
