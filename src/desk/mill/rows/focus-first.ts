/** Whoever opens a form begins to write at once: in the field that was asked for, or in the first. */
export function focusFirst(box: HTMLElement | null, field?: string): void {
  const asked = field && box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  (asked || box?.querySelector<HTMLElement>('input, textarea, select, summary'))?.focus();
}

/** The same as a ref. */
export function focusFirstIn(box: HTMLElement | null): void {
  focusFirst(box);
}
