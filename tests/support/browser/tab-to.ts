import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the target has the focus; fails after `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 140): Promise<void> {
  // The target is found once, because searching the page by name after each press is slow.
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

/** Moves the focus into the content, past the header and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }), 3);
  await page.keyboard.press('Enter');
}
