import { redirects } from '../../contract/routes.ts';
import type { Site } from '../pages/load-site.ts';
import { sendEntry } from '../pages/send-entry.ts';
import { sendStream } from '../pages/send-stream.ts';
import type { Variants } from '../pages/variants.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import type { Exchange } from '../http/exchange.ts';
import { renderTurn } from './render-turn.ts';
import { refuse, sendRedirect } from '../http/plain-page.ts';
import { withSearch } from '../http/target.ts';

export interface PageParts {
  readonly site: Pick<Site, 'entries' | 'notFound' | 'files' | 'newer'>;
  readonly variants: Variants;
  readonly renderLimit: ClientLimit;
}

/** GET or HEAD of an address that is not answered as it stands from memory. */
export async function answerPage(
  parts: PageParts,
  exchange: Exchange,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const { path, search } = target;
  const elsewhere = moves.get(path);
  if (elsewhere !== undefined) {
    return sendRedirect(exchange, { status: 301, location: withSearch(elsewhere, search) });
  }
  const query = search === '' ? '' : parts.variants.canonical(path, search);
  if (query !== '') return answerVariant(parts, exchange, path, query);

  const { req, res, secure } = exchange;
  const entry = parts.site.entries.get(path);
  if (entry) return void sendEntry(req, res, entry, secure);

  const file = parts.site.files.find(path);
  if (file?.kind === 'cached') return void sendEntry(req, res, await file.load(), secure);
  if (file?.kind === 'stream') return void (await sendStream(req, res, file, secure));

  const newer = await parts.site.newer(path);
  if (newer) return void sendEntry(req, res, newer, secure);
  sendMissing(parts, exchange);
}

export function sendMissing(parts: PageParts, { req, res, secure }: Exchange): void {
  sendEntry(req, res, parts.site.notFound, secure);
}

async function answerVariant(
  parts: PageParts,
  exchange: Exchange,
  path: string,
  query: string,
): Promise<void> {
  let variant = parts.variants.held(path, query);
  if (variant === undefined) {
    const retryAfter = await parts.renderLimit(exchange.client());
    if (retryAfter !== undefined) return refuse(exchange, 429, ['Retry-After', String(retryAfter)]);
    await renderTurn();
    // Somebody may have asked for the same meanwhile.
    variant = parts.variants.held(path, query) ?? parts.variants.make(path, query);
  }
  if (variant.kind === 'redirect') {
    return sendRedirect(exchange, { status: 301, location: variant.location });
  }
  sendEntry(exchange.req, exchange.res, variant.entry, exchange.secure);
}

const moves: ReadonlyMap<string, string> = new Map(Object.entries(redirects));
