import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../scripts/check/find-chromium.mjs';

/** Starts this machine's Chromium without the background work that disturbs a measurement. */
export function launch(
  extra: readonly string[] = [],
  executablePath = findChromium(),
): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [...flags, ...extra],
    // Playwright disables the back/forward cache by default; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
