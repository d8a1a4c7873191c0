import type { Page } from 'playwright-core';
import type { LiveBench } from '../browser/live-page.ts';

/** Pixels across the pictures that are compared. */
export const pixels = 400;

/** Calls the viewer that `browser/live-page.ts` has put on the page. */
export function ask<Name extends keyof LiveBench>(
  page: Page,
  name: Name,
  ...given: Parameters<LiveBench[Name]>
): Promise<ReturnType<LiveBench[Name]>> {
  return page.evaluate(
    ([called, values]) => {
      const bench = (window as unknown as { liveBench: Record<string, (...all: never[]) => never> })
        .liveBench;
      return bench[called as string]!(...(values as unknown as never[]));
    },
    [name, given] as const,
  );
}
