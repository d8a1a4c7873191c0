import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type {
  InboxQuery,
  InboxView,
} from '../../../src/contract/desk/endpoints/inbox-endpoints.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { remind } from '../../../src/server/desk/scheduled-jobs.ts';
import { takeInEnquiries } from '../../../src/server/desk/take-in-enquiries.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { asha, detail, submit } from '../../support/desk/desk-enquiry.ts';
import { enterAsOwner, must, openDesk } from '../../support/desk/desk-visitor.ts';

const readContent = () => shippedContent;

describe.for(engines())('the inbox on %s', (engine) => {
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
});
