import { isWorkingTime, type WorkingHours } from '../../domain/enquiry/promise.ts';

/** Says that somebody is at the desk only while somebody is; the markup says the other thing. */
export function showOpen(root: ParentNode): void {
  for (const text of root.querySelectorAll<HTMLElement>('[data-when-open]')) {
    const hours = JSON.parse(text.dataset['hours']!) as WorkingHours;
    if (isWorkingTime(Date.now(), hours)) text.textContent = text.dataset['whenOpen']!;
  }
}
