import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { enterAsOwner, joinDesk, must, openDesk } from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

describe.for(engines())('people and records on %s', (engine) => {
  test('people are invited by mail, change roles and are removed; the last owner cannot be removed', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const invitation = { name: 'Vik', email: 'vik@mill.example', role: 'sales' } as const;
    must(await owner.ask(endpoints.invite, { body: invitation }));
    const vik = await joinDesk(
      desk,
      (await mailedTokens(store, 'desk-invitation'))[0]!,
      invitation.email,
      'Vik',
    );
    expect((await owner.ask(endpoints.invite, { body: invitation })).status).toBe(409);
    expect((await vik.ask(endpoints.audit)).status).toBe(403);
    expect((await vik.ask(endpoints.invite, { body: invitation })).status).toBe(403);

    const people = must(await owner.ask(endpoints.people)).body;
    const idOf = (name: string) => people.find((person) => person.name === name)!.id;
    const first = idOf('Harpreet Kaur');
    expect((await owner.ask(endpoints.removePerson, { params: { id: first } })).status).toBe(409);
    expect(
      (await owner.ask(endpoints.changeRole, { params: { id: first }, body: { role: 'viewer' } }))
        .status,
    ).toBe(409);

    must(
      await owner.ask(endpoints.changeRole, {
        params: { id: idOf('Vik') },
        body: { role: 'viewer' },
      }),
    );
    const change = { ids: ['x'], action: { kind: 'open' } } as const;
    expect((await vik.ask(endpoints.changeMany, { body: change })).status).toBe(403);
    must(await owner.ask(endpoints.removePerson, { params: { id: idOf('Vik') } }));
    expect((await vik.ask(endpoints.inbox)).status).toBe(401);
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('a refused mail is sent again on request', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    await submitEnquiry(store, { now: () => Date.now() }, quoteSubmission());
    await store.transact((tx) =>
      tx
        .updateTable('outbox')
        .set({ dead_at: 1, last_error: '550 no such user' })
        .where('enquiry_id', 'is not', null)
        .execute(),
    );
    // The notice about the owner's own account is waiting beside them.
    const mails = must(await owner.ask(endpoints.mails)).body.filter(
      ({ enquiryId }) => enquiryId !== null,
    );
    expect(mails.map(({ state }) => state)).toEqual(['refused', 'refused']);
    must(await owner.ask(endpoints.retryMail, { params: { id: mails[0]!.id } }));
    expect((await owner.ask(endpoints.retryMail, { params: { id: mails[0]!.id } })).status).toBe(
      409,
    );
  });

  test('the data of a person is shown first, then erased with all its desk records', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    await submitEnquiry(store, { now: () => Date.now() }, quoteSubmission());
    const { id, email } = await store.db
      .selectFrom('enquiry')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow();
    must(
      await owner.ask(endpoints.addNote, { params: { id }, body: { body: 'Asha likes green.' } }),
    );
    must(
      await owner.ask(endpoints.reply, {
        params: { id },
        body: { subject: 'Hello', body: 'Asha' },
      }),
    );
    const look = must(
      await owner.ask(endpoints.erase, { body: { contact: email, confirmed: false } }),
    ).body;
    expect(look).toMatchObject({ erased: false, references: [expect.any(String)] });
    must(await owner.ask(endpoints.enquiry, { params: { id } }));
    must(await owner.ask(endpoints.erase, { body: { contact: email, confirmed: true } }));
    expect((await owner.ask(endpoints.enquiry, { params: { id } })).status).toBe(404);
    const left = must(await owner.ask(endpoints.exportEverything)).text;
    expect(left).not.toMatch(/asha/i);
    expect(
      (await owner.ask(endpoints.erase, { body: { contact: 'nonsense', confirmed: true } })).status,
    ).toBe(422);
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });
});
