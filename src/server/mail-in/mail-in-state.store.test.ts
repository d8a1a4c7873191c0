import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { endLease, readMailInState, takeLease, writeMailInState } from './mail-in-state.ts';

describe.for(engines())('the reading of the mailbox on %s', (engine) => {
  test('what it came to is what was written last', async () => {
    const store = await freshStore(engine);
    expect(await readMailInState(store.db)).toBeUndefined();
    await writeMailInState(store, { goodAt: 1, trouble: '' }, 1);
    await writeMailInState(store, { goodAt: 1, trouble: 'Away.' }, 2);
    expect(await readMailInState(store.db)).toEqual({ goodAt: 1, trouble: 'Away.' });
    const rows = await store.db
      .selectFrom('desk_setting')
      .select('updated_at')
      .where('name', '=', 'mail-in')
      .execute();
    expect(rows.map(({ updated_at }) => Number(updated_at))).toEqual([2]);
  });

  test('one instance reads at a time, until it ends or falls silent', async () => {
    const store = await freshStore(engine);
    const minute = 60_000;
    expect(await takeLease(store, 'a', minute)).toBe(true);
    expect(await takeLease(store, 'b', minute)).toBe(false);
    expect(await takeLease(store, 'a', minute)).toBe(true);
    await endLease(store, 'b');
    expect(await takeLease(store, 'b', minute)).toBe(false);
    await endLease(store, 'a');
    expect(await takeLease(store, 'b', minute)).toBe(true);
    const lease = 'mail-in-lease';
    await store.db
      .updateTable('desk_setting')
      .set({ updated_at: Date.now() - 1000 })
      .where('name', '=', lease)
      .execute();
    expect(await takeLease(store, 'a', minute)).toBe(true);
    const taken = await store.db
      .selectFrom('desk_setting')
      .selectAll()
      .where('name', '=', lease)
      .executeTakeFirstOrThrow();
    expect(taken.value).toBe('a');
    const left = Number(taken.updated_at) - Date.now();
    expect(left).toBeGreaterThan(minute / 2);
    expect(left).toBeLessThanOrEqual(minute);
  });
});
