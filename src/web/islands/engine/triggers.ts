/**
 * When an island is hydrated: when the browser is idle, when it comes near the screen, or on
 * intent: the first pointer, touch, focus, click or submit on what it serves.
 */
export type Trigger = 'idle' | 'visible' | 'intent';

const intents = ['pointerover', 'touchstart', 'focusin', 'click', 'submit'] as const;

/** Hears every sign that somebody is about to use something in `root`. */
export function onIntent(root: EventTarget, hear: (event: Event) => void): void {
  for (const intent of intents)
    root.addEventListener(intent, hear, { passive: true, capture: true });
}

export function armTrigger(element: HTMLElement, trigger: Trigger, wake: () => void): void {
  if (trigger === 'idle') {
    // Safari cannot tell when it is idle: the next turn must do.
    const whenIdle = window.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback);
    whenIdle(wake, { timeout: 2000 });
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
    onIntent(element, ({ target }) => {
      if (!serves || (target as Element).closest(serves)) wake();
    });
  }
}
