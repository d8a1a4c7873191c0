import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning, staffRow } from '../../../tests/support/desk/desk-rows.ts';
import { someDips, someOffer } from '../../../tests/support/desk/some-offer.ts';
import {
  type Step,
  tellDay,
  tellMails,
  withoutChance,
} from '../../../tests/support/desk/tell-day.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import type { Person } from '../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { createLog } from '../log.ts';
import { buyerHandlers } from './buyers/buyer-handlers.ts';
import { agendaHandlers } from './calls/agenda-handlers.ts';
import type { DeskParts } from './desk-call.ts';
import { enquiryHandlers } from './inbox/enquiry-handlers.ts';
import { inboxHandlers } from './inbox/inbox-handlers.ts';
import { quoteHandlers } from './quotes/quote-handlers.ts';
import { recordsHandlers } from './records/records-handlers.ts';
import { roomHandlers } from './room/room-handlers.ts';
import { sampleHandlers } from './samples/sample-handlers.ts';
import { peopleHandlers } from './settings/people-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { storeMessage } from './threads/store-message.ts';

const hour = 3_600_000;
const book = shippedContent.fabrics.filter(({ number }) => ['12A', '14B'].includes(number));
/** A fabric that is added must not change the answers. */
const content = { ...shippedContent, fabrics: book };
const owner: Person = { id: 'asha', name: 'Asha', email: 'asha@mill.example', role: 'owner' };

const enquiries: readonly Partial<EnquiryRow>[] = [
  { id: 'e1', reference: 'Q-1', asked_at: someMorning, payload: '{"requirements":"Teal"}' },
  { id: 'e2', reference: 'S-2', kind: 'sample', asked_at: someMorning, company: 'Verma Mills' },
  {
    id: 'e3',
    reference: 'C-3',
    kind: 'call',
    name: 'Ravi Shah',
    email: 'ravi@shah.example',
    phone: '90000 00001',
    phone_normal: '+919000000001',
    payload: '{"preferredDate":"2026-11-18","preferredTime":"10:30 AM"}',
  },
  {
    id: 'e4',
    reference: 'P-4',
    kind: 'price',
    name: 'Spam',
    email: 'x@y.example',
    phone: '',
    phone_normal: '',
    quarantined_at: someMorning,
    quarantine_reason: 'links',
  },
  {
    id: 'e5',
    reference: 'Q-5',
    name: 'Meena',
    email: 'meena@old.example',
    phone_normal: '+919000000002',
    status: 'won',
    created_at: someMorning - 40 * 24 * hour,
    due_at: someMorning - 39 * 24 * hour,
  },
];

const on = (id: string, body?: object) => ({ params: { id }, ...(body && { body }) });
const line = { fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 210_00 };
const quote = {
  buyer: 'Asha Verma',
  company: 'Verma Knits',
  currency: 'INR',
  lines: [line],
  validUntil: '2026-12-31',
  terms: 'Payment in advance.',
};

/** A day of the desk. */
const day: readonly Step[] = [
  ['inbox'],
  ['counts'],
  ['enquiry', on('e1')],
  ['openEnquiry', on('e1')],
  ['rescueEnquiry', on('e4')],
  ['rescueEnquiry', on('e4')],
  ['assignEnquiry', on('e1', { owner: 'ravi' })],
  ['assignEnquiry', on('e1', { owner: 'nobody' })],
  ['planNextAction', on('e1', { text: 'Ring back', at: someMorning + 5 * hour })],
  ['addNote', on('e1', { body: 'A note for colleagues.' })],
  ['addNote', on('e1', { body: 'Wants teal.', heard: { by: 'buyer', way: 'phone' } })],
  ['addNote', on('e1', { body: 'Told the weight.', heard: { by: 'mill', way: 'whatsapp' } })],
  ['reply', on('e1', { subject: 'Your enquiry', body: 'It weighs 140 GSM.' })],
  ['reply', on('gone', { subject: 'Your enquiry', body: 'It weighs 140 GSM.' })],
  ['needsNoAnswer', on('e2')],
  ['needsNoAnswer', on('e3')],
  ['moveEnquiry', on('e1', { to: 'quoted' })],
  ['moveEnquiry', on('e5', { to: 'new' })],
  [
    'changeMany',
    { body: { ids: ['e2', 'e3', 'gone'], action: { kind: 'assign', owner: 'asha' } } },
  ],
  ['changeMany', { body: { ids: ['e2'], action: { kind: 'open' } } }],
  ['putTogether', on('e1', { reference: 'c-3' })],
  ['putTogether', on('e1', { reference: 'C-3' })],
  ['putTogether', on('e1', { reference: 'X-9' })],
  ['enquiry', on('e3')],
  ['takeApart', on('e3')],
  ['takeApart', on('e5')],
  ['requestSample', on('e2', { fabrics: '14B', recipient: 'Asha', address: 'Mill Road 1' })],
  ['samples'],
  ['sample', on('$sample')],
  ['changeSample', on('$sample', { step: 'dispatched' })],
  ['changeSample', on('$sample', { step: 'cut' })],
  ['changeSample', on('$sample', { courier: 'Blue Dart', tracking: '7392' })],
  ['changeSample', on('$sample', { step: 'dispatched' })],
  ['changeSample', on('$sample', { step: 'delivered' })],
  ['changeSample', on('$sample', { feedback: 'Soft.' })],
  ['changeSample', on('gone', { step: 'cut' })],
  ['quoteForm'],
  ['sendQuote', on('e1', quote)],
  ['sendQuote', on('e1', { ...quote, validUntil: '2026-01-01' })],
  ['sendQuote', on('gone', quote)],
  ['quotes'],
  ['withdrawQuote', on('$quote')],
  ['withdrawQuote', on('$quote')],
  ['sendQuote', on('e1', { ...quote, offer: someOffer })],
  ['sendDips', on('e1', someDips)],
  ['room', on('e1')],
  ['agenda'],
  ['people'],
  ['invite', { body: { name: 'Neha', email: 'neha@mill.example', role: 'sales' } }],
  ['invite', { body: { name: 'Ravi', email: 'ravi@taana.example', role: 'sales' } }],
  ['invitations'],
  ['withdrawInvitation', on('$staff_link')],
  ['withdrawInvitation', on('gone')],
  ['changeRole', on('ravi', { role: 'viewer' })],
  ['changeRole', on('asha', { role: 'viewer' })],
  ['mailNewPassword', on('ravi')],
  ['removePerson', on('asha')],
  ['removePerson', on('ravi')],
  ['removePerson', on('ravi')],
  ['people'],
  ['settings'],
  [
    'saveSettings',
    {
      body: {
        office: { days: [1, 2, 3], opens: '09:00', closes: '17:00' },
        calls: { days: [2], opens: '10:00', closes: '12:00' },
        holidays: ['2026-12-25'],
        templates: [{ name: 'Thanks', subject: 'Thank you', body: 'Dear {name}' }],
      },
    },
  ],
  ['settings'],
  ['mails'],
  ['inbox', { query: 'view=mine' }],
  ['inbox', { query: 'view=all&search=verma' }],
  ['inbox', { query: 'view=quarantine' }],
  ['enquiry', on('e1')],
  ['enquiry', on('e2')],
  ['enquiry', on('gone')],
  ['numbers'],
  ['audit'],
  ['checkAudit'],
];

/**
 * Whoever changes a part of the desk sees in the diff of the file which answers become others, and
 * writes it anew with `npm test -- desk-answers -u` when that is what was meant.
 */
describe.for(engines())('a day of the desk on %s', (engine) => {
  test('every answer is what it was before', async () => {
    const store = await freshStore(engine);
    let now = someMorning + hour;
    const parts = await openParts(store, { now: () => (now += 1000) });
    const handlers = {
      ...inboxHandlers(parts, { count: () => 0 } as never),
      ...enquiryHandlers(parts),
      ...buyerHandlers(parts),
      ...sampleHandlers(parts),
      ...quoteHandlers(parts),
      ...roomHandlers(parts),
      ...agendaHandlers(parts),
      ...recordsHandlers(parts),
      ...peopleHandlers(parts),
      ...settingsHandlers(parts),
    };
    const answers = await tellDay({ store, handlers, person: owner, day });
    const mails = await tellMails(store, content);
    const file = join(import.meta.dirname, '../../../tests/desk/answers.txt');
    await expect(withoutChance([...answers, ...mails].join('\n'))).toMatchFileSnapshot(file);
  });
});

async function openParts(store: Store, clock: DeskParts['clock']): Promise<DeskParts> {
  const people = [staffRow(store), staffRow(store, { ...owner })];
  await store.db.insertInto('staff').values(people).execute();
  await store.db.insertInto('enquiry').values(enquiries.map(enquiryRow)).execute();
  await store.transact((tx) =>
    storeMessage(tx, {
      enquiryId: 'e1',
      direction: 'in',
      way: 'mail',
      author: 'Asha Verma',
      address: 'asha@buyer.example',
      subject: 'Teal',
      body: 'Is it ready?',
      quoted: '> We said Monday.',
      sourceId: 'm1',
      at: someMorning,
    }),
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-answers-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return {
    store,
    clock,
    readContent: () => content,
    log: createLog(() => {}),
    settings: {
      siteUrl: 'https://taana.example',
      trustProxy: 0,
      dataDir,
      mailFrom: 'desk@mill.example',
      salesTo: 'sales@mill.example',
    },
  };
}
