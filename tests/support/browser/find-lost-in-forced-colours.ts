import type { Page } from 'playwright-core';

/**
 * In forced-colours mode backgrounds and shadows disappear: a control must still have an edge or an
 * underline, a visible focus, and its icon.
 */
export function findLostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const say = (element: Element) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${name}”`;
    };
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();

    for (const control of document.querySelectorAll<HTMLElement>('.btn, .inp, select, textarea')) {
      if (!seen(control) || control.closest('.trap')) continue;
      const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(control);
      const edged = Number.parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none';
      if (!edged || borderBottomColor === canvas) faults.push(`no edge: ${say(control)}`);
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary',
    )) {
      if (!seen(control) || control.tabIndex < 0) continue;
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      const frames = [control, control.closest('label')].filter((each) => each !== null);
      const shown = frames.some((frame) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(frame);
        return (
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && outlineColor !== canvas
        );
      });
      if (!shown) faults.push(`no focus: ${say(control)}`);
    }
    for (const icon of document.querySelectorAll('button svg *, a svg *')) {
      if (!seen(icon)) continue;
      const { fill, stroke } = getComputedStyle(icon);
      const drawn = [fill, stroke].some((paint) => paint !== 'none' && paint !== canvas);
      if (!drawn && icon.tagName !== 'g' && icon.tagName !== 'title') {
        faults.push(`lost icon in ${say(icon.closest('a, button')!)}`);
      }
    }
    for (const element of document.querySelectorAll('button, a[href], button *, a[href] *')) {
      // A mask may also cut out what an element holds; that stays.
      if (element.childNodes.length > 0) continue;
      const { maskImage, backgroundColor } = getComputedStyle(element);
      if (maskImage !== 'none' && backgroundColor === canvas && seen(element)) {
        faults.push(`painted through a mask: ${say(element)}`);
      }
    }
    return [...new Set(faults)];
  });
}
