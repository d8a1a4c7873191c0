export interface HeldAct {
  /** Performs the held act once React listens. */
  replay(): void;
  /** Lets the browser do what it would have done without us. */
  release(): void;
}

/**
 * Holds the first click or submit that reaches an island, or an element that wakes it, before it
 * is alive, so that it is neither lost nor handled twice.
 */
export function holdFirstAct(element: HTMLElement, island: string, root: Document): HeldAct {
  let held: { readonly target: HTMLElement; readonly submitter?: HTMLElement | null } | undefined;

  const hold = (event: Event, target: HTMLElement, submitter?: HTMLElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = submitter === undefined ? { target } : { target, submitter };
    // Until then it shows that it was pressed.
    (submitter ?? target).ariaBusy = 'true';
  };
  const holdInside = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'submit') {
      hold(event, target, (event as SubmitEvent).submitter);
      return;
    }
    // A label or text field needs no React to do its work, and swallowing its click would lose focus.
    const acting = target.closest<HTMLElement>('button, a[data-island-act]');
    if (acting && !target.closest('[type=submit]')) hold(event, acting);
  };
  const holdOutside = (event: MouseEvent) => {
    const caller = (event.target as Element).closest<HTMLElement>(`[data-wakes="${island}"]`);
    // A link opened in a new tab is the browser's business.
    if (caller && !event.ctrlKey && !event.metaKey && !event.shiftKey) hold(event, caller);
  };
  element.addEventListener('click', holdInside, true);
  element.addEventListener('submit', holdInside, true);
  root.addEventListener('click', holdOutside, true);

  const letGo = () => {
    element.removeEventListener('click', holdInside, true);
    element.removeEventListener('submit', holdInside, true);
    root.removeEventListener('click', holdOutside, true);
    const act = held;
    held = undefined;
    // What a newer answer has replaced is nothing anybody asked for any more.
    if (!act?.target.isConnected) return;
    (act.submitter ?? act.target).ariaBusy = null;
    if (act.target instanceof HTMLFormElement) act.target.requestSubmit(act.submitter ?? null);
    else act.target.click();
  };
  return { replay: letGo, release: letGo };
}
