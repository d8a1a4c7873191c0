import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogFixed } from '../../../src/contract/enquiry/catalog.ts';
import { noNotes, quickCallNotes } from '../../../src/contract/enquiry/call.ts';
import { bookingDays } from '../../../src/domain/booking/booking-days.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

let server: TestServer;
let functions: FunctionsClient;
beforeAll(async () => {
  const plenty = { calls: 10_000, seconds: 60 };
  server = await startTestServer({ limits: { posts: { perClient: plenty, together: plenty } } });
  functions = new FunctionsClient(`${server.url}/functions/v1`, { headers: { apikey: 'public' } });
});
afterAll(() => server.remove());

const caller = { name: 'Asha', phone: '98765 43210' };
const preferredTime = 'Next available slot';

describe('the public client library of the hosted functions calls ours unchanged', () => {
  test.each([
    [
      'price',
      'send-price-request',
      { productName: '14B', contactMethod: 'phone', contactValue: '9876543210' },
    ],
    [
      'quote',
      'send-quote-email',
      { ...caller, company: '', email: '', product: '', quantity: '', requirements: '' },
    ],
    ['catalog', 'send-quote-email', { ...catalogFixed, email: 'asha@buyer.example' }],
    ['call', 'send-schedule-email', { ...caller, preferredTime, notes: quickCallNotes.contact }],
    [
      'call',
      'send-schedule-email',
      { ...caller, date: bookingDays(Date.now())[3]!.label, preferredTime, notes: noNotes },
    ],
    ['contact', 'send-contact-message', { ...caller, requirements: 'Do you knit rib?' }],
    ['sample', 'send-sample-request', { ...caller, fabrics: ['x'], address: '1 Mill Road' }],
  ])('%s: %s', async (kind, name, body) => {
    const { data, error } = await functions.invoke(name, { body });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true, reference: expect.any(String) });
    const row = await server.store.db
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', '=', (data as { reference: string }).reference)
      .executeTakeFirstOrThrow();
    expect(row.kind).toBe(kind);
    expect(JSON.parse(row.payload)).toMatchObject(kind === 'sample' ? caller : body);
  });

  test('and gets errors in the form it expects', async () => {
    const { data, error } = await functions.invoke('send-quote-email', { body: {} });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    const answer: unknown = await (error as FunctionsHttpError).context.json();
    expect(answer).toMatchObject({
      success: false,
      error: 'Please fill in your name and phone number.',
    });
  });
});
