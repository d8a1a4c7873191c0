import type { Kysely } from 'kysely';
import { enquiryKinds, isTap } from '../../domain/enquiry/kind.ts';
import { linkMs } from '../../domain/room/room-link.ts';
import type { Database, DatabaseTransaction, EnquiryRow, RoomLinkRow } from '../db/schema.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { hashToken, newToken, openSealed, sealText } from '../secret-key.ts';

/** Who asked for the catalogue has it already, and who only opened WhatsApp has asked nothing. */
export function hasRoom({ kind }: Pick<EnquiryRow, 'kind'>): boolean {
  return kind in enquiryKinds && kind !== 'catalog' && !isTap(kind);
}

/** Gives the enquiry its room, once. */
export async function openRoom(
  tx: DatabaseTransaction,
  enquiry: Pick<EnquiryRow, 'id' | 'kind'>,
  now: number,
): Promise<void> {
  if (!hasRoom(enquiry)) return;
  const before = await tx
    .selectFrom('room_link')
    .select('id')
    .where('enquiry_id', '=', enquiry.id)
    .executeTakeFirst();
  if (!before) await addLink(tx, { enquiryId: enquiry.id, kind: 'buyer', address: '' }, now);
}

interface NewLink {
  readonly enquiryId: string;
  readonly kind: RoomLinkRow['kind'];
  readonly address: string;
}

/** Returns its id, by which the mail that carries it is queued. */
export async function addLink(
  tx: DatabaseTransaction,
  link: NewLink,
  now: number,
): Promise<string> {
  const row = linkRow(tx, link, now);
  await tx.insertInto('room_link').values(row).execute();
  return row.id;
}

/** With a token of its own, which only the mail and the desk can read. */
export function linkRow(db: Kysely<Database>, link: NewLink, now: number): RoomLinkRow {
  const token = newToken();
  return {
    id: timeOrderedId(now),
    enquiry_id: link.enquiryId,
    token_hash: hashToken(token),
    token_sealed: sealText(secretsOf(db), 'link-seal', token),
    kind: link.kind,
    address: link.address,
    created_at: now,
    expires_at: now + linkMs,
    closed_at: null,
  };
}

/** The token of a link; nothing when the key it was sealed with is gone. */
export function tokenOfLink(
  db: Kysely<Database>,
  link: Pick<RoomLinkRow, 'token_sealed'>,
): string | undefined {
  return openSealed(secretsOf(db), 'link-seal', link.token_sealed);
}

/** The open link of the mail first given; nothing for a closed room or one of earlier releases. */
export async function ownLink(
  db: Kysely<Database>,
  enquiryId: string,
  now: number,
): Promise<RoomLinkRow | undefined> {
  return db
    .selectFrom('room_link')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'buyer')
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
