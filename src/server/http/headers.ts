/** Security headers as data: the one place to look when a browser refuses something. */
export interface Setting {
  /** The visitor came over https. */
  readonly secure: boolean;
  /** Only the embeddable assistant may be framed by another site. */
  readonly framable?: boolean;
  /** Pages of this site may frame it, and no others. */
  readonly framedHere?: boolean;
  /** It frames pages of this site: the desk, which previews them. */
  readonly framesPages?: boolean;
  /** Files that mails, feeds and partner sites may show. */
  readonly shareable?: boolean;
  /** A style sheet, a font, a picture: it runs and opens nothing, wherever it is shown. */
  readonly passive?: boolean;
  /** The page carries the id of a measurement service, so it may reach that service. */
  readonly measured?: boolean;
  /** Of the styles that stand in the page itself: these and no others. */
  readonly styleHashes?: readonly string[];
}

/** Flat list of names and values, as `writeHead` takes it. */
export type HeaderList = readonly string[];

export function securityHeaders(setting: Setting): HeaderList {
  const { framable = false, framedHere = false, shareable = false, secure } = setting;
  const always = [
    ...(secure ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []),
    'X-Content-Type-Options',
    'nosniff',
    'Cross-Origin-Resource-Policy',
    framable || shareable ? 'cross-origin' : 'same-origin',
  ];
  // A page asks for a dozen of them, and 700 bytes of rules for what is no document delay it on a thin line.
  if (setting.passive) return ['Content-Security-Policy', nothing, ...always];
  return [
    'Content-Security-Policy',
    contentPolicy(setting),
    ...always,
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    permissions,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(framable ? [] : ['X-Frame-Options', framedHere ? 'SAMEORIGIN' : 'DENY']),
  ];
}

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Both lists of one kind of response, made once: first over http, then over https. */
export function securityPair(
  setting: Omit<Setting, 'secure'> = {},
): readonly [HeaderList, HeaderList] {
  return [
    securityHeaders({ ...setting, secure: false }),
    securityHeaders({ ...setting, secure: true }),
  ];
}

const sources: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self' https://wa.me",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  // The loader's one policy: it makes the addresses of our three workers and no other.
  'trusted-types': 'worker',
};

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The hosts the measurement service needs, and no other. */
const measuredSources: Readonly<Record<string, string>> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://www.google.com https://www.google.co.in',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://www.google.com https://googleads.g.doubleclick.net',
};

function contentPolicy(setting: Setting): string {
  const { secure, framable = false, framedHere = false, framesPages = false, measured } = setting;
  const { styleHashes = [] } = setting;
  const rules = Object.entries(sources).map(([name, value]) => {
    if (measured && name === 'trusted-types') return `${name} ${value} measurement`;
    if (name === 'style-src') return [name, value, ...styleHashes].join(' ');
    const more = measured ? measuredSources[name] : undefined;
    return more ? `${name} ${value} ${more}` : `${name} ${value}`;
  });
  if (framesPages) rules.push("frame-src 'self'");
  const ancestors = framedHere ? "'self'" : "'none'";
  rules.push(`frame-ancestors ${framable ? '*' : ancestors}`);
  // On plain http (a developer's machine) this would send every asset to a port nobody listens on.
  if (secure) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}
