import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { tablesInOrder } from './tables.ts';

describe.for(engines())('the tables of a backup on %s', (engine) => {
  test('are all but the list of migrations, which the release that restores it writes itself', async () => {
    const store = await freshStore(engine);
    const all = await store.db.introspection.getTables();
    const names = all.filter(({ isView }) => !isView).map(({ name }) => name);
    expect(names).toContain('migration');
    const others = names.filter((name) => name !== 'migration');
    const ordered = await tablesInOrder(store);
    expect(ordered.toSorted()).toEqual(others.toSorted());
    expect(ordered.indexOf('enquiry')).toBeLessThan(ordered.indexOf('quote'));
  });
});
