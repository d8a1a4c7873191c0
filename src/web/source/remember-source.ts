/** Where this visit began: the first page and who led to it, kept in this tab until it is closed. */
export const sourceKey = 'source';

export function rememberSource(): void {
  sessionStorage[sourceKey] ??= JSON.stringify([
    location.pathname + location.search,
    document.referrer,
  ]);
}
