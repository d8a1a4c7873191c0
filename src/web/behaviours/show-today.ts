/** A page kept by a cache or read offline was built on another day; the reader's own day is shown. */
export function showToday(root: ParentNode, now = new Date()): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
    const today = local.toISOString().slice(0, 10);
    // Mostly it is the same day, and the browser's words for dates take a weak phone 150 ms to load.
    if (time.dateTime === today) continue;
    time.dateTime = today;
    time.textContent = now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  }
}
