import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { matchRoute } from '../../contract/match-route.ts';
import { pageRow } from '../../contract/pages.ts';
import type { RenderedPage } from '../../contract/render.ts';
import { securityPair, type HeaderList } from '../http/headers.ts';
import type { ContentEncoding } from './choose-encoding.ts';
import { compress } from './compress.ts';
import { type PreparedHeaders, prepareHeaders } from './prepared-headers.ts';

/** The response of one address, ready to send: nothing is computed while a visitor waits. */
export interface CachedResponse {
  readonly status: number;
  readonly type: string;
  /** Of the body: the same wherever it is rendered. */
  readonly version: string;
  readonly compression: Compression;
  /** Since when it says this; known of the catalogue that machines fetch again and again. */
  readonly modified?: number;
  /** Bytes it takes in memory, for bounded caches. */
  readonly weight: number;
  /** Whether it is kept compressed too. */
  readonly isCompressed: boolean;
  /** Everything it was made from but its bytes. */
  readonly given: Given;
  readonly encoded: Readonly<Record<ContentEncoding, EncodedResponse>>;
  /** What a browser gets instead that says it is a phone's. */
  readonly onPhones?: CachedResponse;
}

/** Over http and over https. */
interface HeaderPair {
  readonly 0: PreparedHeaders;
  readonly 1: PreparedHeaders;
}

/** A response in one content encoding. */
export interface EncodedResponse {
  readonly body: Buffer;
  /**
   * The same bytes as text, one character each, where they are few: Node then sends headers and body
   * by one write without allocating, which saves a tenth of the work for a page. Pictures, of which there
   * are thousands, are not kept twice.
   */
  readonly text?: string;
  readonly etag: string;
  readonly headers: HeaderPair;
  readonly notModifiedHeaders: HeaderPair;
}

export interface ResponseSource {
  readonly status: number;
  readonly type: string;
  readonly caching: Caching;
  readonly body: Buffer;
  /** Where it is known already. */
  readonly version?: string | undefined;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** How hard it was compressed; what the build writes is full. */
  readonly compression?: Compression;
  readonly modified?: number;
  readonly framable?: boolean;
  readonly framesPages?: boolean;
  readonly shareable?: boolean;
  /** Request headers, besides Accept-Encoding, that chose this body. */
  readonly vary?: string;
  /** The styles that stand in the page itself, as its policy names them. */
  readonly styleHashes?: readonly string[];
}

export type Given = Omit<ResponseSource, 'body' | 'version' | 'br' | 'gzip'>;

export type Caching = keyof typeof cacheHeaders;

/** `quick` is for what somebody waits for. */
export type Compression = 'quick' | 'full';

/** How shared caches may keep a page: the longer way only where they are told of each change. */
export type PageCaching = Extract<Caching, 'page' | 'purgedPage'>;

/** The response of a page that was rendered while the server runs. */
export function cachePage(
  path: string,
  { status, html }: RenderedPage,
  caching: PageCaching = 'page',
): CachedResponse {
  const body = Buffer.from(html);
  const type = 'text/html; charset=utf-8';
  return cacheResponse({
    status,
    type,
    caching,
    body,
    ...compress(body),
    compression: 'quick',
    framable: isFramable(path),
  });
}

/** What tells two bodies apart. */
export function versionOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

export function cacheResponse(source: ResponseSource): CachedResponse {
  const { body, br, gzip, version: _, ...given } = source;
  const kept = keptBody(source);
  const encodings = { ...(br && { br: ownBytes(br) }), ...(gzip && { gzip: ownBytes(gzip) }) };
  return makeResponse({ ...given, ...encodings }, given, kept && ownBytes(kept), {
    version: source.version ?? versionOf(body),
    weight: weigh(source),
    measured: isDocument(source) && body.includes('<meta name="measurement-'),
    needs: isDocument(source) ? needsOf(body) : [],
  });
}

interface Told {
  readonly version: string;
  readonly weight: number;
  /** Whether the page is measured by somebody else's script. */
  readonly measured: boolean;
  /** What a page asks for first, as `Link` says it. */
  readonly needs: readonly string[];
}

/** Apart from its caller, so that nothing here holds on to a body that is not kept. */
function makeResponse(
  source: Given & Pick<ResponseSource, 'br' | 'gzip'>,
  given: Given,
  kept: Buffer | undefined,
  { version, weight, measured, needs }: Told,
): CachedResponse {
  const { compression = 'full', modified } = source;
  // A strong tag names bytes, and another quality gives other bytes.
  const quality = compression === 'quick' ? '5' : '';
  const dated = modified === undefined ? [] : ['Last-Modified', new Date(modified).toUTCString()];
  const encode = (encoding: ContentEncoding, body: Buffer): EncodedResponse => {
    // Each encoding is a representation of its own, so a strong tag must tell them apart.
    const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}${quality}"`;
    const byEncoding = source.br || source.gzip ? 'Accept-Encoding' : '';
    // Who comes from elsewhere may get another page than who is here (`arrivals.ts`).
    const byArrival = isDocument(source) ? 'Sec-Fetch-Site, Service-Worker-Navigation-Preload' : '';
    const vary = [byEncoding, byArrival, source.vary ?? ''].filter(Boolean).join(', ');
    const varied = vary ? ['Vary', vary] : [];
    const validators = [...cacheHeaders[source.caching], 'ETag', etag, ...dated, ...varied];
    const content = [
      'Content-Type',
      source.type,
      'Content-Length',
      String(body.byteLength),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...validators,
      ...(isDocument(source) ? documentHeaders : []),
      ...(needs.length > 0 ? ['Link', needs.join(', ')] : []),
    ];
    const safety = securityPair({ ...source, measured, passive: isPassive(source) });
    return {
      body,
      ...(isKeptAsText(source.type, body) && { text: body.toString('latin1') }),
      etag,
      headers: makePair((scheme) => [...content, ...safety[scheme]]),
      notModifiedHeaders: makePair((scheme) => [...validators, ...safety[scheme]]),
    };
  };
  const made: Partial<Record<ContentEncoding, EncodedResponse>> = {};
  let unpacked: WeakRef<EncodedResponse> | undefined;
  const identity = () => {
    if (kept) return (made.identity ??= encode('identity', kept));
    const before = unpacked?.deref();
    if (before) return before;
    const fresh = encode('identity', brotliDecompressSync(source.br!));
    unpacked = new WeakRef(fresh);
    return fresh;
  };
  // Made for the first who accepts it: hardly anybody asks for all three, and a start makes hundreds.
  const encoded = {
    get identity() {
      return identity();
    },
    get br() {
      return (made.br ??= source.br ? encode('br', source.br) : identity());
    },
    get gzip() {
      return (made.gzip ??= source.gzip ? encode('gzip', source.gzip) : identity());
    },
  };
  return {
    status: source.status,
    type: source.type,
    version,
    compression,
    ...(modified !== undefined && { modified }),
    weight,
    isCompressed: source.br !== undefined,
    given,
    encoded,
  };
}

/**
 * Who accepts no compressed page is rare, and unpacking one takes a millisecond: the largest part of
 * what a server holds would be for nobody.
 */
function keptBody({ body, br }: ResponseSource): Buffer | undefined {
  return br && br !== body && body.byteLength > fewBytes ? undefined : body;
}

/** Small buffers of Node are views of a shared piece of 64 KB, which a view that is kept would keep whole. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

function weigh(source: ResponseSource): number {
  const { type, br, gzip } = source;
  const bodies = new Set([keptBody(source), br, gzip].filter((one) => one !== undefined));
  return [...bodies].reduce((sum, body) => {
    const times = isKeptAsText(type, body) ? 2 : 1;
    return sum + times * body.byteLength + headerWeight;
  }, 0);
}

export function isDocument({ type }: Pick<ResponseSource, 'type'>): boolean {
  return type.startsWith('text/html');
}

/** Not a drawing, which may hold a script, and not a script, whose workers take their policy from it. */
function isPassive({ type }: Pick<ResponseSource, 'type'>): boolean {
  return /^(?:text\/css|font\/|image\/(?!svg)|application\/speculationrules)/.test(type);
}

/**
 * The style sheet without which a page is not painted, and the script. A browser asks for what the head
 * of an answer names before it has read the page; of a page that it draws ahead it fetches three files at
 * a time, and its script would wait for its pictures. Without scripting it is not asked for.
 */
function needsOf(page: Buffer): readonly string[] {
  const head = page.toString('latin1', 0, page.indexOf('</head>'));
  const style = /<link rel="stylesheet" href="(\/[\w./-]+)"/.exec(head)?.[1];
  const script = /<script type="module" src="(\/[\w./-]+)"/.exec(head)?.[1];
  return [
    ...(style ? [`<${style}>; rel=preload; as=style`] : []),
    ...(script ? [`<${script}>; rel=modulepreload; media="(scripting)"`] : []),
  ];
}

export function isFramable(path: string): boolean {
  const match = matchRoute(path);
  return match !== undefined && pageRow(match.page).framable === true;
}

/** Together with the headers this stays below the 16 KB that Node writes from its stack. */
const fewBytes = 14 * 1024;

function isKeptAsText(type: string, body: Buffer): boolean {
  return body.byteLength <= fewBytes && !type.startsWith('image/');
}

/** What the headers of a body take in memory, as measured. */
export const headerWeight = 3 * 1024;

/** Each made for the first who needs it: most servers speak one scheme, and pictures are asked for once. */
function makePair(headersOf: (scheme: 0 | 1) => HeaderList): HeaderPair {
  let plain: PreparedHeaders | undefined;
  let secure: PreparedHeaders | undefined;
  return {
    get 0() {
      return (plain ??= prepareHeaders(headersOf(0)));
    },
    get 1() {
      return (secure ??= prepareHeaders(headersOf(1)));
    },
  };
}

/**
 * A page is requested again at every visit and mostly answered 304. Browsers may not keep it, or a
 * visitor would get a page whose scripts a new release has removed. A shared cache may keep it for a
 * second, so that what the mill publishes is seen at once; with PURGE_URL it is told which pages
 * changed, and may keep them a minute and show them while it fetches the next.
 */
export const cacheHeaders = {
  page: [
    'Cache-Control',
    'public, max-age=0, s-maxage=1, must-revalidate',
    'CDN-Cache-Control',
    'max-age=1, stale-while-revalidate=1',
  ],
  purgedPage: [
    'Cache-Control',
    'public, max-age=0, s-maxage=60, must-revalidate',
    'CDN-Cache-Control',
    'max-age=60, stale-while-revalidate=600',
  ],
  forever: ['Cache-Control', 'public, max-age=31536000, immutable'],
  month: ['Cache-Control', 'public, max-age=2592000'],
  day: ['Cache-Control', 'public, max-age=86400'],
  revalidate: ['Cache-Control', 'public, max-age=0, must-revalidate'],
  never: ['Cache-Control', 'no-store'],
} as const satisfies Record<string, HeaderList>;

// The browser is asked to say how slow its connection is: pictures of a first view are requested before
// any script could choose a lighter one.
const documentHeaders: HeaderList = [
  'Speculation-Rules',
  '"/speculation-rules.json"',
  'Accept-CH',
  'ECT',
];
