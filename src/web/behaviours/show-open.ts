import { isWorkingTime, type WorkingHours } from '../../domain/enquiry/promise.ts';

/** Shows that the sales desk is open while it is; the markup says that we reply later. */
export function showOpen(root: ParentNode): void {
  for (const text of root.querySelectorAll<HTMLElement>('[data-when-open]')) {
    const hours = JSON.parse(text.dataset['hours']!) as WorkingHours;
    if (isWorkingTime(Date.now(), hours)) text.textContent = text.dataset['whenOpen']!;
  }
}
