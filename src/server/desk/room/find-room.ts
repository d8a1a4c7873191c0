import { type LinkState, linkState } from '../../../domain/room/room-link.ts';
import type { EnquiryRow, RoomLinkRow } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { hashToken } from '../../secret-key.ts';

export interface FoundRoom {
  readonly link: RoomLinkRow;
  readonly enquiry: EnquiryRow;
  readonly state: LinkState;
}

/** Tokens are compared by their hash, so how long a look takes tells nothing about the right one. */
export async function findRoom(
  { db }: Pick<Store, 'db'>,
  token: string,
  now: number,
): Promise<FoundRoom | undefined> {
  const link = await db
    .selectFrom('room_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) return undefined;
  const enquiry = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', link.enquiry_id)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const expiresAt = Number(link.expires_at);
  const closedAt = link.closed_at === null ? null : Number(link.closed_at);
  return { link, enquiry, state: linkState({ expiresAt, closedAt }, now) };
}
