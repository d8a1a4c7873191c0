import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../scripts/check/find-chromium.mjs';

/** The Chromium of this machine, without the habits that disturb a measurement. */
export function launch(
  extra: readonly string[] = [],
  executablePath = findChromium(),
): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [...flags, ...extra],
    // Visitors have it; only the tool's habit takes it away.
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
