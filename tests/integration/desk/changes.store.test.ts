import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from '../../../src/server/desk/changes/watch-changes.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { storeMany } from '../../support/enquiries/many-enquiries.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('the changes that the desk is told of, on %s', (engine) => {
  test('include an enquiry from an instance whose clock is 15 s behind', async () => {
    const store = await freshStore(engine);
    const now = Date.now();
    await storeMany(store, 1, now, () => ({ id: 'b', reference: 'B' }));
    const changes = watchChanges(store, 5);
    onTestFinished(() => changes.stop());
    const told = vi.fn<() => void>();
    changes.listen(told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), within(2_000));
    await storeMany(store, 1, now - 15_000, () => ({ id: 'a', reference: 'A' }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), within(2_000));
  });
});
