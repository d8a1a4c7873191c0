import type { Page } from 'playwright-core';

/**
 * Targets that are too small to touch: under 24 by 24 px with another one nearer than 24 px (WCAG 2.5.8,
 * links within a sentence excepted), and main controls under 44. On a screen that is touched, every
 * target outside a sentence has 44 px either way, but for the ends of a warp, which are swiped over.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main =
      '.btn, .quiet, .inp, .bar-menu, .chat, .dock-price, .panel-row, .lnk, .dlg-close button';
    const say = (element: Element, { width, height }: DOMRect) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.className} “${name}” ${Math.round(width)}×${Math.round(height)}`;
    };
    const targets = [
      ...document.querySelectorAll(
        'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], .skips, .trap'))
      .map((element) => ({ element, box: reach(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const small = targets.filter(({ box }) => box.width < 24 || box.height < 24);
    const faults = small
      .filter(({ element }) => !isInText(element))
      .filter(({ element, box }) =>
        targets.some((other) => other.element !== element && crowds(box, other.box)),
      )
      .map(({ element, box }) => `under 24 px: ${say(element, box)}`);
    const low = targets
      .filter(({ element, box }) => element.matches(main) && box.height < 43.5)
      .map(({ element, box }) => `under 44 px: ${say(element, box)}`);
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const tight = targets
      .filter(({ box }) => isTouched && Math.min(box.width, box.height) < 43.5)
      .filter(({ element }) => !isInText(element) && !element.matches('.end'))
      .map(({ element, box }) => `under 44 px by touch: ${say(element, box)}`);
    return [...faults, ...low, ...tight];

    /** The target of a checkbox with a label includes the label. */
    function reach(element: Element): DOMRect {
      const own = element.getBoundingClientRect();
      const labels = (element as HTMLInputElement).labels ?? [];
      if (!element.matches('[type=checkbox], [type=radio]')) return own;
      return [...labels].reduce((sum, label) => {
        const box = label.getBoundingClientRect();
        const left = Math.min(sum.left, box.left);
        const top = Math.min(sum.top, box.top);
        return new DOMRect(
          left,
          top,
          Math.max(sum.right, box.right) - left,
          Math.max(sum.bottom, box.bottom) - top,
        );
      }, own);
    }

    function isInText(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, td, figcaption, address, label, span');
      return block !== null && block.textContent.trim().length > element.textContent.trim().length;
    }

    /** A circle of 24 px around the middle of a small target may touch no other target. */
    function crowds(box: DOMRect, other: DOMRect): boolean {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < 12;
    }
  });
}
