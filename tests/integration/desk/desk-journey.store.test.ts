import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { SampleStep } from '../../../src/domain/desk/sample-steps.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { answerQuote } from '../../support/desk/answer-quote.ts';
import { collectMails } from '../../support/desk/collect-mails.ts';
import { asha, detail, submit } from '../../support/desk/desk-enquiry.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { mailedCode } from '../../support/desk/room-visitor.ts';
import { within } from '../../support/patience.ts';

describe.for(engines())('the desk on %s', (engine) => {
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
});
