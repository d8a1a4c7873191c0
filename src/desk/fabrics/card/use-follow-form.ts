import { useEffect } from 'react';
import { findOnPage } from './page-marks.ts';

/** The page beside the form shows what is written in the form, and frames the row being written. */
export function useFollowForm(frame: HTMLIFrameElement | null): void {
  useEffect(() => {
    let asked = 0;
    let framed: HTMLElement | undefined;
    let movesUntil = 0;
    const show = (row: Element | null | undefined, outline: boolean) => {
      const page = frame?.contentDocument;
      if (!page || !row) return;
      const part = partFor(page, row);
      if (outline) {
        setOutline(framed, '');
        framed = part;
        setOutline(framed, '2px solid #c8902b');
      }
      if (!part) return;
      movesUntil = performance.now() + longestMoveMs;
      bringIntoView(part);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) show(target.closest('[data-row]'), true);
    };
    const onScroll = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        show(rowInView(), false);
      });
    };
    /** Who types at once is not held up by a page that still moves. */
    const onKey = () => {
      const view = frame?.contentWindow;
      if (performance.now() < movesUntil)
        view?.scrollTo({ top: view.scrollY, behavior: 'instant' });
      movesUntil = 0;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('keydown', onKey, { passive: true });
    // The page is new: the row being written is framed on it again.
    show(document.activeElement?.closest('[data-row]'), true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('scroll', onScroll);
      document.removeEventListener('keydown', onKey);
      cancelAnimationFrame(asked);
      setOutline(framed, '');
    };
  }, [frame]);
}

/** A browser moves a page smoothly for no longer. */
const longestMoveMs = 1000;

function partFor(page: Document, row: Element): HTMLElement | undefined {
  for (const field of row.getAttribute('data-row')?.split(' ') ?? []) {
    const part = findOnPage(page, field);
    if (part) return part;
  }
  return undefined;
}

/** Set by script: the page's own policy admits no style that comes with its text. */
function setOutline(part: HTMLElement | undefined, outline: string): void {
  if (!part) return;
  part.style.outline = outline;
  part.style.outlineOffset = outline && '4px';
}

function bringIntoView(part: HTMLElement): void {
  const view = part.ownerDocument.defaultView;
  if (!view) return;
  const { top, height } = part.getBoundingClientRect();
  const goal = view.scrollY + top - Math.max(24, (view.innerHeight - height) / 3);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ top: goal, behavior: calm ? 'instant' : 'smooth' });
}

/** The first row under the bar and the index that are fixed at the top. */
function rowInView(): Element | undefined {
  const rows = [...document.querySelectorAll('.line[data-row]')];
  return rows.find((row) => row.getBoundingClientRect().bottom > 220);
}
