/**
 * When an island is hydrated: at once, when the browser is idle, when it comes near the screen, or on
 * intent: the first pointer, touch, focus, click or submit on what it serves.
 */
export type Trigger = 'load' | 'idle' | 'visible' | 'intent';

export const intents = ['pointerover', 'touchstart', 'focusin', 'click', 'submit'] as const;

export function armTrigger(element: HTMLElement, trigger: Trigger, wake: () => void): void {
  if (trigger === 'load') wake();
  else if (trigger === 'idle') {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  } else if (trigger === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
  } else {
    const { serves } = element.dataset;
    const wakeIfServed = ({ target }: Event) => {
      if (!serves || (target as Element).closest(serves)) wake();
    };
    for (const intent of intents) {
      element.addEventListener(intent, wakeIfServed, { passive: true, capture: true });
    }
  }
}
