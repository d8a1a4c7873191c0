import { previewPath } from '../../../contract/desk/desk-paths.ts';
import { canonicalQuery } from '../../../contract/page-query.ts';
import { markup } from '../../mail-templates/markup.ts';
import { sendRefusal } from '../answer-endpoints.ts';
import type { DeskParts, DeskRoutes } from '../desk-call.ts';
import { Refusal } from '../endpoint-handler.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

/** The real page with all drafts in it, for those who are signed in. */
export function addPreview(
  routes: DeskRoutes,
  parts: Pick<DeskParts, 'preview'>,
  staff: Pick<StaffAuth, 'find'>,
): void {
  routes.get(`${previewPath}/*`, async (call) => {
    const signedIn = await staff.find(call);
    if (!signedIn?.ready) return sendRefusal(call, new Refusal('signed-out'));
    if (!parts.preview) return sendRefusal(call, new Refusal('unknown-address'));
    const { pathname, search } = new URL(call.req.url);
    const path = pathname.slice(previewPath.length) || '/';
    const shown = await parts.preview({ path, query: canonicalQuery(path, search) });
    if (shown.ok) return call.html(shown.value.html, shown.value.status);
    if (shown.cause === 'content') {
      return call.html(notice('These drafts cannot be shown yet', shown.faults), 422);
    }
    const text = 'The page could not be printed just now. Please try again.';
    return call.html(notice('Please try again', [text]), 503, { 'Retry-After': '2' });
  });
}

function notice(title: string, lines: readonly string[]): string {
  const items = lines.map((line) => markup`<li>${line}</li>`);
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><ul>${items}</ul></html>`
    .text;
}
