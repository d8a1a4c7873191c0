import type { LazyDesk } from '../desk/open-desk.ts';
import { sendCached } from '../pages/send-cached.ts';
import { type PageParts, sendMissing } from './answer-page.ts';
import { type RequestContext, isRead } from '../http/request-context.ts';
import { refuse } from '../http/plain-page.ts';
import { withSearch } from '../http/target.ts';

export interface DeskPart {
  /** A test of the public site leaves it out. */
  readonly desk?: LazyDesk;
}

export function isDesk(path: string): boolean {
  return /^\/(desk|q|room)(\/|$)/.test(path);
}

/** Every address of the desk is the same empty page: what it shows comes from its API. */
export async function answerDesk(
  parts: PageParts & DeskPart,
  context: RequestContext,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const { req, res, secure } = context;
  const { path, search } = target;
  if (parts.desk && /^\/(desk\/(api|preview)|q|room)\/|^\/desk\/preview$/.test(path)) {
    req.url = withSearch(path, search);
    return parts.desk.answer(req, res);
  }
  if (!isRead(req)) return refuse(context, 405, ['Allow', 'GET, HEAD']);
  const shell = path.startsWith('/desk/assets/')
    ? undefined
    : parts.site.pages.responses.get('/desk');
  const entry = /^\/(q|room)/.test(path)
    ? undefined
    : (shell ?? (await parts.site.findNewer(path)));
  if (entry === undefined) return sendMissing(parts, context);
  sendCached(req, res, entry, secure);
}
