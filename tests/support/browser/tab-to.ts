import type { Locator, Page } from 'playwright-core';
import { isFocused } from '../enquiries/enquiry-form.ts';

/** Presses Tab until the focus stands on the target; a person gives up much sooner. */
export async function tabTo(page: Page, target: Locator, most = 140): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate(isFocused)) return;
  }
  throw new Error(`Tab did not reach ${String(target)} in ${most} presses.`);
}

/** Into the content, past bar and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }), 3);
  await page.keyboard.press('Enter');
}
