/** A page kept by a cache or read offline was built on another day; the reader's own day is shown. */
export function showToday(root: ParentNode, now = new Date()): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = now.toLocaleDateString('en-CA');
    time.textContent = now.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  }
}
