import type { knitEndpoints } from '../../../contract/desk/endpoints/knit-endpoints.ts';
import { askForPictures, cancelKnitting } from '../../knitting/ask-for-pictures.ts';
import { collectKnitted } from '../../knitting/name-pictures.ts';
import { readCloth } from '../../knitting/read-cloth.ts';
import { plannedOf, readJob, toProgress } from '../../knitting/read-progress.ts';
import { isRecordName } from '../../publishing/revisions.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';

export function knitHandlers({ store, clock }: DeskParts): Handlers<typeof knitEndpoints> {
  const jobOf = (fabric: string) =>
    isRecordName({ kind: 'fabric', key: fabric }) ? readJob(store.db, fabric) : undefined;

  return {
    async startKnitting({ params: { fabric }, actor }) {
      if (!isRecordName({ kind: 'fabric', key: fabric })) return new Refusal('record-gone');
      const read = await readCloth(store.db, fabric);
      if (!read.ok)
        return read.reason === 'unknown'
          ? new Refusal('record-gone')
          : new Refusal('invalid', { error: read.faults.slice(0, 5).join(' ') });
      const at = clock.now();
      const asked = await askForPictures(store, {
        fabric,
        cloth: read.cloth,
        author: { id: actor.id, name: actor.name },
        at,
        record: (tx) => record(tx, { at, actor, verb: 'asked for pictures', detail: { fabric } }),
      });
      if (asked.kind === 'queue-full') return new Refusal('knit-queue-full', { retryAfter: 60 });
      if (asked.kind === 'own-queue-full')
        return new Refusal('own-knit-queue-full', { retryAfter: 60 });
      const job = await readJob(store.db, fabric);
      return job ? toProgress(store.db, job) : new Refusal('knitting-gone');
    },

    async knitting({ params: { fabric } }) {
      const job = await jobOf(fabric);
      return job ? toProgress(store.db, job) : new Refusal('knitting-gone');
    },

    async cancelKnitting({ params: { fabric }, actor }) {
      const job = await jobOf(fabric);
      if (!job) return new Refusal('knitting-gone');
      const at = clock.now();
      const cancelled = await cancelKnitting(store, job.id, at, (tx) =>
        record(tx, { at, actor, verb: 'cancelled pictures', detail: { fabric } }),
      );
      return cancelled ? { ok: true } : new Refusal('knitting-over');
    },

    async knittedPictures({ params: { fabric } }) {
      const job = await jobOf(fabric);
      return job ? collectKnitted(store.db, plannedOf(job)) : new Refusal('knitting-gone');
    },
  };
}
