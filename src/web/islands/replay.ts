/**
 * Holds the first click or submit that reaches an island before it is alive, so that it is
 * neither lost nor handled twice. `replay` performs it once React listens; `release` lets the
 * browser do what it would have done without us.
 */
export function holdFirstAct(element: HTMLElement): { replay(): void; release(): void } {
  let held: { readonly target: HTMLElement; readonly submitter?: HTMLElement | null } | undefined;

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    // A label or text field needs no React to do its work, and swallowing its click would lose focus.
    const acts = event.type === 'submit' || target.closest('button, a[data-island-act]');
    if (!acts || target.closest('[type=submit]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held =
      event.type === 'submit'
        ? { target, submitter: (event as SubmitEvent).submitter }
        : { target: target.closest<HTMLElement>('button, a') ?? target };
  };
  element.addEventListener('click', hold, true);
  element.addEventListener('submit', hold, true);

  const letGo = () => {
    element.removeEventListener('click', hold, true);
    element.removeEventListener('submit', hold, true);
    const act = held;
    held = undefined;
    return act;
  };
  const perform = (act: typeof held) => {
    if (!act) return;
    if (act.target instanceof HTMLFormElement) act.target.requestSubmit(act.submitter ?? null);
    else act.target.click();
  };
  return { replay: () => perform(letGo()), release: () => perform(letGo()) };
}
