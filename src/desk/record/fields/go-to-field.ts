import { overlaps } from './fields.ts';

/** Shows the row of a field and puts the cursor into it. False: no row on this screen writes it. */
export function goToField(field: string): boolean {
  const row = rowOf(field);
  if (!row) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  const control = row.querySelector<HTMLElement>('input, textarea, select, button');
  (control ?? row).focus({ preventScroll: true });
  return true;
}

/** Any part of a form may say with `data-row` which fields it writes, with blanks between them. */
export function rowOf(field: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const writes = (row: HTMLElement) =>
    (row.dataset['row'] ?? '').split(' ').some((name) => overlaps(name, field));
  // The innermost: a section names all fields of its rows.
  return rows.findLast(writes);
}
