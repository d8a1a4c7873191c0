import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the focus stands on the target; a person gives up much sooner. */
export async function tabTo(page: Page, target: Locator, most = 140): Promise<void> {
  // Found once: looking for a name in the whole page after each press takes most of the time.
  let element = await target.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const state = await element?.evaluate((it) =>
      it.isConnected ? it === document.activeElement : 'replaced',
    );
    if (state === true) return;
    if (state !== false) element = await target.elementHandle();
  }
  throw new Error(`Tab did not reach ${String(target)} in ${most} presses.`);
}

/** Into the content, past bar and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }), 3);
  await page.keyboard.press('Enter');
}
