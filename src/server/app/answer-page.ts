import { hiddenPaths, movedPaths } from '../../content/moved-paths.ts';
import { matchRoute, redirects } from '../../contract/match-route.ts';
import { pageRow } from '../../contract/pages.ts';
import { iconsOf } from '../../domain/design/mark-of.ts';
import { canonicalQuery } from '../../contract/page-query.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { refuse, sendRedirect } from '../http/plain-page.ts';
import type { RequestContext } from '../http/request-context.ts';
import { withSearch } from '../http/target.ts';
import type { Site } from '../pages/load-site.ts';
import type { Arrivals } from '../pages/arrivals.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import type { PageVariants } from '../pages/page-variants.ts';
import { sendCached } from '../pages/send-cached.ts';
import { sendStream } from '../pages/send-stream.ts';
import { loopTurn } from '../turns.ts';

export interface PageParts {
  readonly site: Pick<Site, 'pages' | 'files' | 'findNewer'>;
  readonly variants: PageVariants;
  readonly arrivals: Arrivals;
  readonly renderLimit: ClientLimit;
}

/** GET or HEAD of an address that the listener did not find in memory as it was written. */
export async function answerPage(
  parts: PageParts,
  context: RequestContext,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const { path, search } = target;
  const { pages } = parts.site;
  if (Object.hasOwn(redirects, path)) {
    const location = withSearch(redirects[path]!, search);
    return sendRedirect(context, { status: 301, location });
  }
  const moved = pages.isOpen && movedPaths(pages.content).get(path);
  if (moved) return sendRedirect(context, { status: 301, location: withSearch(moved, search) });
  const hidden = pages.isOpen && hiddenPaths(pages.content).get(path);
  if (hidden) return sendRedirect(context, { status: 302, location: hidden });

  // A picture that is opened by itself names no icon, and browsers ask for this one.
  if (path === '/favicon.ico' && pages.isOpen) {
    return sendRedirect(context, { status: 302, location: iconsOf(pages.content.mill).png(180) });
  }

  const query = canonicalQuery(path, search);
  if (query !== '' && pages.isOpen) return answerVariant(parts, context, path, query);

  // Anybody may have written such an address, so it is rendered when it is asked for.
  const match = pages.isOpen ? matchRoute(path) : undefined;
  if (match?.slug && pageRow(match.page).open) return answerVariant(parts, context, path, '');

  const { req, res, secure } = context;
  const cached = pages.responses.get(path);
  if (cached) return sendPage(parts, context, cached);

  const file = parts.site.files.find(path);
  if (file?.kind === 'cached') return void sendCached(req, res, await file.load(), secure);
  if (file?.kind === 'stream') return void (await sendStream(req, res, file, secure));

  const newer = await parts.site.findNewer(path);
  if (newer) return void sendCached(req, res, newer, secure);
  sendMissing(parts, context);
}

/** Before it is known what is public, nobody can say that a page does not exist. */
export function sendMissing(
  parts: Pick<PageParts, 'site' | 'arrivals'>,
  context: RequestContext,
): void {
  const { pages } = parts.site;
  if (!pages.isOpen) return refuse(context, 503, ['Retry-After', '2']);
  sendPage(parts, context, pages.notFound);
}

function sendPage(
  { arrivals }: Pick<PageParts, 'arrivals'>,
  { req, res, secure }: RequestContext,
  page: CachedResponse,
): void {
  sendCached(req, res, arrivals.choose(req, page), secure);
}

async function answerVariant(
  parts: PageParts,
  context: RequestContext,
  path: string,
  query: string,
): Promise<void> {
  const { variants, renderLimit } = parts;
  let response = variants.cached(path, query);
  if (response === undefined) {
    const retryAfter = await renderLimit(context.client());
    if (retryAfter !== undefined) return refuse(context, 429, ['Retry-After', String(retryAfter)]);
    await loopTurn();
    // Another request may have had the same variant rendered meanwhile.
    response = variants.cached(path, query) ?? (await variants.render(path, query));
  }
  sendPage(parts, context, response);
}
