/** Stores the first page of this visit and its referrer in this tab until it is closed. */
export const sourceKey = 'source';

export function rememberSource(): void {
  sessionStorage[sourceKey] ??= JSON.stringify([
    location.pathname + location.search,
    document.referrer,
  ]);
}
