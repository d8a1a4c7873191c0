import { randomInt } from 'node:crypto';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { dayMs } from '../../../domain/enquiry/indian-time.ts';
import { codeRules, roomLimits } from '../../../domain/room/room-link.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { secretsOf } from '../../db/secrets-of.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { codeMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { hashToken, signText } from '../../secret-key.ts';

/** What concerns money is done by who reads the mailbox first given, not by whoever has the link. */
export type CodeOutcome =
  | 'right'
  /** A new code is on its way. */
  | 'sent'
  | 'wrong'
  /** Too old, tried too often, or made for something else. */
  | 'over'
  | 'too-many'
  | 'no-mail';

/** The enquiry is locked: two who type at once are counted one after the other. */
export async function askForCode(
  tx: DatabaseTransaction,
  enquiry: Pick<EnquiryRow, 'id' | 'email'>,
  about: { readonly what: string; readonly words: string },
  now: number,
): Promise<CodeOutcome> {
  if (!isMailAddress(enquiry.email)) return 'no-mail';
  const today = await tx
    .selectFrom('room_code')
    .select('id')
    .where('enquiry_id', '=', enquiry.id)
    .where('created_at', '>', now - dayMs)
    .execute();
  if (today.length >= roomLimits.codes) return 'too-many';
  const id = timeOrderedId(now);
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  await tx
    .insertInto('room_code')
    .values({
      id,
      enquiry_id: enquiry.id,
      code_hash: hashOf(tx, id, code),
      about_hash: hashToken(about.what),
      wrong: 0,
      created_at: now,
      used_at: null,
    })
    .execute();
  await queueMails(tx, [codeMail(tx, enquiry.id, { id, code, words: about.words })], now);
  return 'sent';
}

/** A right code is used up with it. */
export async function takeCode(
  tx: DatabaseTransaction,
  enquiry: Pick<EnquiryRow, 'id'>,
  given: { readonly what: string; readonly code: string },
  now: number,
): Promise<Extract<CodeOutcome, 'right' | 'wrong' | 'over'>> {
  const last = await tx
    .selectFrom('room_code')
    .selectAll()
    .where('enquiry_id', '=', enquiry.id)
    .where('about_hash', '=', hashToken(given.what))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isOver =
    !last ||
    last.used_at !== null ||
    Number(last.wrong) >= codeRules.tries ||
    now >= Number(last.created_at) + codeRules.validMs;
  if (isOver) return 'over';
  const isRight = hashOf(tx, last.id, given.code.replaceAll(' ', '')) === last.code_hash;
  await tx
    .updateTable('room_code')
    .set(isRight ? { used_at: now } : { wrong: Number(last.wrong) + 1 })
    .where('id', '=', last.id)
    .execute();
  return isRight ? 'right' : 'wrong';
}

function hashOf(tx: DatabaseTransaction, id: string, code: string): string {
  return signText(secretsOf(tx).current, 'room-code', `${id}:${code}`);
}
