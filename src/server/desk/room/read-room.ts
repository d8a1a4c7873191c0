import type { SiteContent } from '../../../content/site-content.ts';
import type { DipRound } from '../../../domain/dip/lab-dip.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import type { DipRoundRow, EnquiryRow, MessageRow, QuoteRow, SampleRow } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { mentionedFabrics } from '../inbox/fabric-mentions.ts';

export interface RoomPhoto {
  readonly id: string;
  readonly message_id: string | null;
  readonly width: number;
  readonly height: number;
}

/** Everything that stands in a room. */
export interface Room {
  readonly enquiry: EnquiryRow;
  /** Who looks after the buyer; nobody yet means the mill does. */
  readonly owner: string | undefined;
  readonly fabrics: readonly Fabric[];
  /** Oldest first; nothing that was only for colleagues. */
  readonly messages: readonly MessageRow[];
  readonly photos: readonly RoomPhoto[];
  readonly samples: readonly SampleRow[];
  readonly rounds: readonly (Omit<DipRoundRow, 'body'> & { readonly body: DipRound })[];
  /** Newest first. */
  readonly quotes: readonly QuoteRow[];
}

/** The newest are enough for any page. */
const mostMessages = 200;

export async function readRoom(
  { db }: Pick<Store, 'db'>,
  content: SiteContent,
  enquiry: EnquiryRow,
): Promise<Room> {
  const { id } = enquiry;
  const [owner, messages, photos, samples, rounds, quotes] = await Promise.all([
    db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', enquiry.owner_id ?? '')
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('message')
      .selectAll()
      .where('enquiry_id', '=', id)
      .where('direction', '<>', 'note')
      .where('sort', '=', 'word')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostMessages)
      .execute(),
    db
      .selectFrom('room_photo')
      .select(['id', 'message_id', 'width', 'height'])
      .where('enquiry_id', '=', id)
      .where('message_id', 'is not', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('sample').selectAll().where('enquiry_id', '=', id).orderBy('id').execute(),
    db
      .selectFrom('dip_round')
      .selectAll()
      .where('enquiry_id', '=', id)
      .where('state', '<>', 'withdrawn')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('quote')
      .selectAll()
      .where('enquiry_id', '=', id)
      .where('state', '<>', 'revoked')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return {
    enquiry,
    owner: owner?.name,
    fabrics: fabricsOf(content, enquiry, rounds),
    messages: messages.toReversed(),
    photos,
    samples,
    rounds: rounds.map((round) => ({ ...round, body: JSON.parse(round.body) as DipRound })),
    quotes,
  };
}

/** What was asked for, and what was dyed; each once. */
function fabricsOf(
  content: SiteContent,
  enquiry: EnquiryRow,
  rounds: readonly DipRoundRow[],
): Fabric[] {
  const payload = JSON.parse(enquiry.payload) as Record<string, unknown>;
  const named = mentionedFabrics(content, enquiry.product, payload).map(({ slug }) => slug);
  const dyed = rounds.map(({ body }) => (JSON.parse(body) as DipRound).fabric);
  const found = [...named, ...dyed].flatMap((name) => findFabric(content.fabrics, name) ?? []);
  return [...new Set(found)];
}
