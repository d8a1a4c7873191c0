import { roomPath } from '../../../contract/desk/desk-paths.ts';
import { deskRefusals, type DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import type { roomEndpoints } from '../../../contract/desk/endpoints/room-endpoints.ts';
import { may } from '../../../domain/desk/roles.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { openRoom, ownLink, tokenOfLink } from '../../enquiries/open-room.ts';
import { newsMail } from '../../mail-templates/mails.ts';
import { drawMessagePhoto } from '../../media/draw-photo.ts';
import { readFormat } from '../../media/photo-rules.ts';
import { receiveFile } from '../../media/uploads.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { type ActionOutcome, advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { closeLinks } from './act-in-room.ts';
import { keepPhotos } from './hear-in-room.ts';
import { waitingFor } from './page/room-view.ts';
import { readRoom } from './read-room.ts';
import { renewWithin } from './renew-link.ts';

/** The desk's side of a room: what the buyer sees, what waits, and what the mill puts into it. */
export function roomHandlers({
  store,
  clock,
  readContent,
  settings,
}: DeskParts): Handlers<typeof roomEndpoints> {
  const { db } = store;
  return {
    async room({ params, actor }) {
      const now = clock.now();
      const enquiry = await db
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!enquiry) return new Refusal('enquiry-gone');
      const [room, link, open] = await Promise.all([
        readRoom(store, readContent(), enquiry),
        ownLink(db, enquiry.id, now),
        db
          .selectFrom('room_link')
          .select('id')
          .where('enquiry_id', '=', enquiry.id)
          .where('closed_at', 'is', null)
          .where('expires_at', '>', now)
          .execute(),
      ]);
      // Whoever has the path can act for the buyer, so a viewer does not get it.
      const token = link && may(actor.role, 'work') ? tokenOfLink(db, link) : undefined;
      return {
        path: token === undefined ? '' : roomPath(token),
        expiresAt: link ? Number(link.expires_at) : null,
        links: open.length,
        waits: waitingFor({ room, now }).map(({ what, why }) => `${what}, ${why}`),
        rounds: room.rounds.map(({ body, id, author, state, chosen, remark, created_at }) => ({
          ...body,
          id,
          author,
          state,
          chosen,
          remark,
          createdAt: Number(created_at),
        })),
        photos: room.photos.map(({ id, message_id }) => ({ id, messageId: message_id })),
      };
    },

    async renewRoom({ params, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx): Promise<ActionOutcome> => {
        const renewed = await renewWithin(tx, params.id, { actor, now });
        return renewed === 'renewed' ? 'done' : 'enquiry-gone';
      });
      return doneOr(outcome);
    },

    async closeRoom({ params, actor }) {
      const now = clock.now();
      const enquiryId = params.id;
      const outcome = await store.transact(async (tx): Promise<ActionOutcome> => {
        if (!(await lockEnquiry(tx, enquiryId))) return 'enquiry-gone';
        await closeLinks(tx, enquiryId, now);
        await record(tx, { at: now, actor, verb: 'closed the room', enquiryId });
        return 'done';
      });
      return doneOr(outcome);
    },

    async sendDips({ params, body, actor }) {
      const now = clock.now();
      const enquiryId = params.id;
      return store.transact(async (tx) => {
        const enquiry = await lockEnquiry(tx, enquiryId);
        if (!enquiry) return new Refusal('enquiry-gone');
        await openRoom(tx, enquiry, now);
        const id = timeOrderedId(now);
        await tx
          .insertInto('dip_round')
          .values({
            id,
            enquiry_id: enquiryId,
            staff_id: actor.id,
            author: actor.name,
            body: JSON.stringify(body),
            state: 'waiting',
            chosen: '',
            remark: '',
            created_at: now,
            answered_at: null,
          })
          .execute();
        const dips = body.dips.map(({ name }) => name).join(', ');
        const detail = { fabric: body.fabric, dips };
        await record(tx, { at: now, actor, verb: 'entered lab dips', enquiryId, detail });
        await advanceEnquiry(tx, { actor, now }, enquiryId, 'contacted');
        if (isMailAddress(enquiry.email)) {
          await queueMails(tx, [newsMail(enquiryId, 'dips', id, now)], now);
        }
        return { id };
      });
    },

    async withdrawDips({ params, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx): Promise<ActionOutcome> => {
        const round = await tx
          .selectFrom('dip_round')
          .select('enquiry_id')
          .where('id', '=', params.id)
          .executeTakeFirst();
        // The buyer may be choosing: whoever locks the enquiry first wins.
        if (!round || !(await lockEnquiry(tx, round.enquiry_id))) return 'dips-answered';
        const { numUpdatedRows } = await tx
          .updateTable('dip_round')
          .set({ state: 'withdrawn', answered_at: now })
          .where('id', '=', params.id)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return 'dips-answered';
        const enquiryId = round.enquiry_id;
        await record(tx, { at: now, actor, verb: 'withdrew lab dips', enquiryId });
        return 'done';
      });
      return doneOr(outcome);
    },

    async roomPhoto({ params }) {
      const photo = await db
        .selectFrom('room_photo')
        .select('bytes')
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!photo) return new Refusal('room-photo-gone');
      const content = new Uint8Array(Buffer.from(photo.bytes, 'base64'));
      return { content, filename: 'photograph.jpg' };
    },

    async addRoomPhoto({ params, call, actor }) {
      const received = await receiveFile(call.req.raw, settings.dataDir);
      if (received.kind === 'too-heavy') return new Refusal('photo-too-heavy');
      if (received.kind !== 'received') return new Refusal(received.kind);
      const { upload } = received;
      try {
        const format = readFormat(upload.head);
        if (format in deskRefusals) return new Refusal(format as DeskRefusal);
        const drawn = await drawMessagePhoto(upload.path);
        if (!drawn.ok) return new Refusal(drawn.fault);
        const now = clock.now();
        const enquiryId = params.id;
        return await store.transact(async (tx) => {
          if (!(await lockEnquiry(tx, enquiryId))) return new Refusal('enquiry-gone');
          const place = { enquiryId, messageId: null };
          const [id = ''] = await keepPhotos(tx, place, [drawn.photo], now);
          await record(tx, { at: now, actor, verb: 'added a photograph', enquiryId });
          return { id };
        });
      } finally {
        await upload.remove();
      }
    },
  };
}
