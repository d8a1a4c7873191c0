import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  quoteRow,
  sampleRow,
  someMorning,
  staffRow,
} from '../../../../tests/support/desk/desk-rows.ts';
import { countCycles } from '../../../../tests/support/server/count-cycles.ts';
import { categories } from '../../../content/categories.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import { readNumbers } from './numbers.ts';

const day = 86_400_000;
const minute = 60_000;
const [first, second] = [fabrics[0]!, fabrics.at(-1)!];
const titleOf = (id: string) => categories.find((category) => category.id === id)!.title;
const source = (value: object) => JSON.stringify(value);

describe.each(engines())('the numbers, on %s', (engine) => {
  test('count the last days in India, without spam and quarantine', async () => {
    const store = await freshStore(engine);
    const { db } = store;
    const rows = [
      {
        id: 'a',
        product: fabricName(first),
        source: source({ utm: { source: 'fair' }, referrer: 'https://a.example/x' }),
        answered_at: someMorning + 10 * minute,
      },
      {
        id: 'b',
        product: `Nothing we know, ${fabricName(second)}`,
        source: source({ referrer: 'https://search.example/find?q=x' }),
        created_at: someMorning - day,
        answered_at: someMorning - day + 30 * minute,
        status: 'won' as const,
      },
      { id: 'c', kind: 'call' as const, product: '', source: source({ landing: '/about' }) },
      { id: 'd', product: fabricName(first), source: source({ page: '/quote' }) },
      { id: 'e', product: '', source: source({ referrer: 'no address' }) },
      { id: 'f', product: '', source: '{}' },
      // Midnight in India is half past six in the evening of the day before elsewhere.
      { id: 'g', product: '', created_at: Date.parse('2026-11-14T18:30:00Z') },
      { id: 'h', product: '', created_at: Date.parse('2026-11-14T18:29:59Z') },
      { id: 'i', status: 'spam' as const },
      { id: 'j', quarantined_at: someMorning, quarantine_reason: 'links' },
    ];
    await db
      .insertInto('enquiry')
      .values(rows.map((row) => enquiryRow({ reference: row.id, ...row })))
      .execute();
    await db.insertInto('staff').values(staffRow(store)).execute();
    await db
      .insertInto('sample')
      .values([
        sampleRow({ id: '1', enquiry_id: 'a', step: 'cut' }),
        sampleRow({ id: '2', enquiry_id: 'd' }),
      ])
      .execute();
    await db
      .insertInto('quote')
      .values([
        quoteRow({ id: '1', enquiry_id: 'a', number: '1', token_hash: '1' }),
        quoteRow({ id: '2', enquiry_id: 'a', number: '2', token_hash: '2' }),
        quoteRow({ id: '3', enquiry_id: 'b', number: '3', token_hash: '3' }),
      ])
      .execute();
    const numbers = await readNumbers(store, shippedContent, 2, someMorning);
    expect(numbers.days).toEqual([
      { day: '2026-11-15', counts: { quote: 2 } },
      { day: '2026-11-16', counts: { quote: 4, call: 1 } },
    ]);
    expect(numbers.kinds).toEqual([
      { name: 'Quote request', count: 6 },
      { name: 'Call request', count: 1 },
    ]);
    expect(numbers.fabrics).toEqual([
      { name: fabricName(first), count: 2 },
      { name: `Nothing we know, ${fabricName(second)}`, count: 1 },
    ]);
    expect(numbers.categories).toEqual([
      { name: titleOf(first.categoryId), count: 2 },
      { name: titleOf(second.categoryId), count: 1 },
    ]);
    expect(numbers.sources[0]).toEqual({ name: 'Unknown', count: 2 });
    expect(new Set(numbers.sources.map(({ name }) => name))).toEqual(
      new Set(['Unknown', 'fair', 'search.example', '/about', '/quote', 'no address']),
    );
    expect(numbers.answer).toEqual({ median: expect.any(Number), p90: expect.any(Number) });
    expect(numbers.funnel).toEqual([
      { name: 'Received', count: 7 },
      { name: 'Answered', count: 2 },
      { name: 'Sampled', count: 1 },
      { name: 'Quoted', count: 2 },
      { name: 'Won', count: 1 },
    ]);
    expect(numbers.answer.median).toBeGreaterThanOrEqual(10 * minute);
    expect(numbers.answer.p90).toBeLessThanOrEqual(30 * minute);
    expect(numbers.answer.p90).toBeGreaterThan(numbers.answer.median!);
  });

  test('name twelve fabrics and sources at most, the most frequent first, none too long', async () => {
    const store = await freshStore(engine);
    const rows = Array.from({ length: 13 }, (_, nth) =>
      Array.from({ length: nth === 12 ? 2 : 1 }, (__, copy) =>
        enquiryRow({
          id: `${nth}-${copy}`,
          reference: `${nth}-${copy}`,
          product: `${nth}${'x'.repeat(100)}`,
          source: source({ page: `/${nth}` }),
        }),
      ),
    ).flat();
    await store.db.insertInto('enquiry').values(rows).execute();
    const numbers = await readNumbers(store, shippedContent, 30, someMorning);
    expect(numbers.days).toHaveLength(30);
    expect(numbers.fabrics).toHaveLength(12);
    expect(numbers.fabrics[0]).toEqual({ name: `12${'x'.repeat(78)}`, count: 2 });
    expect(numbers.sources).toHaveLength(12);
    expect(numbers.sources[0]).toEqual({ name: '/12', count: 2 });
    expect(numbers.categories).toEqual([]);
    expect(numbers.answer).toEqual({ median: null, p90: null });
  });

  test('leave the thread to others between one query and the next', async () => {
    const store = await freshStore(engine);
    const counted = countCycles();
    await readNumbers(store, shippedContent, 30, someMorning);
    counted.stop();
    expect(counted.now()).toBeGreaterThanOrEqual(7);
  });
});
