import {
  cameraHeader,
  type clothEndpoints,
} from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { createClientLimit } from '../../http/client-limit.ts';
import { allowLongRequest } from '../../http/limit-body-time.ts';
import type { PhotoIntake } from '../../media/take-in-photo.ts';
import { readRecord } from '../../publishing/records/read-record.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import { record } from '../audit.ts';
import { clientOf, type DeskCall, type DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { refusePhoto, uploadMs } from '../media/picture-handlers.ts';
import {
  cameraAddress,
  type CameraErrand,
  cameraLinkLasts,
  countPhotograph,
  openCameraLink,
  sealCameraLink,
} from './camera-link.ts';
import { hangPhotograph } from './hang-photograph.ts';

type CameraNames = 'makeCameraLink' | 'cameraErrand' | 'sendFromCamera';

/** A telephone sends photographs of one fabric without signing in, for whoever showed it the code. */
export function cameraHandlers(
  parts: DeskParts,
  intake: PhotoIntake,
): Handlers<Pick<typeof clothEndpoints, CameraNames>> {
  const { store, clock, settings } = parts;
  const limit = createClientLimit({
    perClient: { calls: 60, seconds: 60 },
    together: { calls: 600, seconds: 60 },
  });

  async function findErrand(call: DeskCall, token: string): Promise<CameraErrand | Refusal> {
    const wait = await limit(clientOf(parts, call));
    if (wait !== undefined) return new Refusal('camera-link-busy', { retryAfter: wait });
    const errand = await openCameraLink(store, token, clock.now());
    return errand ?? new Refusal('camera-link-over');
  }

  return {
    async makeCameraLink({ params: { fabric }, actor, sessionId }) {
      if (!isRecordName({ kind: 'fabric', key: fabric })) return new Refusal('record-gone');
      const at = clock.now();
      const endsAt = at + cameraLinkLasts;
      await store.transact((tx) =>
        record(tx, { at, actor, verb: 'made a code for a telephone', detail: { fabric } }),
      );
      const token = sealCameraLink(store, { fabric, sessionId, endsAt });
      return { address: cameraAddress(settings.siteUrl, token), endsAt };
    },

    async cameraErrand({ body: { token }, call }) {
      const errand = await findErrand(call, token);
      if (errand instanceof Refusal) return errand;
      const { fabric, person, endsAt } = errand;
      const detail = await readRecord(store.db, { kind: 'fabric', key: fabric });
      return { fabric: detail?.title ?? fabric, person: person.name, endsAt };
    },

    async sendFromCamera({ call }) {
      const errand = await findErrand(call, call.req.header(cameraHeader) ?? '');
      if (errand instanceof Refusal) return errand;
      const { fabric, person } = errand;
      const at = clock.now();
      if (!(await countPhotograph(store, errand, at))) return new Refusal('camera-link-full');
      const { incoming } = call.env ?? {};
      if (incoming) allowLongRequest(incoming, uploadMs);
      const taken = await intake.takeIn({
        request: call.req.raw,
        author: person,
        at,
        record: (tx, id) =>
          record(tx, {
            at,
            actor: person,
            verb: 'took in a photograph by telephone',
            detail: { picture: id, fabric },
          }),
      });
      if (!taken.ok) return refusePhoto(taken);
      const { id, facts } = taken.picture;
      const hung = await hangPhotograph(store, { fabric, key: id, facts, person, at: clock.now() });
      return hung === 'hung' ? { key: id, facts } : new Refusal(hung);
    },
  };
}
