import type { Page } from 'playwright-core';

/**
 * Focuses every focusable element, forwards and backwards, and lists those that are then outside the
 * window or covered. A script moves the focus in Tab order, only faster.
 */
export function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        // Of cards and rows from one template only the first few and the last two are checked.
        !element.closest('.cards > :nth-child(n + 7):not(:nth-last-child(-n + 2))') &&
        !element.closest('li:nth-child(n + 7):not(:nth-last-child(-n + 2)) > .picker-row') &&
        // Picture rows snap back when a script moves the focus this fast; they do not with a pressed Tab key.
        !element.closest('[data-gallery-row] > :not(:first-child)'),
    );
    const faults = new Set<string>();
    // The bar appears with the first scrolling and could cover what is focused after that.
    scrollTo({ top: 200, behavior: 'instant' });
    await pause(50);
    for (const element of [...all, ...all.toReversed()]) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element || !hiddenBy(element)) continue;
      // The element may not have been laid out yet, or a picture row may still scroll: check again at
      // the speed of a person.
      element.blur();
      await pause(50);
      element.focus();
      await pause(400);
      const fault = hiddenBy(element);
      if (fault) faults.add(fault);
      if (faults.size > 7) break;
    }
    return [...faults];

    function pause(milliseconds: number): Promise<void> {
      return new Promise((done) => {
        setTimeout(done, milliseconds);
      });
    }

    /** Most of the part inside the window must be visible; a box may be taller than the window. */
    function hiddenBy(element: HTMLElement): string | undefined {
      const label = element.closest('label');
      const boxes = [...element.getClientRects(), ...(label?.getClientRects() ?? [])];
      const covers: string[] = [];
      let seen = 0;
      let unchecked = boxes.length * 25;
      for (const { left, top, width, height } of boxes) {
        for (let point = 0; point < 25; point += 1) {
          if (seen > covers.length + unchecked) return undefined;
          unchecked -= 1;
          const x = left + (width * ((point % 5) + 0.5)) / 5;
          const y = top + (height * (Math.floor(point / 5) + 0.5)) / 5;
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
          const over = document.elementFromPoint(x, y);
          if (!over || over.contains(element) || element.contains(over) || label?.contains(over)) {
            seen += 1;
          } else covers.push(`${over.tagName.toLowerCase()}.${over.getAttribute('class')}`);
        }
      }
      if (seen > covers.length) return undefined;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const { x, y } = element.getBoundingClientRect();
      const why = covers.length > 0 ? `is under ${covers[0]}` : `lies at ${x | 0},${y | 0}`;
      return `${element.tagName.toLowerCase()}.${element.className} “${name}” ${why}`;
    }
  });
}
