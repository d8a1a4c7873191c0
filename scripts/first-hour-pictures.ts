/**
 * Takes the pictures of docs/first-hour.md: `node scripts/first-hour-pictures.ts`, after a build. The
 * same journey as the test walks, on a server with an empty data folder.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { walkFirstHour } from '../tests/support/desk/first-hour-journey.ts';
import { printDeskLink } from '../tests/support/desk/print-desk-link.ts';
import { launch } from '../tests/support/server/launch.ts';
import { startServer } from '../tests/support/server/server.ts';

const folder = join(import.meta.dirname, '../docs/first-hour');
const most = 60 * 1024;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 880 } });
  await page.goto(server.url + (await linkWhenReady()));
  const began = Date.now();
  const fabric = await walkFirstHour(page, take);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  const buyer = await browser.newPage({ viewport: { width: 1280, height: 880 } });
  await buyer.goto(`${server.url}/`);
  await take(buyer, '6-home');
  await buyer.goto(server.url + fabric);
  await take(buyer, '7-fabric');
  console.log(`Walked in ${minutes} minutes; the pictures are in docs/first-hour.`);
} finally {
  await browser.close();
  await server.remove();
}

async function linkWhenReady(): Promise<string> {
  for (let tries = 0; tries < 50 && !server.log().includes('First owner'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return printDeskLink({ DATA_DIR: server.dataDir });
}

/** Small enough for a repository, large enough to be read. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1200);
  const shot = sharp(await page.screenshot()).resize({ width: 960 });
  for (const quality of [60, 45, 30]) {
    const picture = await shot.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > most && quality > 30) continue;
    await writeFile(join(folder, `${name}.webp`), picture);
    return;
  }
}
