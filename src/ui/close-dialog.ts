import type { SyntheticEvent } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Hides a dialog in the next frame and closes it behind that frame. Closing a modal dialog wakes the
 * whole page under it, which takes a weak phone longer than a person takes to doubt the key.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open || isClosing(dialog)) return;
  dialog.dataset['closing'] = '';
  afterPaint(() => {
    delete dialog.dataset['closing'];
    dialog.close();
  });
}

/** For Escape and for the form around a close button. */
export function closeAfterPaint(event: SyntheticEvent<HTMLElement>): void {
  // A file that was not chosen cancels too, and its event rises to the dialog.
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  closeDialog(event.currentTarget.closest('dialog'));
}

function isClosing(dialog: HTMLDialogElement): boolean {
  return dialog.dataset['closing'] !== undefined;
}
