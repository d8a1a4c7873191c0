/**
 * Stops the first click or submit that reaches an island (or an element that wakes it) before it is
 * hydrated and repeats it when the returned function is called, so that it is neither lost nor handled twice:
 * React answers it then, or, where the island failed to load, the browser as it would without script.
 */
export function deferFirstAction(element: HTMLElement, island: string, root: Document): () => void {
  let deferred:
    | { readonly target: HTMLElement; readonly submitter: HTMLElement | null | undefined }
    | undefined;

  const defer = (event: Event, target: HTMLElement, submitter?: HTMLElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    deferred = { target, submitter };
    // The pressed control shows that it is busy until the island is hydrated.
    (submitter ?? target).ariaBusy = 'true';
  };
  const deferInside = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'submit') {
      defer(event, target, (event as SubmitEvent).submitter);
      return;
    }
    // A label or text field works without React, and stopping its click would lose the focus.
    const acting = target.closest<HTMLElement>('button, a[data-island-act]');
    if (acting && !target.closest('[type=submit]')) defer(event, acting);
  };
  const deferOutside = (event: MouseEvent) => {
    const caller = (event.target as Element).closest<HTMLElement>(`[data-wakes="${island}"]`);
    // A link opened in a new tab is left to the browser.
    if (caller && !event.ctrlKey && !event.metaKey && !event.shiftKey) defer(event, caller);
  };
  element.addEventListener('click', deferInside, true);
  element.addEventListener('submit', deferInside, true);
  root.addEventListener('click', deferOutside, true);

  return () => {
    element.removeEventListener('click', deferInside, true);
    element.removeEventListener('submit', deferInside, true);
    root.removeEventListener('click', deferOutside, true);
    const action = deferred;
    deferred = undefined;
    // If the target was replaced in the meantime, repeating the action would no longer mean the same.
    if (!action?.target.isConnected) return;
    (action.submitter ?? action.target).ariaBusy = null;
    if (action.target instanceof HTMLFormElement)
      action.target.requestSubmit(action.submitter ?? null);
    else action.target.click();
  };
}
