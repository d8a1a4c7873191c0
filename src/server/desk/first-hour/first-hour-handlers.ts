import type { firstHourEndpoints } from '../../../contract/desk/endpoints/first-hour-endpoints.ts';
import { allowLongRequest } from '../../http/limit-body-time.ts';
import { openLogoReader } from '../../media/read-logo.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { answerAdded } from '../fabrics/save-new-fabric.ts';
import { addFirstFabric, listPatterns } from './first-fabric.ts';
import { makeItYours } from './make-it-yours.ts';
import { readFirstHour } from './read-first-hour.ts';

/** A logo is a small file. */
const uploadMs = 60_000;

export function firstHourHandlers(parts: DeskParts): Handlers<typeof firstHourEndpoints> {
  const { store, clock, settings } = parts;
  const logos = openLogoReader(settings.dataDir);
  return {
    firstHour: () => readFirstHour(store.db),

    async makeItYours({ body: { revision }, actor }) {
      const at = clock.now();
      const made = await makeItYours(store, {
        revision,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, verb, detail) => record(tx, { at, actor, verb, detail }),
      });
      return made.kind === 'busy' ? new Refusal('publishing-busy', { retryAfter: 1 }) : made;
    },

    fabricPatterns: () => listPatterns(),

    async addFirstFabric({ body, actor }) {
      const at = clock.now();
      const added = await addFirstFabric(store, {
        ...body,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx, { kind, key, revision }) =>
          record(tx, { at, actor, verb: 'added a fabric', detail: { kind, key, revision } }),
      });
      return answerAdded(added);
    },

    async readLogo({ call }) {
      const { incoming } = call.env ?? {};
      if (incoming) allowLongRequest(incoming, uploadMs);
      const read = await logos.read(call.req.raw);
      return read.ok ? read.logo : new Refusal(read.fault);
    },
  };
}
