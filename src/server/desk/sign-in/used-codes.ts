import type { DeskParts } from '../desk-call.ts';

/** A code counts once. Those of the last minutes are kept; older ones are not valid any more. */
export async function claimCode(
  { store, clock }: Pick<DeskParts, 'store' | 'clock'>,
  staffId: string,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  return store.transact(async (tx) => {
    await tx
      .deleteFrom('staff_used_code')
      .where('used_at', '<', now - 10 * 60_000)
      .execute();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_used_code')
      .values({ staff_id: staffId, code, used_at: now })
      .onConflict((conflict) => conflict.columns(['staff_id', 'code']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}
