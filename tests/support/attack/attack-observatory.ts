/**
 * Scores the headers of one answer by the published rules of Mozilla's HTTP Observatory: 100 points,
 * minus penalties, plus bonuses once 90 is reached. 100 and more is A+.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export interface Score {
  readonly points: number;
  readonly grade: 'A+' | 'A' | 'below A';
  /** What was found, each with its points. */
  readonly findings: Readonly<Record<string, number>>;
}

export interface Answered {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** True for a page that other sites may frame, which is only the assistant for partners. */
  readonly framable?: boolean;
}

export function scoreHeaders({ headers, framable = false }: Answered): Score {
  const read = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const csp = readPolicy(read('content-security-policy'));
  const rules: readonly (readonly [string, number])[] = [
    scorePolicy(csp),
    scoreTransport(read('strict-transport-security')),
    read('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['may be sniffed', -5],
    scoreFrames(csp, read('x-frame-options'), framable),
    scoreReferrer(read('referrer-policy')),
    scoreCookies([headers['set-cookie'] ?? []].flat()),
    scoreSharing(read('access-control-allow-origin')),
    scoreResourcePolicy(read('cross-origin-resource-policy')),
    scoreRedirect(read('location')),
  ];
  const faults = rules.reduce((sum, [, points]) => sum + Math.min(0, points), 100);
  const bonus = rules.reduce((sum, [, points]) => sum + Math.max(0, points), 0);
  const points = faults >= 90 ? faults + bonus : Math.max(0, faults);
  const grade = points >= 100 ? 'A+' : points >= 90 ? 'A' : 'below A';
  return { points, grade, findings: Object.fromEntries(rules) };
}

type Finding = readonly [string, number];
type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(header: string | undefined): Policy {
  const rules = (header ?? '').split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.filter(([name]) => name).map(([name = '', ...values]) => [name, values]));
}

function scorePolicy(csp: Policy): Finding {
  if (csp.size === 0) return ['no content policy', -25];
  const from = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const active = ['script-src', 'object-src', 'worker-src'].flatMap(from);
  const broad = /^(\*|https?:|data:|blob:|'unsafe-inline')$/;
  if (active.some((source) => broad.test(source))) return ['policy allows foreign script', -20];
  if (active.includes("'unsafe-eval'")) return ['policy allows eval', -10];
  if ([...csp.values()].flat().some((source) => source.startsWith('http:'))) {
    return ['policy allows plain http', -20];
  }
  if (from('style-src').some((source) => broad.test(source))) return ['policy allows style', 0];
  const strict = csp.get('default-src')?.join() === "'none'";
  return strict ? ['policy starts from nothing', 10] : ['policy without unsafe', 5];
}

function scoreTransport(header: string | undefined): Finding {
  if (header === undefined) return ['https not insisted on', -20];
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  return seconds >= 15_768_000 ? ['https for six months', 0] : ['https for too short', -10];
}

function scoreFrames(csp: Policy, header: string | undefined, framable: boolean): Finding {
  const ancestors = csp.get('frame-ancestors');
  if (framable) return ['made to be framed', 0];
  if (ancestors?.join() === "'none'" || ancestors?.join() === "'self'") {
    return ['frames kept out by policy', 5];
  }
  return /^(DENY|SAMEORIGIN)$/i.test(header ?? '')
    ? ['frames kept out', 0]
    : ['may be framed', -20];
}

const privateReferrers: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

function scoreReferrer(header: string | undefined): Finding {
  if (header === undefined) return ['no referrer policy', 0];
  return privateReferrers.has(header) ? ['private referrer', 5] : ['unsafe referrer', -5];
}

function scoreCookies(cookies: readonly string[]): Finding {
  if (cookies.length === 0) return ['no cookies', 0];
  if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return ['readable cookie', -30];
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return ['cookie over http', -40];
  const same = cookies.every((cookie) => /;\s*samesite=(strict|lax)/i.test(cookie));
  return same ? ['cookies kept at home', 5] : ['cookies for other sites', -20];
}

function scoreSharing(header: string | undefined): Finding {
  return header === undefined ? ['not shared', 0] : ['shared with any site', -50];
}

function scoreResourcePolicy(header: string | undefined): Finding {
  if (header === 'same-origin' || header === 'same-site') return ['resources kept at home', 10];
  return header === undefined || header === 'cross-origin'
    ? ['resources open', 0]
    : ['resource policy unreadable', -5];
}

/** Our redirects lead to another path or to our own https address. */
function scoreRedirect(location: string | undefined): Finding {
  if (location === undefined) return ['no redirect', 0];
  const home = /^\/(?![/\\])/.test(location) || location.startsWith('https://taana.example');
  return home ? ['redirect stays at home', 0] : ['redirect leaves', -20];
}
