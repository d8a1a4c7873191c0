const place = 'first-hour-began';

/** When the first step was taken in this browser; the last one says how long it took. */
export function noteStart(now = Date.now()): void {
  if (localStorage.getItem(place) === null) localStorage.setItem(place, String(now));
}

/** Whole minutes; nothing where it was begun elsewhere, or days ago. */
export function minutesSince(now = Date.now()): number | undefined {
  const began = Number(localStorage.getItem(place) ?? Number.NaN);
  const minutes = Math.max(1, Math.round((now - began) / 60_000));
  return Number.isFinite(minutes) && minutes <= 120 ? minutes : undefined;
}
