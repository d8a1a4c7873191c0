import { describe, expect, test } from 'vitest';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { createApp } from '../../support/server/functions-app.ts';

const asha = { name: 'Asha', phone: '98765 43210' };
const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string>) => ({
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
    origin: 'https://taana.example',
  },
  body: new URLSearchParams(fields).toString(),
});

describe.each(engines())('the functions, without a socket, on %s', (engine) => {
  test('a JSON call is answered in JSON', async () => {
    const { post, errors } = createApp(await freshStore(engine));
    const accepted = await post(kinds.quote.path, json(asha));
    expect(accepted.status).toBe(200);
    expect(accepted.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(accepted.headers.get('x-content-type-options')).toBe('nosniff');
    expect([...accepted.headers.keys()]).not.toContain('undefined');
    expect(await accepted.json()).toEqual({
      success: true,
      reference: expect.stringMatching(/^Q-\d{6}-\w{4}$/),
    });
    const refused = await post(kinds.quote.path, json({ name: 'Asha' }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      success: false,
      fields: { phone: expect.any(String) },
    });
    expect((await post('/functions/v1/nothing', json({}))).status).toBe(404);
    expect(errors).toEqual([]);
  });

  test('the page of ours that sent it is stored, and no address of another site', async () => {
    const store = await freshStore(engine);
    const { post } = createApp(store);
    const send = async (name: string, referer: string) => {
      const { headers, body } = json({ ...asha, name });
      const own = { ...headers, host: 'taana.example', referer };
      expect((await post(kinds.quote.path, { headers: own, body })).status).toBe(200);
      const row = await store.db
        .selectFrom('enquiry')
        .select('source')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return (JSON.parse(row.source) as { page?: string }).page;
    };
    expect(await send('Asha', 'https://taana.example/fabrics?search=net')).toBe('/fabrics');
    expect(await send('Bilal', 'https://other.example/fabrics')).toBeUndefined();
    expect(await send('Chitra', `https://taana.example/${'x'.repeat(300)}`)).toHaveLength(200);
    expect(await send('Dev', 'no address')).toBeUndefined();
  });

  test('a plain form is led to the thanks, or shown again with what was typed', async () => {
    const { post, errors } = createApp(await freshStore(engine));
    const accepted = await post(kinds.quote.path, form(asha));
    expect(accepted.status).toBe(303);
    expect(accepted.headers.get('location')).toContain('/thank-you?type=quote-request');
    const refused = await post(kinds.quote.path, form({ name: 'Asha' }));
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Asha');
    expect(errors).toEqual([]);
  });
});
