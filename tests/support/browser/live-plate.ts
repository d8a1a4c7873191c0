import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { within } from '../patience.ts';
import type { Visit } from './browser.ts';

/** Knitting and drawing without a graphics card, on a machine that does other things too. */
export const patience = { timeout: within(60_000) };

/** Without a graphics card the canvas is read back for every picture of the page. */
export const stalls = [/GPU stall due to ReadPixels/];

/** Tells the page that drawing by software is good enough (can-live.ts). */
export const allowed = {
  expected: stalls,
  prepare: (page: Page) =>
    page.addInitScript(() => sessionStorage.setItem('cloth-software', 'allowed')),
} satisfies Visit;

/** The same, noting the path of everything that the page asks for. */
export function noting(requested: string[]): Visit {
  return {
    ...allowed,
    prepare: async (page) => {
      await allowed.prepare(page);
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    },
  };
}

/** Touches the lamp and waits for the finest cloth. */
export async function wake(page: Page): Promise<void> {
  await comeAlive(page, () => page.locator('.lamp-first').click());
  await settled(page);
}

/** A machine that is busy with something else may leave the worker silent; a person would try again. */
export async function comeAlive(page: Page, begin: () => Promise<void>, tries = 3): Promise<void> {
  await begin();
  const shown = page.locator('.live-plate[data-shown]');
  const gaveUp = page.getByText('could not be computed here');
  await shown.or(gaveUp).first().waitFor(patience);
  if (tries === 0 || (await shown.isVisible())) return shown.waitFor(patience);
  await page.reload();
  await comeAlive(page, begin, tries - 1);
}

export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.live-stage').innerText(), patience).toBe('');
}

export interface Look {
  /** Changes with every picture. */
  readonly sum: number;
  readonly mean: readonly number[];
  /** Deviation of the green channel: a plain area has none. */
  readonly spread: number;
}

/** A piece of the plate on which nothing lies, as it is painted. */
export async function look(page: Page): Promise<Look> {
  // A click on the card scrolls the page, and the bar would lie on the piece.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { x, y, width, height } = (await page.locator('.live-plate').boundingBox())!;
  const clip = {
    x: x + width * 0.5,
    y: y + height * 0.45,
    width: width * 0.4,
    height: height * 0.25,
  };
  const picture = sharp(await page.screenshot({ clip })).removeAlpha();
  const { channels } = await picture.stats();
  const bytes = await picture.raw().toBuffer();
  return {
    sum: bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7),
    mean: channels.map(({ mean }) => mean),
    spread: channels[1]!.stdev,
  };
}

export async function changed(page: Page, from: number): Promise<void> {
  await expect.poll(async () => (await look(page)).sum, patience).not.toBe(from);
}
