import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  siteUrl,
  type SignedIn,
} from '../../support/desk/desk-visitor.ts';
import { mailedCode } from '../../support/desk/room-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const rounds = Array.from({ length: 12 }, (_, i) => i);

describe.for(engines())('two at the same moment on %s', (engine) => {
  test('two owners who demote each other leave one owner', async () => {
    const { desk, store, owner } = await start();
    const second = { name: 'Vik', email: 'vik@mill.example', role: 'owner' } as const;
    must(await owner.ask(endpoints.invite, { body: second }));
    const [token] = await mailedTokens(store, 'desk-invitation');
    const other = await joinDesk(desk, token!, second.email, second.name);
    const people = must(await owner.ask(endpoints.people)).body;
    const idOf = (name: string) => people.find((person) => person.name === name)!.id;
    const [first, last] = [idOf('Harpreet Kaur'), idOf('Vik')];
    const demote = (who: SignedIn, id: string) =>
      who.ask(endpoints.changeRole, { params: { id }, body: { role: 'sales' } });
    for (const round of rounds) {
      await Promise.all([demote(owner, last), demote(other, first)]);
      const owners = await store.db
        .selectFrom('staff')
        .select('name')
        .where('role', '=', 'owner')
        .execute();
      expect([round, owners.length]).toEqual([round, 1]);
      await store.db.updateTable('staff').set({ role: 'owner' }).execute();
    }
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('a quote is accepted or withdrawn, never both', async () => {
    const { desk, store, owner } = await start();
    for (const round of rounds) {
      const id = await newEnquiry(store, round);
      const { id: quoteId } = must(
        await owner.ask(endpoints.sendQuote, { params: { id }, body: quote }),
      ).body;
      const path = must(await owner.ask(endpoints.enquiry, { params: { id } })).body.quotes[0]!
        .path;
      const accept = (code = '') =>
        desk.fetch(
          new Request(siteUrl + path, {
            method: 'POST',
            headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
            body: `answer=accept&message=&code=${code}`,
          }),
        );
      await accept();
      const code = await mailedCode(store, id);
      const [withdrawn, accepted] = await Promise.all([
        owner.ask(endpoints.withdrawQuote, { params: { id: quoteId } }),
        accept(code),
      ]);
      expect([200, 409]).toContain(withdrawn.status);
      expect([303, 404]).toContain(accepted.status);
      const after = must(await owner.ask(endpoints.enquiry, { params: { id } })).body;
      const [state, status] =
        withdrawn.status === 200 ? ['revoked', 'quoted'] : ['accepted', 'won'];
      expect([after.quotes[0]!.state, after.line.status]).toEqual([state, status]);
    }
  });

  test('samples, quotes and moves of one enquiry wait for each other and are not refused', async () => {
    const { store, owner } = await start();
    for (const round of rounds) {
      const id = await newEnquiry(store, round);
      const sample = { fabrics: '14B', recipient: 'Asha', address: '12 Link Road' };
      must(await owner.ask(endpoints.requestSample, { params: { id }, body: sample }));
      const { id: sampleId } = must(await owner.ask(endpoints.enquiry, { params: { id } })).body
        .samples[0]!;
      const step = (body: { step: 'cut' | 'dispatched'; tracking?: string }) =>
        owner.ask(endpoints.changeSample, { params: { id: sampleId }, body });
      must(await step({ step: 'cut' }));
      const answers = await Promise.all([
        step({ step: 'dispatched', tracking: 'BD 1' }),
        owner.ask(endpoints.addNote, { params: { id }, body: { body: 'Hello' } }),
        owner.ask(endpoints.reply, { params: { id }, body: { subject: 'Hello', body: 'Hello' } }),
        owner.ask(endpoints.planNextAction, { params: { id }, body: { text: 'Call', at: null } }),
        owner.ask(endpoints.sendQuote, { params: { id }, body: quote }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('two who change many enquiries in opposite order both finish', async () => {
    const { store, owner } = await start();
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await newEnquiry(store, i));
    for (const round of rounds) {
      const to = round % 2 === 0 ? 'contacted' : 'new';
      const [me] = must(await owner.ask(endpoints.people)).body;
      const answers = await Promise.all([
        owner.ask(endpoints.changeMany, {
          body: { ids, action: { kind: 'assign', owner: me!.id } },
        }),
        owner.ask(endpoints.changeMany, {
          body: { ids: ids.toReversed(), action: { kind: 'move', to } },
        }),
      ]);
      expect([round, ...answers.map(({ status }) => status)]).toEqual([round, 200, 200]);
    }
  });

  async function start() {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    return { store, desk, owner: await enterAsOwner(desk, store) };
  }
});

const quote = {
  buyer: 'Asha Rao',
  company: '',
  currency: 'INR' as const,
  lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
  validUntil: '2099-12-31',
  terms: '',
};

async function newEnquiry(store: Store, number: number): Promise<string> {
  const clock = { now: () => Date.now() };
  const outcome = await submitEnquiry(
    store,
    clock,
    quoteSubmission({ email: `buyer${number}@rao.example` }, { idempotencyKey: `key-${number}` }),
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  const { id } = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return id;
}
