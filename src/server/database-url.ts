/** How the connection to PostgreSQL is protected on its way. */
export type DatabaseProtection =
  /** It stays on this machine, or is encrypted and the server's certificate is verified. */
  | 'safe'
  /** `sslmode=disable` or `no-verify`: the owner asked for a connection that others may read. */
  | 'open'
  /** Another machine, and not a word about encryption: `pg` would send everything in clear. */
  | 'unknown';

/**
 * Reads the address as `pg` does: a `host` of the query replaces the one before the path, and the
 * modes `prefer`, `require` and `verify-ca` are stricter than their names and verify the certificate.
 */
export function databaseProtection(databaseUrl: string): DatabaseProtection {
  const url = new URL(databaseUrl);
  const last = (name: string) => url.searchParams.getAll(name).at(-1);
  if (isThisMachine.test(last('host') || url.hostname)) return 'safe';
  const mode = last('sslmode') ?? '';
  if (mode === 'disable' || mode === 'no-verify') return 'open';
  if (last('uselibpqcompat') === 'true') return mode === 'verify-full' ? 'safe' : 'unknown';
  return verified.has(mode) ? 'safe' : 'unknown';
}

/** A loopback address, or the folder of a Unix socket. */
const isThisMachine = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?|(\/|%2f).*)$/i;

const verified: ReadonlySet<string> = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);
