import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { forgetInstance, nameInstance, reportInstance } from './instance-state.ts';

test('two processes on one machine have different names', () => {
  expect([nameInstance(8080), nameInstance(0)]).toEqual([
    `${hostname()}:8080`,
    `${hostname()}:process ${process.pid}`,
  ]);
});

describe.for(engines())('the table of instances on %s', (engine) => {
  test('says of each what it shows, once, until it stops or has been silent for a day', async () => {
    const store = await freshStore(engine);
    const rows = () =>
      store.db
        .selectFrom('instance_state')
        .select(['instance', 'build', 'publication', 'fault'])
        .orderBy('instance')
        .execute();
    const state = { build: 'b1', number: 3, fault: '' };
    await reportInstance(store, 'one', state);
    await reportInstance(store, 'two', state);
    await reportInstance(store, 'one', { build: 'b2', number: 4, fault: 'x'.repeat(1001) });
    const two = { instance: 'two', build: 'b1', publication: 3, fault: '' };
    expect(await rows()).toEqual([
      { instance: 'one', build: 'b2', publication: 4, fault: 'x'.repeat(1000) },
      two,
    ]);
    const minute = 60_000;
    const day = 24 * 60 * minute;
    const silentFor = (instance: string, ms: number) =>
      store.db
        .updateTable('instance_state')
        .set({ seen_at: Date.now() - ms })
        .where('instance', '=', instance)
        .execute();
    await silentFor('one', day + minute);
    await silentFor('two', day - minute);
    await reportInstance(store, 'three', state);
    expect(await rows()).toEqual([{ ...two, instance: 'three' }, two]);
    await forgetInstance(store, 'two');
    expect(await rows()).toEqual([{ ...two, instance: 'three' }]);
  });
});
