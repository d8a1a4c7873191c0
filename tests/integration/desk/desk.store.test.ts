import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { EnquiryDetail } from '../../../src/contract/desk/enquiry-endpoints.ts';
import type { InboxQuery, InboxView } from '../../../src/contract/desk/inbox-endpoints.ts';
import { quotePagePath } from '../../../src/contract/desk/desk-paths.ts';
import { endpointAddress } from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { SampleStep } from '../../../src/domain/desk/sample-steps.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { remind } from '../../../src/server/desk/scheduled-jobs.ts';
import { takeInEnquiries } from '../../../src/server/desk/take-in-enquiries.ts';
import type { Draft } from '../../../src/server/enquiries/submission.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import type { MailMessage } from '../../../src/server/mail/transport.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import {
  cookieHeader,
  type DeskVisitor,
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { mailedCode } from '../../support/desk/room-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { within } from '../../support/patience.ts';

const readContent = () => shippedContent;
const settings = { mailFrom: 'sales@taana.example', salesTo: 'sales@taana.example', siteUrl };

describe.for(engines)('the desk on %s', (engine) => {
  test('an enquiry is received, answered, sampled, quoted, accepted and won', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const sent = collectMails(store);
    await submit(store, asha);
    await submit(store, { ...asha, phone: '098765 43210', email: '', product: 'Tricot' });

    const inbox = must(await owner.ask(endpoints.inbox)).body;
    expect(inbox.lines).toHaveLength(2);
    expect(inbox.lines[0]).toMatchObject({ status: 'new', unread: true, fromSame: 2 });
    const { id, reference } = inbox.lines.find(({ email }) => email !== '')!;
    must(await owner.ask(endpoints.openEnquiry, { params: { id } }));
    const session = must(await owner.ask(endpoints.session)).body;
    const me = session.stage === 'none' ? '' : session.person.id;
    must(await owner.ask(endpoints.assignEnquiry, { params: { id }, body: { owner: me } }));
    must(
      await owner.ask(endpoints.addNote, {
        params: { id },
        body: { body: 'Wants it before Diwali.' },
      }),
    );
    must(
      await owner.ask(endpoints.planNextAction, {
        params: { id },
        body: { text: 'Call', at: Date.now() + 1000 },
      }),
    );
    must(
      await owner.ask(endpoints.reply, {
        params: { id },
        body: {
          subject: 'Your cloth',
          body: 'Dear Asha,\n\nyes.',
        },
      }),
    );
    must(
      await owner.ask(endpoints.requestSample, {
        params: { id },
        body: {
          fabrics: '14B Locknit',
          recipient: 'Asha',
          address: 'Ludhiana',
        },
      }),
    );
    const [sample] = must(await owner.ask(endpoints.samples)).body;
    const stepping = (step: SampleStep, more = {}) =>
      owner.ask(endpoints.changeSample, { params: { id: sample!.id }, body: { step, ...more } });
    expect((await stepping('delivered')).status).toBe(409);
    must(await stepping('cut'));
    expect((await stepping('dispatched')).status).toBe(422);
    must(await stepping('dispatched', { courier: 'DTDC', tracking: 'D123' }));
    expect((await detail(owner, id)).line.status).toBe('sampled');

    const quote = {
      buyer: 'Asha Rao',
      company: 'Rao Garments',
      currency: 'INR' as const,
      lines: [{ fabric: '14B Locknit', shade: 'Bottle green', metres: 500, price: 21_550 }],
      validUntil: '2099-12-31',
      terms: 'Half in advance.',
    };
    const made = must(await owner.ask(endpoints.sendQuote, { params: { id }, body: quote })).body;
    const pdf = must(await owner.ask(endpoints.quotePdf, { params: { id: made.id } }));
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    const { path } = (await detail(owner, id)).quotes[0]!;
    const page = must(await visitDesk(desk).get(path));
    expect(page.text).toContain('₹ 1,07,750');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const forged = await answerQuote(desk, path, 'accept', 'https://evil.example');
    expect(forged.status).toBe(403);
    expect((await answerQuote(desk, path, 'ask', siteUrl, 'Is it pre-shrunk?')).status).toBe(303);
    expect((await answerQuote(desk, path, 'accept')).status).toBe(200);
    const code = await mailedCode(store, id);
    expect((await answerQuote(desk, path, 'accept', siteUrl, '', code)).status).toBe(303);
    await answerQuote(desk, path, 'decline');

    const after = await detail(owner, id);
    expect(after.line).toMatchObject({ status: 'won', unread: true, ownerId: me });
    expect(after.quotes[0]).toMatchObject({ state: 'accepted' });
    expect(after.thread.map(({ body }) => body)).toContain('Is it pre-shrunk?');
    expect(after.samePerson).toHaveLength(1);
    await expect
      .poll(() => sent.filter(({ subject }) => /quote/i.test(subject)).length, {
        timeout: within(15_000),
      })
      .toBeGreaterThanOrEqual(3);
    const reply = sent.find(({ subject }) => subject.startsWith('Your cloth'))!;
    const receipt = sent.find(({ messageId }) => messageId.includes('enquiry-receipt'))!;
    expect(reply.headers?.['In-Reply-To']).toBe(receipt.messageId);
    expect(reply.subject).toContain(reference);
    const quoteMail = sent.find(
      ({ attachments }) => attachments?.[0]?.contentType === 'application/pdf',
    )!;
    expect(quoteMail.headers?.['References']).toContain(reply.messageId);
    expect(quoteMail.text).toContain(path);
    const states = (await detail(owner, id)).mails.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['sent']));

    const numbers = must(await owner.ask(endpoints.numbers, { query: { days: 30 } })).body;
    expect(numbers.funnel.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('a withdrawn or expired quote cannot be answered', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const id = await submit(store, asha);
    const quote = {
      buyer: 'A',
      company: '',
      currency: 'USD' as const,
      lines: [{ fabric: 'x', shade: '', metres: 1, price: 1 }],
      validUntil: '2099-01-01',
      terms: '',
    };
    must(await owner.ask(endpoints.sendQuote, { params: { id }, body: quote }));
    expect(
      (
        await owner.ask(endpoints.sendQuote, {
          params: { id },
          body: { ...quote, validUntil: '2001-01-01' },
        })
      ).status,
    ).toBe(422);
    const { path, id: quoteId } = (await detail(owner, id)).quotes[0]!;
    await store.transact((tx) =>
      tx.updateTable('quote').set({ valid_until: '2020-01-01' }).execute(),
    );
    await answerQuote(desk, path, 'accept');
    expect((await detail(owner, id)).quotes[0]?.state).toBe('sent');
    expect((await visitDesk(desk).get(path)).text).toContain('has expired');
    must(await owner.ask(endpoints.withdrawQuote, { params: { id: quoteId } }));
    expect((await visitDesk(desk).get(path)).status).toBe(404);
    expect((await visitDesk(desk).get(`${path}/quote.pdf`)).status).toBe(404);
    expect((await visitDesk(desk).get(quotePagePath('guessed'))).status).toBe(404);
  });

  test('a quarantined enquiry is hidden until it is released, and then mailed', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const id = await submit(store, { ...asha, quarantine: 'spam-trap' });
    const lines = async (view: InboxView) =>
      must(await owner.ask(endpoints.inbox, { query: { view } })).body.lines.length;
    expect([await lines('all'), await lines('quarantine')]).toEqual([0, 1]);
    must(
      await owner.ask(endpoints.changeMany, { body: { ids: [id], action: { kind: 'rescue' } } }),
    );
    expect([await lines('all'), await lines('quarantine')]).toEqual([1, 0]);
    expect((await detail(owner, id)).mails.map(({ what }) => what).sort()).toEqual([
      'Notice to the sales desk',
      'Receipt to the visitor',
    ]);
    expect((await owner.ask(endpoints.rescueEnquiry, { params: { id } })).status).toBe(409);
    const audit = must(await owner.ask(endpoints.audit)).body.lines;
    expect(audit.map(({ verb }) => verb)).toContain('took it out of quarantine');
  });

  test('is found by search, filters and pages, each line once', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    for (let i = 0; i < 120; i += 1) {
      await submit(store, {
        ...asha,
        name: `Buyer no${i}`,
        phone: `98765${10_000 + i}`,
        email: `b${i}@x.example`,
      });
    }
    const seen: string[] = [];
    for (const view of ['answer', 'all'] as const) {
      let after = '';
      do {
        const page = must(await owner.ask(endpoints.inbox, { query: { view, after } })).body;
        seen.push(...page.lines.map((line) => `${view} ${line.id}`));
        after = page.after ?? '';
      } while (after);
    }
    expect(seen).toHaveLength(240);
    expect(new Set(seen).size).toBe(240);
    const found = async (query: Partial<InboxQuery>) =>
      must(await owner.ask(endpoints.inbox, { query: { view: 'all', ...query } })).body.lines;
    expect(await found({ search: 'buyer no117' })).toHaveLength(1);
    expect(await found({ search: 'B117@X.EXAMPLE' })).toHaveLength(1);
    expect(await found({ search: '%' })).toHaveLength(0);
    expect(await found({ kind: 'call' })).toHaveLength(0);
    expect(await found({ status: 'won' })).toHaveLength(0);
    expect(await found({ owner: 'nobody' })).toHaveLength(50);
    const counts = must(await owner.ask(endpoints.counts)).body;
    expect(counts).toMatchObject({ answer: 120, unread: 120, late: 0, quarantine: 0 });
  });

  test('holidays extend the time to answer, and one reminder is sent before it ends', async () => {
    const store = await freshStore(engine);
    const friday = Date.parse('2026-11-13T06:00:00Z');
    const desk = openDesk(store, { clock: { now: () => friday + 1000 } });
    const owner = await enterAsOwner(desk, store);
    const id = await submit(store, { ...asha, kind: 'call' }, friday);
    const due = async () => (await detail(owner, id)).line.dueAt;
    expect(await due()).toBe(friday + 2 * 3_600_000);
    const known = must(await owner.ask(endpoints.settings)).body;
    must(await owner.ask(endpoints.saveSettings, { body: { ...known, holidays: ['2026-11-13'] } }));
    expect(await due()).toBe(Date.parse('2026-11-14T05:30:00Z'));
    const soon = (await due()) - 30 * 60_000;
    expect(await remind(store, soon)).toBe(1);
    expect(await remind(store, soon)).toBe(0);
    expect(await takeInEnquiries({ store, readContent }, soon)).toBe(0);
    expect(
      (
        await owner.ask(endpoints.saveSettings, {
          body: {
            ...known,
            office: { days: [], opens: '09:00', closes: '18:00' },
          },
        })
      ).status,
    ).toBe(422);
  });

  test('a hostile enquiry has no effect in any response', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const sent = collectMails(store);
    const hostile = `=HYPERLINK("http://x")<script>alert(1)</script>\u202e"'\\`;
    const id = await submit(store, {
      ...asha,
      name: hostile,
      company: hostile,
      product: hostile,
      payload: { requirements: hostile.repeat(200), lines: 'x', fabrics: { a: 1 } },
    });
    must(
      await owner.ask(endpoints.reply, {
        params: { id },
        body: { subject: hostile, body: hostile },
      }),
    );
    must(
      await owner.ask(endpoints.sendQuote, {
        params: { id },
        body: {
          buyer: hostile,
          company: hostile,
          currency: 'AED',
          lines: [{ fabric: hostile, shade: hostile, metres: 10, price: 100 }],
          validUntil: '2099-01-01',
          terms: hostile.repeat(60),
        },
      }),
    );
    const { quotes, facts } = await detail(owner, id);
    expect(facts[0]?.value).toContain('<script>');
    const page = must(await visitDesk(desk).get(quotes[0]!.path));
    expect(page.text).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const csv = must(await owner.ask(endpoints.exportEnquiries)).text;
    expect(csv).not.toMatch(/(^|,|\n)"?=/);
    expect(csv).toContain(`"'=HYPERLINK`);
    const dump = must(await owner.ask(endpoints.exportEverything))
      .text.trim()
      .split('\n');
    expect(dump.map((line) => JSON.parse(line).table)).toContain('quote');
    expect(dump.join('')).not.toContain(quotes[0]!.path.slice(3));
    await expect.poll(() => sent.length, { timeout: within(15_000) }).toBeGreaterThanOrEqual(4);
    for (const mail of sent) {
      expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
      expect(mail.html).not.toContain('<script>');
    }
    must(await owner.ask(endpoints.numbers));
    must(await owner.ask(endpoints.agenda));
    must(await owner.ask(endpoints.audit));
  });

  test('verifying the history detects a changed row', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const id = await submit(store, asha);
    must(await owner.ask(endpoints.moveEnquiry, { params: { id }, body: { to: 'lost' } }));
    expect(
      (await owner.ask(endpoints.moveEnquiry, { params: { id }, body: { to: 'spam' } })).status,
    ).toBe(409);
    expect(must(await owner.ask(endpoints.checkAudit)).body).toMatchObject({ whole: true });
    await store.transact((tx) =>
      tx.updateTable('audit').set({ actor: 'Nobody' }).where('seq', '=', 2).execute(),
    );
    expect(must(await owner.ask(endpoints.checkAudit)).body).toMatchObject({
      whole: false,
      brokenAt: 2,
    });
  });

  test('a calendar address belongs to one person, is renewed and ends with them', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    await submit(store, {
      ...asha,
      kind: 'call',
      payload: { date: 'Tue, 17 Nov 2026', preferredTime: 'Morning', notes: '' },
    });
    const first = must(await owner.ask(endpoints.renewAgendaFeed)).body.path;
    const feed = (path: string) => visitDesk(desk).get(path);
    const calendar = must(await feed(first)).text;
    expect(calendar).toContain('DTSTART:20261117T033000Z');
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const second = must(await owner.ask(endpoints.renewAgendaFeed)).body.path;
    expect((await feed(first)).status).toBe(404);

    const invitation = { name: 'Vik', email: 'vik@mill.example', role: 'sales' } as const;
    must(await owner.ask(endpoints.invite, { body: invitation }));
    const [token] = await mailedTokens(store, 'desk-invitation');
    const vik = await joinDesk(desk, token!, invitation.email, 'Vik');
    expect(must(await vik.ask(endpoints.agenda)).body.calendarSince).toBeNull();
    const own = must(await vik.ask(endpoints.renewAgendaFeed)).body.path;
    must(await feed(own));
    must(await feed(second));
    const people = must(await owner.ask(endpoints.people)).body;
    const params = { id: people.find(({ name }) => name === 'Vik')!.id };
    must(await owner.ask(endpoints.changeRole, { params, body: { role: 'viewer' } }));
    expect((await feed(own)).status).toBe(404);
    expect((await vik.ask(endpoints.renewAgendaFeed)).status).toBe(403);
    must(await owner.ask(endpoints.changeRole, { params, body: { role: 'sales' } }));
    expect((await feed(own)).status).toBe(404);
    const renewed = must(await vik.ask(endpoints.renewAgendaFeed)).body.path;
    must(await feed(renewed));
    must(await owner.ask(endpoints.removePerson, { params }));
    expect((await feed(renewed)).status).toBe(404);
    must(await owner.ask(endpoints.endAgendaFeed));
    expect((await feed(second)).status).toBe(404);
  });
});

// One SQLite file has one instance.
describe.for(engines.filter((engine) => engine === 'postgres'))('two desks on %s', (engine) => {
  test('report changes to each other, and give quotes different numbers', async () => {
    const home = await freshHome(engine);
    const [one, other] = [await home.open(), await home.open()];
    const desks = [openDesk(one), openDesk(other)];
    onTestFinished(() => desks.forEach((desk) => desk.stop()));
    const owner = await enterAsOwner(desks[0]!, one);
    const stream = await desks[1]!.fetch(
      new Request(siteUrl + endpointAddress(endpoints.changes), {
        headers: { cookie: cookieHeader(owner.cookies) },
      }),
    );
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const started = Date.now();
    const id = await submit(one, asha);
    expect((await reader.read()).value).toContain('event: change');
    // Takes under a second on an idle machine; a busy one gets more time.
    expect(Date.now() - started).toBeLessThan(within(4000));
    await reader.cancel();

    const there = visitDesk(desks[1]!);
    for (const [name, value] of owner.cookies) there.cookies.set(name, value);
    const quote = {
      buyer: 'A',
      company: '',
      currency: 'USD' as const,
      lines: [{ fabric: 'x', shade: '', metres: 1, price: 1 }],
      validUntil: '2099-01-01',
      terms: '',
    };
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? owner : there).ask(endpoints.sendQuote, { params: { id }, body: quote }),
      ),
    );
    const numbers = made.map((reply) => must(reply).body.number);
    expect(new Set(numbers).size).toBe(10);
    expect(await checkChain(one.db)).toMatchObject({ whole: true });
  });
});

const asha: Omit<Draft, 'scope'> = {
  kind: 'quote',
  name: 'Asha Rao',
  company: 'Rao Garments',
  email: 'asha@rao-garments.example',
  phone: '+91 98765 43210',
  product: '14B Locknit Premium',
  payload: { requirements: 'Bottle green' },
  hours: shippedContent.mill.hours.office,
};

let nth = 0;

async function submit(
  store: Store,
  draft: Omit<Draft, 'scope'>,
  now = Date.now(),
): Promise<string> {
  nth += 1;
  const outcome = await submitEnquiry(
    store,
    { now: () => now },
    {
      draft: { scope: 'test', ...draft },
      client: `203.0.113.${nth}`,
      idempotencyKey: `desk-${nth}`,
    },
  );
  if (!('reference' in outcome)) throw new Error(outcome.kind);
  const row = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function detail(visitor: DeskVisitor, id: string): Promise<EnquiryDetail> {
  return must(await visitor.ask(endpoints.enquiry, { params: { id } })).body;
}

function collectMails(store: Store): MailMessage[] {
  const sent: MailMessage[] = [];
  const outbox = startOutbox({
    store,
    clock: { now: () => Date.now() },
    log: () => {},
    mails: createMailWriter({ store, settings, readContent }),
    pollMs: 100,
    transport: {
      describe: 'a test',
      close: async () => {},
      send: async (message) => {
        sent.push(message);
        return { kind: 'sent' };
      },
    },
  });
  onTestFinished(() => outbox.stop());
  return sent;
}

async function answerQuote(
  desk: { fetch(request: Request): Response | Promise<Response> },
  path: string,
  answer: string,
  origin = siteUrl,
  message = '',
  code = '',
): Promise<Response> {
  return desk.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer, message, code }).toString(),
    }),
  );
}
