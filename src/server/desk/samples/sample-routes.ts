import { newSampleSchema, sampleChangeSchema } from '../../../contract/desk/samples.ts';
import { canStep } from '../../../domain/desk/sample-steps.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { adoptSampleRequests } from './adopt-samples.ts';
import { record } from '../audit.ts';
import { type DeskParts, type DeskRoutes, readJson, refuse } from '../desk-call.ts';
import { lockEnquiry, nudgeEnquiry } from '../inbox/enquiry-actions.ts';
import { toSampleCard } from './sample-card.ts';

const finishedShownMs = 30 * 86_400_000;

export function addSampleReading(routes: DeskRoutes, { store, clock }: DeskParts): void {
  const cards = () =>
    store.db
      .selectFrom('sample')
      .innerJoin('enquiry', 'enquiry.id', 'sample.enquiry_id')
      .selectAll('sample')
      .select('enquiry.reference');

  routes.get('/samples', async (call) => {
    const now = clock.now();
    await adoptSampleRequests(store, now);
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
    return call.json(rows.map((row) => toSampleCard(row, row.reference)));
  });
  routes.get('/samples/:id', async (call) => {
    const row = await cards().where('sample.id', '=', call.req.param('id')).executeTakeFirst();
    return row
      ? call.json(toSampleCard(row, row.reference))
      : refuse(call, 404, 'This sample is not there.');
  });
}

export function addSampleWork(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.post('/enquiries/:id/samples', async (call) => {
    const input = await readJson(call, newSampleSchema);
    if (!input.ok) return input.refused;
    const now = clock.now();
    const actor = call.get('person');
    const enquiryId = call.req.param('id');
    const found = await store.transact(async (tx) => {
      if (!(await lockEnquiry(tx, enquiryId))) return false;
      await tx
        .insertInto('sample')
        .values({
          ...input.value,
          id: timeOrderedId(now),
          enquiry_id: enquiryId,
          step: 'requested',
          courier: '',
          tracking: '',
          feedback: '',
          created_at: now,
          updated_at: now,
        })
        .execute();
      await record(tx, { at: now, actor, verb: 'asked for a sample', enquiryId });
      return true;
    });
    return found ? call.json({ ok: true }) : refuse(call, 404, 'This enquiry is not there.');
  });

  routes.put('/samples/:id', async (call) => {
    const input = await readJson(call, sampleChangeSchema);
    if (!input.ok) return input.refused;
    const change = input.value;
    const now = clock.now();
    const actor = call.get('person');
    const outcome = await store.transact(async (tx) => {
      const sample = await tx
        .updateTable('sample')
        .set({ updated_at: now })
        .where('id', '=', call.req.param('id'))
        .returningAll()
        .executeTakeFirst();
      if (!sample) return 'not-found';
      const { step = sample.step } = change;
      if (step !== sample.step && !canStep(sample.step, step)) return 'not-allowed';
      const tracking = change.tracking ?? sample.tracking;
      if (step === 'dispatched' && sample.step === 'cut' && tracking === '') return 'no-tracking';
      await tx
        .updateTable('sample')
        .set({
          step,
          tracking,
          courier: change.courier ?? sample.courier,
          feedback: change.feedback ?? sample.feedback,
        })
        .where('id', '=', sample.id)
        .execute();
      if (step === sample.step) return 'done';
      const enquiryId = sample.enquiry_id;
      const detail = { from: sample.step, to: step };
      await record(tx, { at: now, actor, verb: 'moved the sample', enquiryId, detail });
      if (step === 'dispatched') await nudgeEnquiry(tx, { actor, now }, enquiryId, 'sampled');
      return 'done';
    });
    if (outcome === 'not-found') return refuse(call, 404, 'This sample is not there.');
    if (outcome === 'no-tracking') {
      return refuse(call, 422, "Please enter the courier's number first.");
    }
    if (outcome === 'not-allowed') {
      return refuse(call, 409, 'This is not possible any more: somebody was faster.');
    }
    return call.json({ ok: true });
  });
}
