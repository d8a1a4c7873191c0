import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import type { Store } from '../../db/store.ts';
import { createLog } from '../../log.ts';
import { measureAnswers, startMeasuring } from './measure-answers.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(engines())('how soon the mill answers, on %s', (engine) => {
  test('counts answers of ninety days, and neither spam nor taps', async () => {
    const store = await freshStore(engine);
    const add = (n: number, fields: Parameters<typeof enquiryRow>[0]) =>
      store.db
        .insertInto('enquiry')
        .values(enquiryRow({ id: `e${n}`, reference: `R-${n}`, ...fields }))
        .execute();
    const answered = { status: 'contacted', answered_at: someMorning + 3 * hour } as const;
    for (let n = 0; n < 19; n += 1) await add(n, answered);
    const later = someMorning + 10 * day;
    expect(await measureAnswers(store, later)).toBeUndefined();
    await add(20, answered);
    expect(await measureAnswers(store, later)).toBe('within 3 hours');
    for (let n = 30; n < 60; n += 1) {
      await add(n, { status: n % 2 ? 'spam' : 'contacted', kind: 'whatsapp', answered_at: null });
    }
    expect(await measureAnswers(store, later)).toBe('within 3 hours');
    expect(await measureAnswers(store, someMorning + 91 * day)).toBeUndefined();
    for (let n = 60; n < 90; n += 1) await add(n, {});
    expect(await measureAnswers(store, later)).toBeUndefined();
  });
});

test.each([
  ['that is away is measured later, without a word', true, []],
  ['that fails otherwise is in the log', false, ['answers-not-measured']],
])('a database %s', async (_, isAway, events) => {
  const lines: string[] = [];
  const log = createLog((text) => void lines.push(text));
  const store = {
    db: {
      selectFrom() {
        throw new Error('broken');
      },
    },
    isUnavailable: () => isAway,
  } as unknown as Store;
  const measuring = startMeasuring({ store, clock: { now: () => 0 }, log, tell: () => {} });
  await measuring.stop();
  log.flush();
  const logged = lines.join('').split('\n').filter(Boolean);
  expect(logged.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(events);
  expect(measuring.read()).toBeUndefined();
});
