import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { isoIndianDate } from '../../../src/domain/enquiry/indian-time.ts';
import { sweep } from '../../../src/server/retention/sweep.ts';
import {
  type DeskVisitor,
  enterAsOwner,
  must,
  openDesk,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshHome, type Engine } from '../../support/database/engines.ts';
import { namesOfEnquiries, submitAt } from '../../support/enquiries/dated-enquiries.ts';

const dayMs = 86_400_000;
const now = Date.now();
const yesterday = now - dayMs;
const longAgo = now - 26 * 30.5 * dayMs;
const settings = { retentionMonths: 24, retentionOrdersYears: 8 };

interface Worked {
  readonly owner: DeskVisitor;
  readonly id: string;
  /** Moves the desk's clock. */
  setTime(at: number): void;
}

/** What happened yesterday to an enquiry of 26 months ago. */
const contacts: readonly (readonly [string, (worked: Worked) => Promise<unknown>])[] = [
  ['a reply', ({ owner, id }) => reply(owner, id)],
  [
    'a note',
    ({ owner, id }) => owner.ask(endpoints.addNote, { params: { id }, body: { body: 'Called.' } }),
  ],
  ['a sample', ({ owner, id }) => requestSample(owner, id)],
  [
    'feedback on an old sample',
    async ({ owner, id, setTime }) => {
      setTime(longAgo);
      must(await requestSample(owner, id));
      setTime(yesterday);
      const [sample] = must(await owner.ask(endpoints.samples)).body;
      return owner.ask(endpoints.changeSample, {
        params: { id: sample!.id },
        body: { feedback: 'Too stiff.' },
      });
    },
  ],
  ['a quote', ({ owner, id }) => sendQuote(owner, id, isoIndianDate(yesterday))],
  [
    'the next step',
    ({ owner, id }) =>
      owner.ask(endpoints.planNextAction, { params: { id }, body: { text: 'Call', at: now } }),
  ],
  [
    'a move',
    ({ owner, id }) =>
      owner.ask(endpoints.moveEnquiry, { params: { id }, body: { to: 'contacted' } }),
  ],
];

describe.for(engines())('the last contact on %s', (engine) => {
  test.each(contacts)('%s of yesterday keeps an enquiry of 26 months ago', async (_, act) => {
    const worked = await openOldEnquiry(engine);
    must((await act(worked)) as Awaited<ReturnType<DeskVisitor['get']>>);
    expect(await sweep(worked.store, { ...settings, dataDir: worked.dataDir }, now)).toMatchObject({
      enquiries: 0,
    });
    expect(await namesOfEnquiries(worked.store)).toEqual(['asha']);
    // The day will come nevertheless.
    const later = { ...settings, dataDir: worked.dataDir };
    await sweep(worked.store, later, now + 26 * 31 * dayMs);
    expect(await namesOfEnquiries(worked.store)).toEqual([]);
  });

  test('a question of the buyer keeps it, and the link of the quote still answers', async () => {
    const { store, dataDir, desk, owner, id } = await openOldEnquiry(engine);
    const { path } = must(await owner.ask(endpoints.enquiry, { params: { id } })).body.quotes[0]!;
    expect((await ask(desk, path)).status).toBe(303);
    expect(await sweep(store, { ...settings, dataDir }, now)).toMatchObject({ enquiries: 0 });
    expect((await visitDesk(desk).get(path)).status).toBe(200);
  });

  test('an open quote keeps it however long nobody writes', async () => {
    const { store, dataDir, desk, owner, id, setTime } = await openOldEnquiry(engine);
    setTime(longAgo);
    must(await sendQuote(owner, id, isoIndianDate(now)));
    const { quotes } = must(await owner.ask(endpoints.enquiry, { params: { id } })).body;
    const { path } = quotes.find(({ validUntil }) => validUntil === isoIndianDate(now))!;
    expect(await sweep(store, { ...settings, dataDir }, now)).toMatchObject({ enquiries: 0 });
    expect((await visitDesk(desk).get(`${path}?preview`)).status).toBe(200);
    const removed = await sweep(store, { ...settings, dataDir }, now + dayMs);
    expect(removed).toMatchObject({ enquiries: 1 });
  });

  test('everything that happens to one enquiry at one moment is done', async () => {
    const { desk, owner, id } = await openOldEnquiry(engine);
    must(await requestSample(owner, id));
    const [sample] = must(await owner.ask(endpoints.samples)).body;
    const { path } = must(await owner.ask(endpoints.enquiry, { params: { id } })).body.quotes[0]!;
    for (let round = 0; round < 3; round += 1) {
      const done = await Promise.all([
        reply(owner, id),
        owner.ask(endpoints.addNote, { params: { id }, body: { body: 'Called.' } }),
        sendQuote(owner, id, isoIndianDate(now)),
        ask(desk, path),
        owner.ask(endpoints.changeSample, {
          params: { id: sample!.id },
          body: { feedback: `Round ${round}` },
        }),
      ]);
      // Two that wait for each other would be ended by the database, and one answered 503.
      expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 303, 200]);
    }
  });

  test('a reply that is written during the sweep keeps it', async () => {
    const { store, dataDir, owner, id } = await openOldEnquiry(engine);
    const [, written] = await Promise.all([
      sweep(store, { ...settings, dataDir }, now),
      reply(owner, id),
    ]);
    // Whichever came first: a reply that was taken has its enquiry.
    expect(await namesOfEnquiries(store)).toEqual(written.status === 200 ? ['asha'] : []);
  });
});

async function openOldEnquiry(engine: Engine) {
  const home = await freshHome(engine);
  const store = await home.open();
  let time = longAgo;
  const desk = openDesk(store, { clock: { now: () => time }, dataDir: home.dataDir });
  const owner = await enterAsOwner(desk, store);
  await submitAt(store, 'asha', longAgo);
  const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  // Answered and quoted then, so that nothing of yesterday changes its status.
  must(await reply(owner, id));
  must(await sendQuote(owner, id, isoIndianDate(longAgo)));
  const setTime = (at: number) => void (time = at);
  setTime(yesterday);
  return { store, dataDir: home.dataDir, desk, owner, id, setTime };
}

function reply(owner: DeskVisitor, id: string) {
  const body = { subject: 'Your cloth', body: 'Dear Asha, yes.' };
  return owner.ask(endpoints.reply, { params: { id }, body });
}

function requestSample(owner: DeskVisitor, id: string) {
  const body = { fabrics: '14B Locknit', recipient: 'Asha', address: 'Ludhiana' };
  return owner.ask(endpoints.requestSample, { params: { id }, body });
}

function sendQuote(owner: DeskVisitor, id: string, validUntil: string) {
  const lines = [{ fabric: '14B Locknit', shade: '', metres: 500, price: 21_550 }];
  const body = {
    buyer: 'Asha',
    company: '',
    currency: 'INR',
    lines,
    validUntil,
    terms: '',
  } as const;
  return owner.ask(endpoints.sendQuote, { params: { id }, body });
}

async function ask(desk: ReturnType<typeof openDesk>, path: string): Promise<Response> {
  return desk.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer: 'ask', message: 'Is it pre-shrunk?' }),
    }),
  );
}
