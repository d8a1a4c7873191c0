import type { sampleEndpoints } from '../../../contract/desk/endpoints/sample-endpoints.ts';
import { canStep, type SampleStep, type SampleTimes } from '../../../domain/desk/sample-steps.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { newsMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { type ActionOutcome, advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { takeInEnquiries } from '../take-in-enquiries.ts';
import { toSampleCard } from './sample-card.ts';

const finishedShownMs = 30 * 86_400_000;

export function sampleHandlers(parts: DeskParts): Handlers<typeof sampleEndpoints> {
  const { store, clock } = parts;
  const cards = () =>
    store.db
      .selectFrom('sample')
      .innerJoin('enquiry', 'enquiry.id', 'sample.enquiry_id')
      .selectAll('sample')
      .select('enquiry.reference');

  return {
    async samples() {
      const now = clock.now();
      await takeInEnquiries(parts, now);
      const rows = await cards()
        .where((eb) =>
          eb.or([
            eb('sample.step', '<>', 'feedback'),
            eb('sample.updated_at', '>', now - finishedShownMs),
          ]),
        )
        .orderBy('sample.updated_at', 'desc')
        .limit(500)
        .execute();
      return rows.map((row) => toSampleCard(row, row.reference));
    },

    async sample({ params }) {
      const row = await cards().where('sample.id', '=', params.id).executeTakeFirst();
      if (!row) return new Refusal('sample-gone');
      const { name, address } = parts.readContent().mill;
      return { ...toSampleCard(row, row.reference), from: `${name}, ${address.city}` };
    },

    async requestSample({ params, body, actor }) {
      const now = clock.now();
      const enquiryId = params.id;
      const outcome = await store.transact(async (tx): Promise<ActionOutcome> => {
        if (!(await lockEnquiry(tx, enquiryId))) return 'enquiry-gone';
        await tx
          .insertInto('sample')
          .values({
            ...body,
            id: timeOrderedId(now),
            enquiry_id: enquiryId,
            step: 'requested',
            courier: '',
            tracking: '',
            feedback: '',
            times: '{}',
            created_at: now,
            updated_at: now,
          })
          .execute();
        await record(tx, { at: now, actor, verb: 'asked for a sample', enquiryId });
        return 'done';
      });
      return doneOr(outcome);
    },

    async changeSample({ params, body: change, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx): Promise<ActionOutcome> => {
        // The enquiry first, as everywhere: two who lock in another order wait for each other.
        if (!(await lockSampleEnquiry(tx, params.id))) return 'sample-gone';
        const sample = await tx
          .updateTable('sample')
          .set({ updated_at: now })
          .where('id', '=', params.id)
          .returningAll()
          .executeTakeFirst();
        if (!sample) return 'sample-gone';
        const { step = sample.step } = change;
        if (step !== sample.step && !canStep(sample.step, step)) return 'changed-meanwhile';
        const tracking = change.tracking ?? sample.tracking;
        const dispatching = step === 'dispatched' && sample.step === 'cut';
        if (dispatching && tracking === '') return 'no-tracking-number';
        await tx
          .updateTable('sample')
          .set({
            step,
            tracking,
            ...(step !== sample.step && { times: withTime(sample.times, step, now) }),
            courier: change.courier ?? sample.courier,
            feedback: change.feedback ?? sample.feedback,
          })
          .where('id', '=', sample.id)
          .execute();
        const enquiryId = sample.enquiry_id;
        if (step === sample.step) {
          await record(tx, { at: now, actor, verb: 'changed the sample', enquiryId });
          return 'done';
        }
        const detail = { from: sample.step, to: step };
        await record(tx, { at: now, actor, verb: 'moved the sample', enquiryId, detail });
        if (step === 'dispatched' || step === 'lost') {
          const news = step === 'lost' ? 'lost' : 'parcel';
          const mail = newsMail(enquiryId, news, sample.id, now);
          if (await hasMailAddress(tx, enquiryId)) await queueMails(tx, [mail], now);
        }
        if (step === 'dispatched') await advanceEnquiry(tx, { actor, now }, enquiryId, 'sampled');
        return 'done';
      });
      return doneOr(outcome);
    },
  };
}

async function hasMailAddress(tx: DatabaseTransaction, enquiryId: string): Promise<boolean> {
  const { email } = await tx
    .selectFrom('enquiry')
    .select('email')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return isMailAddress(email);
}

function withTime(times: string, step: SampleStep, now: number): string {
  return JSON.stringify({ ...(JSON.parse(times) as SampleTimes), [step]: now });
}

async function lockSampleEnquiry(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const sample = await tx
    .selectFrom('sample')
    .select('enquiry_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return sample !== undefined && (await lockEnquiry(tx, sample.enquiry_id)) !== undefined;
}
