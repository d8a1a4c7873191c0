import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction, ErasureTable } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { deleteEnquiries, overwriteDeleted } from './delete-enquiries.ts';
import { hasCode } from '../error-code.ts';

/**
 * The list of erasures. A backup that is older than an erasure contains the person again, so the list
 * is kept twice: in the database, from where it gets into every later backup, and in a file beside it,
 * which is still there after an older backup was restored. It names nobody: only who knows an address
 * can tell whether it is on the list.
 */
export type Erasure = Readonly<ErasureTable>;

/** What an erasure is recognised by. Addresses in small letters, telephone numbers normalised. */
export type ErasureMark = readonly [kind: 'email' | 'phone' | 'enquiry', value: string];

/** One salt for the whole list: an enquiry is then compared with all of it at once. */
export async function chooseSalt({ db }: Pick<Store, 'db'>, dataDir: string): Promise<string> {
  const stored = await db.selectFrom('erasure').select('salt').limit(1).executeTakeFirst();
  if (stored) return stored.salt;
  const [filed] = await readErasureFile(dataDir);
  return filed?.salt ?? randomBytes(32).toString('base64url');
}

export function hashOf(salt: string, mark: ErasureMark): string {
  return createHmac('sha256', salt).update(JSON.stringify(mark)).digest('base64url');
}

export async function storeErasures(
  tx: DatabaseTransaction,
  erasures: readonly Erasure[],
): Promise<void> {
  for (const erasure of erasures) {
    await tx
      .insertInto('erasure')
      .values(erasure)
      .onConflict((conflict) =>
        // A person who wrote again and was erased again.
        conflict
          .column('hash')
          .doUpdateSet({ erased_at: erasure.erased_at })
          .where('erasure.erased_at', '<', erasure.erased_at),
      )
      .execute();
  }
}

const fileName = 'erasures.jsonl';

/** On the disk when it resolves. Lines are only ever added. */
export async function appendErasures(dataDir: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(join(dataDir, fileName), 'a', 0o600);
  try {
    await file.write(erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readErasureFile(dataDir: string): Promise<Erasure[]> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const erasure = parse(line);
    return erasure ? [erasure] : [];
  });
}

/** A line that a crash cut off is passed over: nobody was told that this erasure was done. */
function parse(line: string): Erasure | undefined {
  try {
    const { hash, salt, erased_at } = JSON.parse(line) as Partial<Erasure>;
    return hash && salt && erased_at ? { hash, salt, erased_at } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes again what was erased before; returns how many enquiries that were. */
export async function applyErasures(
  tx: DatabaseTransaction,
  erasures: readonly Erasure[],
): Promise<number> {
  let total = 0;
  for await (const enquiries of findErased(tx, erasures)) {
    await deleteEnquiries(tx, enquiries);
    total += enquiries.length;
  }
  return total;
}

const pageSize = 200;

/** Enquiries that should not be there, a page of the table at a time. */
async function* findErased(
  db: Kysely<Database>,
  erasures: readonly Erasure[],
): AsyncGenerator<{ readonly id: string }[]> {
  if (erasures.length === 0) return;
  const erasedAt = new Map<string, number>();
  for (const { hash, erased_at } of erasures) {
    erasedAt.set(hash, Math.max(erased_at, erasedAt.get(hash) ?? 0));
  }
  const salts = [...new Set(erasures.map(({ salt }) => salt))];
  for (let last = ''; ;) {
    const page = await db
      .selectFrom('enquiry')
      .select(['id', 'email', 'phone_normal', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield page.filter(({ id, email, phone_normal, created_at }) => {
      const marks: ErasureMark[] = [
        ['enquiry', id],
        ['email', email.toLowerCase()],
        ['phone', phone_normal],
      ];
      // Somebody who was erased may write again; what they sent afterwards stays.
      return salts.some((salt) =>
        marks.some((mark) => created_at <= (erasedAt.get(hashOf(salt, mark)) ?? -1)),
      );
    });
    if (page.length < pageSize) return;
    last = page.at(-1)!.id;
  }
}

/**
 * Makes the list in the database and the one in the file equal. The file knows more after an older
 * copy of the database was put back by other means than `npm run restore`; the database knows more
 * after somebody was erased on another machine.
 */
export async function reconcileErasures(store: Store, dataDir: string): Promise<number> {
  const [inFile, inDatabase] = await Promise.all([
    readErasureFile(dataDir),
    store.db.selectFrom('erasure').selectAll().execute(),
  ]);
  const nameOf = ({ hash, erased_at }: Erasure) => `${hash} ${erased_at}`;
  const filed = new Set(inFile.map(nameOf));
  await appendErasures(
    dataDir,
    inDatabase.filter((erasure) => !filed.has(nameOf(erasure))),
  );
  const stored = new Map(inDatabase.map(({ hash, erased_at }) => [hash, erased_at]));
  const missing = inFile.filter(({ hash, erased_at }) => (stored.get(hash) ?? -1) < erased_at);
  if (missing.length === 0) return 0;
  let erased = 0;
  for await (const enquiries of findErased(store.db, missing)) {
    await store.transact((tx) => deleteEnquiries(tx, enquiries));
    erased += enquiries.length;
    await nextTurn();
  }
  // Last, so that a crash before it begins again.
  await store.transact((tx) => storeErasures(tx, missing));
  await overwriteDeleted(store);
  return erased;
}
