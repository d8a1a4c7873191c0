import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** How a page is opened for the audit: our policy would refuse the script that axe is. */
export const forAudit = { bypassCsp: true, options: { reducedMotion: 'reduce' } } as const;

/** Cards and rows of one template: the first few stand for the rest, whose contrast is the same. */
const repeated = ['.cards > :nth-child(n + 4)', 'li:nth-child(n + 6) > .picker-row'];

/** Accessibility faults of the page as it stands, one readable line each. */
export async function auditAccessibility(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    // What is not laid out lies anywhere: axe would hold its colour against another's ground.
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
    // What lies in a box of its own that scrolls or cuts does not widen the page.
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
