import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { openSealed } from '../../../src/server/secret-key.ts';

/** The tokens of the links that wait to be mailed, oldest first. */
export async function mailedTokens(
  store: Store,
  topic: 'desk-invitation' | 'desk-password',
): Promise<string[]> {
  const rows = await store.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => {
    const { sealed } = JSON.parse(payload) as { sealed: string };
    return openSealed(secretsOf(store.db), 'link-seal', sealed)!;
  });
}
