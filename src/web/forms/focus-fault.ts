import type { Faults } from './read-form.ts';

/** Brings the visitor to the first field that must be mended. */
export function focusFault(form: HTMLFormElement, faults: Faults): void {
  for (const field of form.elements) {
    const name = field.getAttribute('name');
    if (!name || !(name in faults) || field.getAttribute('type') === 'hidden') continue;
    if (field instanceof HTMLElement && field.tabIndex >= 0) {
      field.focus();
      return;
    }
  }
}
