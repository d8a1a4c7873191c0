import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Chromium's headless shell: the same engine, which starts in a third of the time. */
const shells = ['chromium-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium that really starts, or undefined. `CHROMIUM_PATH` takes precedence. */
export function findChromium() {
  return findFirst([...browsers, ...shells]);
}

/** The same for tests, which open hundreds of pages and need no window. */
export function findLightChromium() {
  return findFirst([...shells, ...browsers]);
}

function findFirst(names) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, but no browser starts there.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(starts);
}

/** Runs the program to check it, because Ubuntu's `chromium-browser` only prints how to install a snap. */
function starts(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom/i.test(stdout);
}
