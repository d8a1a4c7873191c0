import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { quoteSubmission } from './quote-submission.ts';

/** Stores an enquiry as it would have come at that time; returns its reference. */
export async function submitAt(
  store: Store,
  name: string,
  at: number,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const email = `${name}@buyer.example`;
  const submission = quoteSubmission({ email, ...fields, name }, { idempotencyKey: name });
  const outcome = await submitEnquiry(store, { now: () => at }, submission);
  if (!('reference' in outcome)) throw new Error(outcome.kind);
  return outcome.reference;
}

export async function namesOfEnquiries(store: Store): Promise<string[]> {
  const found = await store.db.selectFrom('enquiry').select('name').orderBy('name').execute();
  return found.map(({ name }) => name);
}

/** A mail on disk, as old as `at`. */
export async function writeMail(
  dataDir: string,
  name: string,
  at = Date.now(),
  text = '',
): Promise<void> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), at / 1000, at / 1000);
}
