import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { someMorning, staffRow } from '../../../../tests/support/desk/desk-rows.ts';
import { type Step, tellDay, withoutChance } from '../../../../tests/support/desk/tell-day.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import type { Person } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { createLog } from '../../log.ts';
import type { DeskParts } from '../desk-call.ts';
import { recordsHandlers } from '../records/records-handlers.ts';
import { contentHandlers } from './content-handlers.ts';
import { planHandlers } from './plan-handlers.ts';
import { publicationHandlers } from './publication-handlers.ts';

const hour = 3_600_000;
const owner: Person = { id: 'asha', name: 'Asha', email: 'asha@mill.example', role: 'owner' };
const answer = { id: 'q-new', question: 'Do you dye to order?', answer: 'Yes, from 300 kg.' };
const newest = '$draft';
const on = (key: string, body?: object) => ({
  params: { kind: 'question', key },
  ...(body && { body }),
});
const change = (key: string) => ({ kind: 'question', key, revision: newest });
const save = (body: object, parent: string | null = newest): Step => [
  'saveContent',
  on('q-new', { parent, body }),
];

const day: readonly Step[] = [
  ['contentRecord', on('q-new')],
  ['contentRecord', { params: { kind: 'nothing', key: 'x' } }],
  save({ id: 'q-new', question: 'Do you dye?' }, null),
  ['contentRecord', on('q-new')],
  ['contentDrafts'],
  ['publishContent', { body: { changes: [change('q-new')] } }],
  save(answer, null),
  save(answer),
  ['openContent', on('q-new')],
  ['contentDrafts'],
  ['publishContent', { body: { changes: [change('q-new')], note: 'The first.' } }],
  ['publishContent', { body: { changes: [change('q-new')] } }],
  save({ ...answer, answer: 'Yes, from {bad.token}.' }),
  ['contentDrafts'],
  ['discardContent', on('q-new', { revision: newest })],
  ['discardContent', on('q-new', { revision: newest })],
  save({ ...answer, answer: 'Yes, from 200 kg.' }),
  ['contentHistory', on('q-new')],
  [
    'planPublication',
    { body: { changes: [change('q-new')], at: someMorning + 48 * hour, note: 'Later.' } },
  ],
  ['planPublication', { body: { changes: [change('q-new')], at: someMorning - hour } }],
  ['plannedPublications'],
  ['changePlan', { params: { id: '$publication_plan' }, body: { at: someMorning + 50 * hour } }],
  ['cancelPlan', { params: { id: '$publication_plan' } }],
  ['plannedPublications'],
  ['publishContent', { body: { changes: [change('q-new')] } }],
  ['publications'],
  ['publication', { params: { number: '1' } }],
  ['publication', { params: { number: '2' } }],
  ['publication', { params: { number: '9' } }],
  ['undoPublication', { params: { number: '2' }, body: { note: 'Too low.' } }],
  ['undoPublication', { params: { number: '2' }, body: {} }],
  ['undoPublication', { params: { number: '9' }, body: {} }],
  ['contentRecord', on('q-new')],
  ['contentThread', on('q-new')],
  ['contentRevision', { params: { kind: 'question', key: 'q-new', revision: newest } }],
  ['contentRevision', { params: { kind: 'question', key: 'q-new', revision: 'gone' } }],
  ['takeOutContent', on('q-new', { parent: newest, note: 'No longer asked.' })],
  ['contentRecord', on('q-new')],
  ['publishContent', { body: { changes: [change('q-new')] } }],
  ['bringBackContent', on('q-new', { parent: newest, revision: null })],
  ['contentThread', on('q-new')],
  ['placeContent', on('q-new', { after: null })],
  ['closeContent', on('q-new')],
  ['contentOffers'],
  ['acceptOffer', on('q-new')],
  ['dismissOffer', on('q-new')],
  ['publicInstances'],
  ['publications'],
  ['audit'],
];

/** Written anew with `npm test -- publishing-answers -u` when an answer is meant to be another. */
describe.for(engines())('a day of publishing on %s', (engine) => {
  test('every answer is what it was before', async () => {
    const store = await freshStore(engine);
    await store.db
      .insertInto('staff')
      .values(staffRow(store, { ...owner }))
      .execute();
    let now = someMorning;
    const parts: DeskParts = {
      store,
      clock: { now: () => (now += 1000) },
      readContent: () => shippedContent,
      log: createLog(() => {}),
      settings: {
        siteUrl: 'https://taana.example',
        trustProxy: 0,
        dataDir: '/nowhere',
        mailFrom: 'desk@mill.example',
        salesTo: 'sales@mill.example',
      },
    };
    const handlers = {
      ...contentHandlers(parts),
      ...publicationHandlers(parts),
      ...planHandlers(parts),
      ...recordsHandlers(parts),
    };
    const answers = await tellDay({ store, handlers, person: owner, day });
    const file = join(import.meta.dirname, '../../../../tests/desk/publishing-answers.txt');
    await expect(withoutChance(answers.join('\n'))).toMatchFileSnapshot(file);
  });
});
