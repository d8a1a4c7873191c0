import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { toolNames } from '../../../src/contract/mcp/tool-inputs.ts';
import { hashToken } from '../../../src/server/secret-key.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { connectClient } from '../../support/server/mcp-client.ts';
import { startTestServer } from '../http/fixture/serving.ts';

const person = { name: 'Asha Verma', phone: '98765 01234', email: 'asha@buyer.example' };
const version = shippedContent.privacy.consentVersion;

describe.each(engines())('the tools of /mcp on %s', (engine) => {
  async function open() {
    const server = await startTestServer({ store: await freshStore(engine) });
    const tools = await connectClient(server.url, 'modern');
    onTestFinished(async () => {
      await tools.client.close();
      await server.stop(200);
    });
    const stored = () => server.store.db.selectFrom('enquiry').selectAll().execute();
    return { server, tools, stored };
  }

  test.each(['modern', 'legacy'] as const)(
    'a %s client lists every tool and calls one',
    async (era) => {
      const { server } = await open();
      const { client, call } = await connectClient(server.url, era);
      const { tools: listed } = await client.listTools();
      expect(listed.map(({ name }) => name).toSorted()).toEqual(toolNames.toSorted());
      for (const tool of listed) {
        expect(tool.description).not.toBe('');
        expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
        // A client asks its person before it calls what is not marked as harmless.
        expect(tool.annotations).toEqual({
          readOnlyHint: !['request_quote', 'order_swatches'].includes(tool.name),
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        });
      }
      expect(await call('convert', { value: 6, from: 'oz_per_yd2', to: 'gsm' })).toMatchObject({
        value: 203.434,
        unit: 'gsm',
      });
      await client.close();
    },
  );

  test('search and look up give records with the address of their page', async () => {
    const { tools } = await open();
    const found = await tools.call('search_catalog', {
      catalog: {
        query: 'cotton under 190 gsm',
        filters: {
          exclude: { constructions: ['locknit'] },
          behaviour: [{ property: 'curls', wanted: false }],
        },
        pagination: { limit: 3 },
      },
    });
    const { products, pagination } = found as unknown as {
      products: { number: string; url: string; price: string }[];
      pagination: object;
    };
    expect(products).toHaveLength(3);
    expect(pagination).toMatchObject({ has_next_page: true, cursor: '3' });
    for (const { number, url, price } of products) {
      const fabric = shippedContent.fabrics.find((one) => one.number === number)!;
      expect(fabric.categoryId).toBe('pure-cotton-fabrics');
      expect(fabric.construction.family).not.toBe('locknit');
      expect(url).toContain(fabric.slug);
      expect(price).toBe(shippedContent.terms.price);
    }
    const looked = await tools.call('lookup_catalog', { catalog: { ids: ['14b', '99Z'] } });
    expect(looked).toMatchObject({
      products: [{ number: '14B', inputs: ['14b'] }],
      messages: [{ type: 'not_found', id: '99Z' }],
    });
  });

  test('a product is whole, a comparison is side by side, a length is weighed', async () => {
    const { tools } = await open();
    const { product } = await tools.call('get_product', { catalog: { id: '14B' } });
    expect(product).toMatchObject({
      number: '14B',
      weight: { from: 140, to: 140, unit: 'g/m2' },
      width: { inches: 60, cm: 152.4 },
      lapping: '1-0/1-2 // 2-3/1-0',
      certificates: [],
    });
    const compared = await tools.call('compare', { ids: ['14B', '14J'] });
    expect(JSON.stringify(compared)).toContain('90 GSM');
    expect(
      await tools.call('convert', { value: 100, from: 'kilograms', to: 'metres', fabric: '14B' }),
    ).toMatchObject({ value: 468.691, used: { gsm: 140, width_inches: 60 } });
    await expect(tools.call('get_product', { catalog: { id: '99Z' } })).rejects.toThrow(
      /no fabric/,
    );
    await expect(
      tools.call('convert', { value: 1, from: 'metres', to: 'kilograms' }),
    ).rejects.toThrow(/weight and width/);
  });

  test('nothing is stored before a person agreed, and then once, however often it is sent', async () => {
    const { server, tools, stored } = await open();
    const request = {
      idempotency_key: `quote-${engine}-1`,
      ...person,
      lines: [{ fabric: '14B', metres: '800', shade: 'Kala' }],
      message: 'For linings.',
    };
    const asked = await tools.call('request_quote', request);
    expect(asked).toMatchObject({
      status: 'consent_required',
      stored: false,
      consent: { version },
    });
    expect(
      await tools.call('request_quote', {
        ...request,
        consent: { accepted: true, version: 'old' },
      }),
    ).toMatchObject({ stored: false });
    expect(await stored()).toHaveLength(0);

    const agreed = { ...request, consent: { accepted: true, version } };
    const answers = await Promise.all([1, 2, 3].map(() => tools.call('request_quote', agreed)));
    const references = new Set(answers.map(({ reference }) => reference));
    expect(references.size).toBe(1);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    const row = rows.find(({ reference }) => references.has(reference as never))!;
    expect(row).toMatchObject({ kind: 'quote', name: person.name, consent_version: version });
    const mails = await server.store.db
      .selectFrom('outbox')
      .select('topic')
      .where('enquiry_id', '=', row.id)
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    await expect(tools.call('request_quote', { ...agreed, message: 'Other.' })).rejects.toThrow(
      /another request/,
    );
  });

  test('swatches are ordered the same way; a fault of a field is named', async () => {
    const { tools, stored } = await open();
    const order = {
      idempotency_key: `swatches-${engine}`,
      ...person,
      fabrics: ['14B', '22A'],
      address: '7 Shuttle Lane',
      consent: { accepted: true, version },
    };
    expect(await tools.call('order_swatches', order)).toMatchObject({ status: 'received' });
    const row = (await stored()).find(({ kind }) => kind === 'sample');
    expect(row?.payload).toContain('locknit-premium-14b');
    await expect(
      tools.call('order_swatches', { ...order, idempotency_key: 'x'.repeat(9), email: 'nobody' }),
    ).rejects.toThrow(/email/i);
    await expect(
      tools.call('order_swatches', { ...order, idempotency_key: 'y'.repeat(9), fabrics: ['99Z'] }),
    ).rejects.toThrow(/no fabric/);
  });

  test('a quote is known by its token alone, without its figures', async () => {
    const { server, tools, stored } = await open();
    await tools.call('request_quote', {
      idempotency_key: 'for-a-quote',
      ...person,
      lines: [{ fabric: '14B' }],
      consent: { accepted: true, version },
    });
    const [enquiry] = await stored();
    const token = 'a-token-that-nobody-guesses';
    await server.store.db
      .insertInto('quote')
      .values({
        id: `q-${engine}`,
        number: 'TQ-2611-0001',
        enquiry_id: enquiry!.id,
        staff_id: 's',
        author: 'H',
        buyer: 'Asha',
        company: '',
        currency: 'INR',
        lines: '[{"fabric":"14B","shade":"","metres":1,"price":21550}]',
        terms: '',
        letterhead: null,
        valid_until: '2030-01-01',
        token_hash: hashToken(token),
        token_sealed: null,
        state: 'sent',
        answer: '',
        created_at: Date.now(),
        sent_at: null,
        seen_at: null,
        answered_at: null,
      }) // oxfmt-ignore
      .execute();
    const status = await tools.call('quote_status', { token });
    expect(status).toMatchObject({ number: 'TQ-2611-0001', state: 'sent', can_be_answered: true });
    expect(JSON.stringify(status)).not.toMatch(/215|Asha/);
    await expect(tools.call('quote_status', { token: 'another-token-entirely' })).rejects.toThrow(
      /no quote/,
    );
  });
});
