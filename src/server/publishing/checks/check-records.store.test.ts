import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { save, someAnswer } from '../../../../tests/support/publishing/save-and-publish.ts';
import { shippedRecords } from '../../../content/records/assemble-records.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Store } from '../../db/store.ts';
import { checkDrafts } from '../check-drafts.ts';
import type { RecordName } from '../record-name.ts';

const [policyKey, policy] = Object.entries(shippedRecords.privacy)[0]!;
const { f001, f002 } = shippedRecords.fabric;
const asBody = (record: unknown, change: object = {}) =>
  ({ ...(record as object), ...change }) as RecordBody;

async function found(store: Store, name: RecordName, body: RecordBody) {
  await save(store, name, body);
  const { faults, advice } = await checkDrafts(store.db);
  return { faults, advice };
}

describe.for(engines())('what is wrong with a draft on %s', (engine) => {
  test.for<[string, RecordName, RecordBody, string, string]>([
    [
      'an address that another fabric has',
      { kind: 'fabric', key: 'f901' },
      asBody(f002, { id: 901, number: '99Z' }),
      'slug',
      `Slug: ${f002!.title} has the address ${f002!.slug} already.`,
    ],
    [
      'a number that another fabric has',
      { kind: 'fabric', key: 'f001' },
      asBody(f001, { number: f002!.number }),
      'number',
      `Number: ${f002!.title} has the number ${f002!.number} already.`,
    ],
  ])('%s', async ([, name, body, field, words]) => {
    const store = await freshStore(engine);
    const { faults } = await found(store, name, body);
    expect(faults).toContainEqual({
      ...name,
      field,
      message: expect.stringContaining(words),
    });
  });

  test('a policy whose text changed should have another version, and may be published', async () => {
    const name = { kind: 'privacy', key: policyKey } as const;
    const page = asBody(policy)['page'] as RecordBody;
    const field = Object.keys(page).find((one) => typeof page[one] === 'string')!;
    const changed = { page: { ...page, [field]: `${String(page[field])} And more.` } };
    const same = await found(await freshStore(engine), name, asBody(policy, changed));
    expect(same).toEqual({
      faults: [],
      advice: [
        {
          ...name,
          field: 'version',
          message: expect.stringContaining(`still called version ${String(policy.version)}.`),
        },
      ],
    });
    const version = { ...changed, version: '2030-01-01' };
    const other = await found(await freshStore(engine), name, asBody(policy, version));
    expect(other.advice).toEqual([]);
  });

  test('what is in order has no fault and gets no advice', async () => {
    const store = await freshStore(engine);
    const name = { kind: 'question', key: 'q-new' } as const;
    expect(await found(store, name, someAnswer)).toEqual({ faults: [], advice: [] });
  });
});
