/** A page kept by a cache or read offline was built on another day; the reader's own day is shown. */
export default function showToday(root: ParentNode, now = new Date()): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    // Mostly it is the same day: the browser's words for dates take a weak phone 150 ms to load.
    const today = isoDate(now);
    if (time.dateTime === today) continue;
    time.dateTime = today;
    time.textContent = now.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  }
}

/** By the reader's own clock. */
function isoDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
