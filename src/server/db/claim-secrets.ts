import { hashToken, type Secrets, sealText } from '../secret-key.ts';
import type { DatabaseTransaction } from './schema.ts';

/**
 * Binds the database to the secret key at every start. With another key nobody could sign in and no
 * link could be read, so such a start is refused instead of half working. The fingerprint of a
 * previous key is replaced: from then on the database belongs to the current one.
 */
export async function claimSecrets(
  tx: DatabaseTransaction,
  secrets: Secrets,
  now: number,
): Promise<void> {
  const { current, previous, acceptsLoss } = secrets;
  const name = 'secret-key';
  await tx
    .insertInto('desk_setting')
    .values({ name, value: current.fingerprint, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (value !== current.fingerprint) {
    const isKnown = previous.some(({ fingerprint }) => fingerprint === value);
    if (!isKnown && !acceptsLoss) throw new Error(otherKey);
    await tx
      .updateTable('desk_setting')
      .set({ value: current.fingerprint, updated_at: now })
      .where('name', '=', name)
      .execute();
  }
  await sealQuoteTokens(tx, secrets);
  await sealMailedTokens(tx, secrets);
}

const otherKey =
  'it belongs to another secret key. Start with the SECRET_KEY (or the file secret.key in DATA_DIR) that it was used with, or name that key in SECRET_KEY_PREVIOUS (docs/operations.md, "The secret key").';

/** Quotes of earlier releases hold the token of their page in clear. */
async function sealQuoteTokens(tx: DatabaseTransaction, secrets: Secrets): Promise<void> {
  const quotes = await tx
    .selectFrom('quote')
    .select(['id', 'token_hash'])
    .where('token_sealed', 'is', null)
    .execute();
  for (const { id, token_hash: token } of quotes) {
    await tx
      .updateTable('quote')
      .set({ token_hash: hashToken(token), token_sealed: sealText(secrets, 'link-seal', token) })
      .where('id', '=', id)
      .execute();
  }
}

/** Mails of earlier releases hold the token of their link in clear, also long after they were sent. */
async function sealMailedTokens(tx: DatabaseTransaction, secrets: Secrets): Promise<void> {
  const mails = await tx
    .selectFrom('outbox')
    .select(['id', 'payload', 'sent_at', 'dead_at'])
    .where('topic', 'in', ['desk-invitation', 'desk-password'])
    .where('payload', 'like', '%"token":%')
    .execute();
  for (const { id, payload, sent_at, dead_at } of mails) {
    const { token, ...kept } = JSON.parse(payload) as Record<string, string>;
    const isWaiting = sent_at === null && dead_at === null;
    const sealed = isWaiting && token ? sealText(secrets, 'link-seal', token) : undefined;
    await tx
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ ...kept, ...(sealed && { sealed }) }) })
      .where('id', '=', id)
      .execute();
  }
}
