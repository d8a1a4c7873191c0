import type { Kysely } from 'kysely';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import type { OwnPicture } from '../../../domain/picture/own-picture.ts';
import type { PictureFacts } from '../../../domain/picture/picture.ts';
import type { Database } from '../../db/schema.ts';
import type { Change } from './check-records.ts';

/**
 * A picture is published only if its files are stored, in the sizes that its record says: an old record
 * may be returned to after its files were swept, and a record may be written by hand.
 */
export async function checkStoredPictures(
  db: Kysely<Database>,
  changes: readonly Change[],
): Promise<RecordFault[]> {
  const pictures = changes.filter(({ kind, read }) => kind === 'picture' && read?.ok);
  const stored = new Map<string, PictureFacts>();
  for (let at = 0; at < pictures.length; at += 100) {
    const keys = pictures.slice(at, at + 100).map(({ key }) => key);
    const rows = await db
      .selectFrom('media')
      .select(['id', 'facts'])
      .where('id', 'in', keys)
      .execute();
    for (const { id, facts } of rows) stored.set(id, JSON.parse(facts) as PictureFacts);
  }
  return pictures.flatMap(({ kind, key, read }) => {
    const body = read?.ok ? (read.body as unknown as OwnPicture) : undefined;
    const fault = body && findFault(body, stored.get(key));
    return fault ? [{ kind, key, field: fault.field, message: fault.message }] : [];
  });
}

const facts = ['width', 'height', 'widths', 'dominant', 'placeholder'] as const;

function findFault(body: OwnPicture, stored: PictureFacts | undefined) {
  if (!stored) {
    const message = 'The files of this photograph are no longer stored. Please upload it again.';
    return { field: '', message };
  }
  const field = facts.find((name) => JSON.stringify(body[name]) !== JSON.stringify(stored[name]));
  return field && { field, message: 'This is not what the stored photograph measures.' };
}
