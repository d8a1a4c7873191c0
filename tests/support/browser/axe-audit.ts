import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Options for the audited page, because our content security policy would block the axe script. */
export const forAudit = { bypassCsp: true, options: { reducedMotion: 'reduce' } } as const;

/** Of cards and rows from one template only the first few are checked, since the rest are the same. */
const repeated = ['.cards > :nth-child(n + 4)', 'li:nth-child(n + 6) > .picker-row'];

/** Accessibility faults of the page in its current state, one readable line each. */
export async function auditAccessibility(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    // Elements without layout have no position, and axe would compare their colour with a wrong background.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  }
  const results = await page.evaluate<AxeResults, string[]>(runAxe, repeated);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help} at ${target.join(' ')} (${why})`;
    }),
  );
}

function runAxe(exclude: string[]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const shown = exclude.filter((selector) => document.querySelector(selector));
  return axe.run(
    { exclude: shown },
    { resultTypes: ['violations'], iframes: false, preload: false },
  );
}

/** Elements that reach past the right edge of the window, where the page scrolls sideways. */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    // Content of a box that scrolls or clips does not widen the page.
    const contained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || contained(parent);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .filter((element) => !contained(element))
      .slice(0, 5)
      .map(
        (element) => `${element.tagName.toLowerCase()}.${element.className} reaches past ${width}`,
      );
  });
}
