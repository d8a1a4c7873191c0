import type { Page } from 'playwright-core';

/**
 * A page shows its faces only if they come soon (`src/web/behaviours/show-faces.ts`), which a busy machine
 * cannot promise. Where its clock stands, they always come soon.
 */
export async function letClockStand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Date.now = () => 0;
  });
}
