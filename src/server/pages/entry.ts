import { createHash } from 'node:crypto';
import { securityPair, type HeaderList } from '../http/headers.ts';
import { type Coding, codings } from './choose-coding.ts';
import { type Head, makeHead } from './head.ts';

/** One address, ready to send: nothing is computed while a visitor waits. */
export interface Entry {
  readonly status: number;
  /** Bytes held in memory, for bounded caches. */
  readonly weight: number;
  readonly forms: Readonly<Record<Coding, Form>>;
}

/** One coding of an entry. Heads come in pairs: over http, over https. */
export interface Form {
  readonly body: Buffer;
  /**
   * The same bytes as text, one character each, where they are few: Node then sends head and body
   * by one write without allocating, which saves a tenth of the work for a page.
   */
  readonly text?: string;
  readonly etag: string;
  readonly head: readonly [Head, Head];
  readonly notModified: readonly [Head, Head];
}

export interface EntrySource {
  readonly status: number;
  readonly type: string;
  readonly caching: Caching;
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  readonly framable?: boolean;
  readonly shareable?: boolean;
  /** Request headers, besides the coding, that chose this body. */
  readonly vary?: string;
}

export type Caching = keyof typeof cacheHeaders;

export function makeEntry(source: EntrySource): Entry {
  const version = createHash('sha256').update(source.body).digest('base64url').slice(0, 16);
  const isDocument = source.type.startsWith('text/html');
  const measured = isDocument && source.body.includes('<meta name="measurement-');
  const make = (coding: Coding, body: Buffer): Form => {
    // Each coding is a representation of its own, so a strong tag must tell them apart.
    const etag = coding === 'identity' ? `"${version}"` : `"${version}-${coding}"`;
    const coded = source.br || source.gzip ? 'Accept-Encoding' : '';
    const vary = [coded, source.vary ?? ''].filter(Boolean).join(', ');
    const varied = vary ? ['Vary', vary] : [];
    const validators = [...cacheHeaders[source.caching], 'ETag', etag, ...varied];
    const content = [
      'Content-Type',
      source.type,
      'Content-Length',
      String(body.byteLength),
      ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
      ...validators,
      ...(isDocument ? documentHeaders : []),
    ];
    const [plain, secure] = securityPair({ ...source, measured });
    return {
      body,
      ...(body.byteLength <= fewBytes && { text: body.toString('latin1') }),
      etag,
      head: [makeHead([...content, ...plain]), makeHead([...content, ...secure])],
      notModified: [makeHead([...validators, ...plain]), makeHead([...validators, ...secure])],
    };
  };
  const identity = make('identity', source.body);
  const forms = {
    identity,
    br: source.br ? make('br', source.br) : identity,
    gzip: source.gzip ? make('gzip', source.gzip) : identity,
  };
  const bodies = new Set(codings.map((coding) => forms[coding].body));
  const weight = [...bodies].reduce((sum, body) => sum + body.byteLength, 0);
  return { status: source.status, weight, forms };
}

/** Together with the head this stays below the 16 KB that Node writes from its stack. */
const fewBytes = 14 * 1024;

/**
 * A page is asked for again at every visit and mostly answered 304. Shared caches may keep it a
 * minute and show it while they fetch the next; browsers may not, or a visitor would meet a page
 * whose scripts a new release has removed.
 */
export const cacheHeaders = {
  page: [
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

const documentHeaders: HeaderList = ['Speculation-Rules', '"/speculation-rules.json"'];
