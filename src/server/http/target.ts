/** The target of a request line, parsed and in its one spelling. */
export type Target =
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  /** The same address in the one spelling that is answered. */
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'bad' }
  | { readonly kind: 'too-long' };

export function readTarget(raw: string): Target {
  if (raw.length > longest) return { kind: 'too-long' };
  if (!/^[\x21-\x7e]+$/.test(raw)) return { kind: 'bad' };
  const relative = stripOrigin(raw);
  if (relative === undefined || relative.includes('#')) return { kind: 'bad' };

  const cut = relative.indexOf('?');
  const rawPath = cut < 0 ? relative : relative.slice(0, cut);
  const search = cut < 0 ? '' : relative.slice(cut + 1);
  const path = cleanPath(rawPath);
  if (path === undefined) return { kind: 'bad' };
  // Never redirected: `//host/` without its last slash would lead a browser to another site.
  if (path.includes('//')) return { kind: 'missing', path };
  if (path.length > 1 && path.endsWith('/')) {
    return { kind: 'moved', location: withSearch(path.slice(0, -1), search) };
  }
  return { kind: 'page', path, search };
}

export function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

const longest = 8192;

/** Clients behind a forward proxy send the whole address; its path is what we serve. */
function stripOrigin(raw: string): string | undefined {
  if (raw.startsWith('/')) return raw;
  const origin = /^https?:\/\/[^/?#]+/i.exec(raw)?.[0];
  if (origin === undefined) return undefined;
  const rest = raw.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** One spelling for each path; undefined for one that no genuine link contains. */
function cleanPath(rawPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  if (/[\p{Cc}\\]/u.test(decoded)) return undefined;
  // An encoded slash or percent sign would mean one thing here and another one further on.
  if (/%(?:2f|25)/i.test(rawPath)) return undefined;
  const segments = decoded.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
  return segments.map(encodeURIComponent).join('/');
}
