import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { within } from '../patience.ts';
import type { Server } from '../server/server.ts';

/** Presses the button that sends a code, and types the digits that were mailed. */
export async function typeMailedCode(page: Page, server: Server, button: string): Promise<void> {
  const before = await codes(server);
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel(/digits that we sent/).waitFor();
  await expect
    .poll(async () => (await codes(server)).length, { timeout: within(20_000) })
    .toBeGreaterThan(before.length);
  const code = (await codes(server)).find((each) => !before.includes(each))!;
  await page.getByLabel(/digits that we sent/).fill(code);
}

async function codes(server: Server): Promise<string[]> {
  const subjects = (await server.mails(0)).map(({ subject = '' }) => subject);
  return subjects.filter((each) => each.includes('is your code')).map((each) => each.slice(0, 6));
}
