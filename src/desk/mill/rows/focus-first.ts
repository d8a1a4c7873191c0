/** As a ref: whoever opens a form begins to write at once. */
export function focusFirst(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
}
