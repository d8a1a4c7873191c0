import { useEffect } from 'react';

/**
 * A browser brings the caret of a text field into view, not the field: the rest of it stays under the
 * bar that publishes. While a pointer is down nothing moves, for the text would be selected on the way.
 */
export function useWholeText(): void {
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    let held = false;
    const hold = (down: boolean) => () => {
      held = down;
    };
    document.addEventListener('pointerdown', hold(true), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, hold(false), { signal });
    }
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!held && target instanceof HTMLTextAreaElement)
          target.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
    return () => mounted.abort();
  }, []);
}
