import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/schema.ts';

/**
 * Ends the sessions of a person, the sign-ins that only lack a code, and what made browsers known.
 * `except` keeps the session and the browser in which this was asked for.
 */
export async function endSessions(
  tx: DatabaseTransaction,
  staffId: string,
  except: { readonly sessionId?: string; readonly device?: string | undefined } = {},
): Promise<void> {
  await tx
    .deleteFrom('staff_session')
    .where('user_id', '=', staffId)
    .where('id', '<>', except.sessionId ?? '')
    .execute();
  await tx
    .deleteFrom('staff_device')
    .where('staff_id', '=', staffId)
    .where('token_hash', '<>', except.device ?? '')
    .execute();
  await sql`delete from staff_verification where value = ${staffId}`.execute(tx);
}
