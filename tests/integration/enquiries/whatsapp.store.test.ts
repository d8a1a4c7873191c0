import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { whatsappKind } from '../../../src/contract/enquiry/whatsapp.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { createApp } from '../../support/server/functions-app.ts';

const { base, customRequest, greeting } = shippedContent.mill.whatsapp;

describe.each(engines())('a tap on WhatsApp, on %s', (engine) => {
  async function open() {
    const store = await freshStore(engine);
    const app = createApp(store);
    const tap = (fields: Record<string, string> = {}) =>
      app.post(whatsappKind.path, {
        headers: {
          host: 'taana.example',
          origin: 'https://taana.example',
          referer: 'https://taana.example/fabric/locknit-14b',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      });
    const stored = () => store.db.selectFrom('enquiry').selectAll().execute();
    return { store, tap, stored };
  }

  test('is kept with its reference and what it is about, and leads on to the chat', async () => {
    const { store, tap, stored } = await open();
    const answer = await tap({ product: 'Locknit 14B' });
    expect(answer.status).toBe(303);
    const [lead] = await stored();
    expect(lead).toMatchObject({ kind: 'whatsapp', status: 'contacted', product: 'Locknit 14B' });
    expect(lead!.reference).toMatch(/^W-/);
    const target = answer.headers.get('location')!;
    expect(target.startsWith(`${base}?text=`)).toBe(true);
    expect(decodeURIComponent(target)).toContain(`about Locknit 14B. (${lead!.reference})`);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test.each([
    ['custom', 'custom'],
    ['weather', ''],
  ])('about the topic “%s” is kept as “%s”', async (topic, kept) => {
    const { tap, stored } = await open();
    const answer = await tap({ topic });
    const [lead] = await stored();
    expect(JSON.parse(lead!.payload)).toMatchObject({ product: '', topic: kept });
    const words = kept === 'custom' ? customRequest : greeting;
    expect(decodeURIComponent(answer.headers.get('location')!)).toContain(words.slice(0, 30));
  });

  test('counts once when it is pressed twice', async () => {
    const { tap, stored } = await open();
    const first = await tap();
    const second = await tap();
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await stored()).toHaveLength(1);
  });

  test('opens the chat although nothing could be stored', async () => {
    const { store, tap } = await open();
    await store.close();
    const answer = await tap();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${base}?text=${encodeURIComponent(greeting)}`);
  });
});
