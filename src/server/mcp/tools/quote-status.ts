import type { ToolInput } from '../../../contract/mcp/tool-inputs.ts';
import { quotePagePath } from '../../../contract/desk/desk-paths.ts';
import { isExpired, isOpen, quoteStates } from '../../../domain/desk/quote-state.ts';
import type { Store } from '../../db/store.ts';
import { hashToken } from '../../secret-key.ts';
import { found, refused, type ToolAnswer } from './tool-answer.ts';

/** How a quote stands, for whoever has its link. What it costs and whom it is for stand on its page alone. */
export async function quoteStatus(
  {
    store,
    now,
    siteUrl,
  }: { readonly store: Store; readonly now: number; readonly siteUrl: string },
  { token }: ToolInput<'quote_status'>,
): Promise<ToolAnswer> {
  const quote = await store.db
    .selectFrom('quote')
    .select(['number', 'state', 'valid_until', 'created_at', 'answered_at'])
    .where('token_hash', '=', hashToken(token))
    .where('state', '<>', 'revoked')
    .executeTakeFirst();
  if (!quote) return refused('There is no quote with this token, or it was taken back.');
  const { state, valid_until: validUntil } = quote;
  return found({
    number: quote.number,
    state,
    state_text: quoteStates[state],
    valid_until: validUntil,
    is_expired: isExpired(validUntil, now),
    can_be_answered: isOpen({ state, validUntil }, now),
    sent_on: new Date(quote.created_at).toISOString().slice(0, 10),
    url: siteUrl + quotePagePath(token),
  });
}
