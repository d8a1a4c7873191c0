import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll } from '../browser/axe-audit.ts';
import { findHiddenFocus } from '../browser/find-hidden-focus.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findUnspoken, readTree } from '../browser/read-tree.ts';

const usualWidths = [1440, 768, 390, 320];

interface Check {
  readonly dialog?: boolean;
  readonly widths?: readonly number[];
}

/**
 * Checks a screen of the desk at the given widths, by default every usual one, without loading it again.
 * Behind an open dialog nothing else is read out or reached.
 */
export async function checkScreen(
  page: Page,
  { dialog = false, widths = usualWidths }: Check = {},
): Promise<void> {
  if (!dialog) expect(findUnspoken(await readTree(page)), 'read out').toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
    expect(await findSidewaysScroll(page), `at ${width} px`).toEqual([]);
    if (width === 768 || width === 320) continue;
    expect(await auditAccessibility(page), `axe at ${width} px`).toEqual([]);
    if (!dialog) expect(await findHiddenFocus(page), `focus at ${width} px`).toEqual([]);
    if (width === 390) expect(await findSmallTargets(page), 'hit with a thumb').toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
