import type { ReadContent } from '../../content/site-content.ts';
import { isPng, logoName, readIconAddress } from '../../domain/design/logo.ts';
import { isReadableDye, lookCss, readLookAddress } from '../../domain/design/look.ts';
import type { Logo } from '../../domain/design/mark-of.ts';
import type { Store } from '../db/store.ts';
import type { RequestContext } from '../http/request-context.ts';
import { BoundedCache } from '../pages/bounded-cache.ts';
import { type CachedResponse, cacheResponse } from '../pages/cached-response.ts';
import { compress } from '../pages/compress.ts';
import { sendCached } from '../pages/send-cached.ts';
import { drawIcon } from './draw-icon.ts';

/** The stylesheet, icons and logo of a mill. Their addresses say what is in them, so each is kept for ever. */
export interface Looks {
  /** False: there is no such file. */
  answer(context: Pick<RequestContext, 'req' | 'res' | 'secure'>, path: string): Promise<boolean>;
}

/** A logo that is not known yet is asked of the database, but not more often than this. */
const askAgainMs = 1000;
const newestStates = 20;

export function openLooks(parts: {
  readonly readContent: ReadContent;
  readonly store: Pick<Store, 'db'>;
}): Looks {
  const { readContent, store } = parts;
  const cached = new BoundedCache<CachedResponse>({ count: 200, weight: 8 * 1024 * 1024 });
  const logos = new Map<string, Buffer>();
  let asked = 0;

  return {
    async answer({ req, res, secure }, path) {
      const response = cached.get(path) ?? (await make(path));
      if (!response) return false;
      cached.set(path, response);
      sendCached(req, res, response, secure);
      return true;
    },
  };

  async function make(path: string): Promise<CachedResponse | undefined> {
    const look = readLookAddress(path);
    if (look) return keptForEver('text/css; charset=utf-8', Buffer.from(lookCss(look)), true);
    const icon = readIconAddress(path);
    if (icon && isReadableDye(icon.dye)) {
      const drawn = Buffer.from(await drawIcon(icon.letter, icon.dye));
      if (icon.size === undefined) return keptForEver('image/svg+xml', drawn, true);
      return keptForEver('image/png', await toPng(drawn, icon.size), false);
    }
    const name = /^\/look\/logo-([0-9a-f]{16})\.png$/.exec(path)?.[1];
    const logo = name && (await findLogo(name));
    return logo ? keptForEver('image/png', logo, false) : undefined;
  }

  /** The public one, or one of a draft that somebody looks at. */
  async function findLogo(name: string): Promise<Buffer | undefined> {
    remember(readContent().mill.look?.logo);
    if (!logos.has(name) && Date.now() - asked > askAgainMs) {
      asked = Date.now();
      const rows = await store.db
        .selectFrom('content_revision')
        .select('body')
        .where('kind', '=', 'mill')
        .where('body', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(newestStates)
        .execute();
      for (const { body } of rows) {
        const { look } = JSON.parse(body!) as { readonly look?: { readonly logo?: Logo } };
        remember(look?.logo);
      }
    }
    return logos.get(name);
  }

  function remember(logo: Logo | undefined): void {
    if (typeof logo?.png !== 'string' || !isPng(logo.png)) return;
    logos.set(logoName(logo), Buffer.from(logo.png, 'base64'));
    if (logos.size > newestStates * 2) logos.delete(logos.keys().next().value!);
  }
}

async function toPng(svg: Buffer, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
  return drawn.png({ palette: true }).toBuffer();
}

function keptForEver(type: string, body: Buffer, isText: boolean): CachedResponse {
  const twins = isText ? compress(body) : {};
  return cacheResponse({
    status: 200,
    type,
    caching: 'forever',
    body,
    ...twins,
    ...(isText && { compression: 'quick' as const }),
    shareable: true,
  });
}
