import type { pictureEndpoints } from '../../../contract/desk/endpoints/picture-endpoints.ts';
import type { PictureFacts } from '../../../domain/picture/picture.ts';
import { allowLongRequest } from '../../http/limit-body-time.ts';
import type { PhotoIntake, TakenIn } from '../../media/take-in-photo.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';

/** 40 MB on a line of 2 Mbit/s take three minutes. */
export const uploadMs = 280_000;

export function refusePhoto({ fault }: Extract<TakenIn, { ok: false }>): Refusal {
  return new Refusal(fault, fault === 'photo-queue-full' ? { retryAfter: 60 } : {});
}

export function pictureHandlers(
  { store, clock }: DeskParts,
  intake: PhotoIntake,
): Handlers<typeof pictureEndpoints> {
  return {
    async pictures() {
      const rows = await store.db
        .selectFrom('media')
        .select(['id', 'facts', 'author', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(500)
        .execute();
      return rows.map(({ id, facts, author, created_at }) => ({
        key: id,
        facts: JSON.parse(facts) as PictureFacts,
        author,
        at: Number(created_at),
      }));
    },

    async uploadPicture({ actor, call }) {
      const at = clock.now();
      const { incoming } = call.env ?? {};
      if (incoming) allowLongRequest(incoming, uploadMs);
      const taken = await intake.takeIn({
        request: call.req.raw,
        author: actor,
        at,
        record: (tx, id) =>
          record(tx, { at, actor, verb: 'took in a photograph', detail: { picture: id } }),
      });
      if (!taken.ok) return refusePhoto(taken);
      const { id, facts, isNew } = taken.picture;
      return { key: id, facts, isNew };
    },
  };
}
