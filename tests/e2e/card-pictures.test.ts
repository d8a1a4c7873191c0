import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookingTest as test } from '../support/server/site.ts';

const category = '/fabrics?category=nylon-classics';

declare const askedUnseen: readonly string[];

test('the first touch of a row of pictures asks nothing of cards far below', async ({ visit }) => {
  const page = await visit(category, {
    width: 'phone',
    prepare: async (fresh) => {
      await fresh.addInitScript(noteQuestions);
    },
  });
  const card = page.locator('[data-gallery]').first();
  await card.locator('[data-gallery-next]').click();
  await expect.poll(() => countOf(page, 0)).toMatch(/^2\//);
  expect(await page.evaluate(() => askedUnseen)).toEqual([]);
});

test('rows that were swiped before their script came show what they count', async ({ visit }) => {
  const { promise: swiped, resolve: letGo } = Promise.withResolvers<void>();
  const page = await visit(category, {
    width: 'phone',
    prepare: async (fresh) => {
      await fresh.route('**/assets/gallery-*.js', async (route) => {
        await swiped;
        await route.continue();
      });
    },
  });
  await page.locator('[data-gallery] a').first().focus();
  for (const place of [0, 3]) {
    const row = page.locator('[data-gallery-row]').nth(place);
    await row.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
    });
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  // Both have come to rest; what says so was heard by nobody.
  await page.waitForTimeout(300);
  letGo();
  await expect.poll(() => countOf(page, 3)).toMatch(/^2\//);
  await page.locator('[data-gallery-row]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => countOf(page, 0)).toMatch(/^2\//);
});

function countOf(page: Page, place: number): Promise<string | null> {
  return page.locator('[data-gallery-count]').nth(place).textContent();
}

/** Runs in the page: a row that is asked how far it is scrolled has its card laid out, seen or not. */
function noteQuestions(): void {
  const unseen: string[] = [];
  Object.assign(globalThis, { askedUnseen: unseen });
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft')!;
  Object.defineProperty(Element.prototype, 'scrollLeft', {
    configurable: true,
    get(this: Element) {
      if (!this.checkVisibility({ contentVisibilityAuto: true })) unseen.push(this.className);
      return get!.call(this) as number;
    },
  });
}
