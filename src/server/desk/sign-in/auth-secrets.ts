import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { secretsOf } from '../../db/secrets-of.ts';
import type { Store } from '../../db/store.ts';
import type { SecretKey } from '../../secret-key.ts';

/** A secret as better-auth takes it; the version stands in front of what is encrypted with it. */
export interface AuthSecret {
  readonly version: number;
  readonly value: string;
}

/**
 * The secret that signs cookies and encrypts what the authenticators share with us. What was encrypted
 * with a previous key, or with the secret that earlier releases kept in the database, is encrypted
 * again here; the old secret is then deleted from the database.
 */
export async function prepareAuthSecret(store: Store): Promise<AuthSecret> {
  const { current, previous } = secretsOf(store.db);
  const secret = toAuthSecret(current);
  const legacy = await findLegacySecret(store);
  if (previous.length === 0 && legacy === undefined) return secret;

  const keys = new Map(
    [secret, ...previous.map(toAuthSecret)].map(({ version, value }) => [version, value]),
  );
  const from = { keys, currentVersion: secret.version, ...(legacy && { legacySecret: legacy }) };
  const renew = async (data: string) =>
    data.startsWith(`$ba$${secret.version}$`)
      ? data
      : symmetricEncrypt({ key: from, data: await symmetricDecrypt({ key: from, data }) });
  const rows = await store.db
    .selectFrom('staff_two_factor')
    .select(['id', 'secret', 'backup_codes'])
    .execute();
  const renewed: { row: (typeof rows)[number]; secret: string; backup_codes: string }[] = [];
  for (const row of rows) {
    // One that cannot be read any more is set up again with a link for a new password.
    const pair = await Promise.all([renew(row.secret), renew(row.backup_codes)]).catch(() => {});
    if (pair) renewed.push({ row, secret: pair[0], backup_codes: pair[1] });
  }
  await store.transact(async (tx) => {
    for (const { row, ...columns } of renewed) {
      await tx
        .updateTable('staff_two_factor')
        .set(columns)
        .where('id', '=', row.id)
        // Set up again in the meantime, or a recovery code was used.
        .where('secret', '=', row.secret)
        .where('backup_codes', '=', row.backup_codes)
        .execute();
    }
    await tx.deleteFrom('desk_setting').where('name', '=', legacyName).execute();
  });
  return secret;
}

function toAuthSecret(key: SecretKey): AuthSecret {
  return {
    version: Buffer.from(key.id, 'base64url').readUInt32BE(0),
    value: key.derive('sign-in').export().toString('base64url'),
  };
}

const legacyName = 'auth-secret';

async function findLegacySecret(store: Store): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', legacyName)
    .executeTakeFirst();
  return row?.value;
}
