import type { Mill } from '../../../content/mill.ts';
import { answerDue } from '../../../domain/enquiry/promise.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { readVersionedSettings, workingHours } from '../settings/desk-settings.ts';

/**
 * What a buyer's new word sets in motion: the enquiry is unread again, one that was lost is open
 * again, and the clock of the answer runs. The caller has locked the enquiry and writes the history,
 * which tells every open desk.
 */
export async function hearWord(
  tx: DatabaseTransaction,
  enquiry: Pick<EnquiryRow, 'id' | 'status' | 'asked_at' | 'quarantined_at'>,
  { mill, now }: { readonly mill: Mill; readonly now: number },
): Promise<void> {
  const { id, status } = enquiry;
  // What a colleague called spam stays so, but the word can be read.
  const isOver = status === 'spam' || enquiry.quarantined_at !== null;
  const waits = status === 'new' || enquiry.asked_at !== null;
  await tx
    .updateTable('enquiry')
    .set({
      opened_at: null,
      updated_at: now,
      // An order stays one while its buyer asks something.
      ...(status === 'lost' && { status: 'contacted' }),
      // Who waits already was promised an earlier time, and that one stands.
      ...(!isOver &&
        !waits && { asked_at: now, reminded_at: null, ...(await clock(tx, mill, now)) }),
    })
    .where('id', '=', id)
    .execute();
}

async function clock(tx: DatabaseTransaction, mill: Mill, now: number) {
  const { settings, version } = await readVersionedSettings(tx, mill);
  return { due_at: answerDue(now, workingHours(settings, 'answer')), hours_version: version };
}
