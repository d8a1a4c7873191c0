import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { collectMails } from '../../support/desk/collect-mails.ts';
import { asha, detail, submit } from '../../support/desk/desk-enquiry.ts';
import { enterAsOwner, must, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { within } from '../../support/patience.ts';

describe.for(engines())('the desk on %s', (engine) => {
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
});
