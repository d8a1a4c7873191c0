import { describe, expect, onTestFinished, test } from 'vitest';
import { quotePagePath } from '../../../src/contract/desk/desk-paths.ts';
import { endpointAddress } from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { answerQuote } from '../../support/desk/answer-quote.ts';
import { asha, detail, submit } from '../../support/desk/desk-enquiry.ts';
import {
  cookieHeader,
  enterAsOwner,
  must,
  openDesk,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { within } from '../../support/patience.ts';

describe.for(engines())('a quote at the desk on %s', (engine) => {
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
});

// One SQLite file has one instance.
describe.for(engines().filter((engine) => engine === 'postgres'))('two desks on %s', (engine) => {
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
