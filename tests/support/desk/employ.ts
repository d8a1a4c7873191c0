import type { Role } from '../../../src/domain/desk/roles.ts';
import type { Store } from '../../../src/server/db/store.ts';

/** Somebody at the desk who never signed in. */
export async function employ(
  store: Store,
  { id, name }: { readonly id: string; readonly name: string },
  role: Role,
): Promise<void> {
  const date = new Date(0).toISOString();
  await store.db
    .insertInto('staff')
    .values({
      id,
      name,
      email: `${id}@mill.example`,
      email_verified: store.engine === 'sqlite' ? 1 : true,
      image: null,
      role,
      two_factor_enabled: null,
      removed_at: null,
      created_at: date,
      updated_at: date,
    })
    .execute();
}
