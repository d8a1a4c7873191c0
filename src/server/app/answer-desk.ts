import type { LazyDesk } from '../desk/open-desk.ts';
import { sendEntry } from '../pages/send-entry.ts';
import { type PageParts, sendMissing } from './answer-page.ts';
import { type Exchange, isRead } from '../http/exchange.ts';
import { refuse } from '../http/plain-page.ts';
import { withSearch } from '../http/target.ts';

export interface DeskPart {
  /** A test of the public site leaves it out. */
  readonly desk?: LazyDesk;
}

export function isDesk(path: string): boolean {
  return /^\/(desk|q)(\/|$)/.test(path);
}

/** Every address of the desk is the same empty page: what it shows comes from its API. */
export async function answerDesk(
  parts: PageParts & DeskPart,
  exchange: Exchange,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const { req, res, secure } = exchange;
  const { path, search } = target;
  if (parts.desk && /^\/(desk\/api|q)\//.test(path)) {
    req.url = withSearch(path, search);
    return parts.desk.answer(req, res);
  }
  if (!isRead(req)) return refuse(exchange, 405, ['Allow', 'GET, HEAD']);
  const shell = path.startsWith('/desk/assets/') ? undefined : parts.site.entries.get('/desk');
  const entry = path.startsWith('/q') ? undefined : (shell ?? (await parts.site.newer(path)));
  if (entry === undefined) return sendMissing(parts, exchange);
  sendEntry(req, res, entry, secure);
}
