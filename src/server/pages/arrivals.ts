import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { stylesAtHand } from '../../contract/styles-at-hand.ts';
import { lookCss, readLookAddress } from '../../domain/design/look.ts';
import { type CachedResponse, cacheResponse, isDocument } from './cached-response.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { compressWell } from './compress-fully.ts';
import { brotliQuickly } from './compress.ts';
import { matches } from './send-cached.ts';

/** Which of a page's two forms a visitor is sent. */
export interface Arrivals {
  choose(req: Pick<IncomingMessage, 'headers'>, page: CachedResponse): CachedResponse;
}

/** The text of a stylesheet of ours; `undefined` where there is none at that address. */
export type ReadStyle = (path: string) => string | undefined;

/**
 * Who comes from elsewhere has nothing of the site yet and is sent the page with its style inside: the
 * first paint waits for one round trip instead of two. Whoever is here already has the styles at hand
 * (`src/web/worker/run-worker.ts`), and a page that names them is half as large.
 */
export function createArrivals(readStyle: ReadStyle, improve = compressWell): Arrivals {
  /** Made for the first who arrives, and forgotten with the page. */
  const whole = new WeakMap<CachedResponse, CachedResponse | 'none'>();
  let underWay = Promise.resolve();

  function makeWhole(page: CachedResponse): CachedResponse | 'none' {
    const found = putStylesInside(page.encoded.identity.body.toString(), readStyle);
    if (!found) return 'none';
    const { html, styleHashes } = found;
    const body = Buffer.from(html);
    const made = cacheResponse({
      ...page.given,
      styleHashes,
      body,
      br: brotliQuickly(body),
      compression: 'quick',
    });
    // What is shown for long is worth more work; one after the other, so that pages stay quick.
    if (page.compression === 'full') {
      underWay = underWay
        .then(async () => {
          const br = await improve(body);
          whole.set(page, cacheResponse({ ...page.given, styleHashes, body, br }));
        })
        .catch(() => {
          // It stays as it was made at first.
        });
    }
    return made;
  }

  return {
    choose({ headers }, page) {
      // Nothing else costs here: each style sheet and picture of a page comes this way too.
      const from = headers['sec-fetch-site'];
      if (from === undefined || !isDocument(page)) return page;
      if (chooseEncoding(headers['accept-encoding'] as string | undefined) !== 'br') return page;
      if (headers['service-worker-navigation-preload'] === stylesAtHand) return page;
      const isNew = from !== 'same-origin' && headers['sec-fetch-mode'] === 'navigate';
      let made = whole.get(page);
      if (!isNew && !isHeld(headers['if-none-match'], made)) return page;
      if (!made) whole.set(page, (made = makeWhole(page)));
      return made === 'none' ? page : made;
    },
  };
}

/** Whoever holds the page with its style inside need not be sent the other one. */
function isHeld(known: string | undefined, made: CachedResponse | 'none' | undefined): boolean {
  if (known === undefined || made === undefined || made === 'none') return false;
  return matches(known, made.encoded.br.etag);
}

/** `undefined`: the page names a style that is not ours, or none. */
export function putStylesInside(
  page: string,
  readStyle: ReadStyle,
): { readonly html: string; readonly styleHashes: readonly string[] } | undefined {
  const headEnds = page.indexOf('</head>');
  const styleHashes: string[] = [];
  let isWhole = true;
  const head = page.slice(0, headEnds).replaceAll(linkedStyle, (link, path: string) => {
    const style = readStyle(path);
    // What would end the element early cannot stand in it.
    if (style === undefined || style.includes('</')) isWhole = false;
    else styleHashes.push(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    return isWhole ? `<style>${style}</style>` : link;
  });
  if (!isWhole || styleHashes.length === 0) return undefined;
  // Its faces come together, after it is painted (`src/web/behaviours/show-faces.ts`).
  const marked = head.replace('<html', '<html data-late="1"');
  return { html: marked + page.slice(headEnds), styleHashes };
}

const linkedStyle = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

/** One of the build, or the mill's own colours, which its address spells out. */
export function styleAt(
  responses: ReadonlyMap<string, CachedResponse>,
  path: string,
): string | undefined {
  const look = readLookAddress(path);
  if (look) return lookCss(look);
  const built = path.startsWith('/assets/') ? responses.get(path) : undefined;
  return built?.encoded.identity.body.toString();
}
