import type { BrowserContextOptions } from 'playwright-core';

/** A telephone as most visitors hold it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
