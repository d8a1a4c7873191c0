import type { millEndpoints } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { claimSubjects } from '../../../domain/claim/claim-subjects.ts';
import { dayIn } from '../../../domain/claim/days.ts';
import { keepLive } from '../../going-live/live-state.ts';
import { allowLongRequest } from '../../http/limit-body-time.ts';
import { keepProof, readProof } from '../../media/keep-proof.ts';
import { takeOver } from '../../publishing/take-over.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { judgeLive } from './judge-live.ts';
import { readLegalVersions } from './legal-versions.ts';
import { readMillBook } from './mill-book.ts';
import { settleClaims } from './settle-claims.ts';

/** 10 MB on a line of 1 Mbit/s. */
const uploadMs = 100_000;

export function millHandlers(parts: DeskParts): Handlers<typeof millEndpoints> {
  const { store, clock, settings, readContent } = parts;
  const newer = () => new Refusal('newer-release');
  const judge = async () => (await judgeLive(store, settings, clock.now())) ?? newer();

  return {
    millBook: async () => (await readMillBook(store.db, clock.now())) ?? newer(),

    async settleClaims({ params, body, actor }) {
      const subject = claimSubjects.find(({ id }) => id === params.subject);
      if (!subject) return new Refusal('no-such-subject');
      const at = clock.now();
      const year = Number(dayIn(readContent().mill.timeZone, at).slice(0, 4));
      const value = subject.read(body.value, year);
      if (value === undefined) {
        return new Refusal('invalid', { error: subject.hint, fields: { value: subject.hint } });
      }
      return settleClaims(store, subject, value, {
        author: { id: actor.id, name: actor.name },
        at,
        year,
        record: (tx, key, { revision, fields }) =>
          record(tx, {
            at,
            actor,
            verb: 'saved a draft',
            detail: { kind: 'claim', key, revision, fields: fields.join(', ') },
          }),
      });
    },

    async uploadProof({ query, actor, call }) {
      const at = clock.now();
      const { incoming } = call.env ?? {};
      if (incoming) allowLongRequest(incoming, uploadMs);
      const kept = await keepProof(store, {
        request: call.req.raw,
        name: query.name,
        author: actor,
        at,
        record: (tx, id) =>
          record(tx, { at, actor, verb: 'took in a proof', detail: { file: id } }),
      });
      return kept.ok ? kept.file : new Refusal(kept.fault);
    },

    async proof({ params }) {
      const found = await readProof(store.db, params.id);
      return found ? { content: found.bytes, filename: found.name } : new Refusal('proof-gone');
    },

    legalVersions: () => readLegalVersions(store.db),

    goingLive: judge,

    async goLive({ actor }) {
      const judged = await judge();
      if (judged instanceof Refusal || judged.live) return judged;
      const isReady = judged.items.every(
        ({ group, state }) => group !== 'must' || state === 'done',
      );
      if (!isReady) return new Refusal('not-ready-to-go-live');
      const at = clock.now();
      const author = { id: actor.id, name: actor.name };
      // From now on a release changes none of the mill's lists; where that was done before, nothing is.
      await takeOver(store, {
        author,
        at,
        record: (tx, { number, records }) =>
          record(tx, {
            at,
            actor,
            verb: 'took over what is shipped',
            detail: { publication: number, records },
          }),
      });
      await store.transact(async (tx) => {
        if (await keepLive(tx, author, at)) await record(tx, { at, actor, verb: 'went live' });
      });
      return judge();
    },
  };
}
