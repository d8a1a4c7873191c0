import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ReadContent } from '../../content/site-content.ts';
import type { DeskSettings } from '../../contract/desk/endpoints/settings-endpoints.ts';
import { dayMs } from '../../domain/enquiry/indian-time.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { answerDue, callDue } from '../../domain/enquiry/promise.ts';
import type { DatabaseTransaction, EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { adoptSamples } from './samples/adopt-samples.ts';
import { readVersionedSettings, workingHours } from './settings/desk-settings.ts';

/** So many take a few milliseconds to read, compute and write; then other work has its turn. */
const pageSize = 100;

/**
 * An enquiry is stored with the mill's plain hours; here it gets the desk's hours and holidays, and
 * a sample request its place in the pipeline. Reads only what is new, and everything that is open
 * after the hours have changed. Returns how many enquiries that were.
 */
export async function takeInEnquiries(
  { store, readContent }: { readonly store: Store; readonly readContent: ReadContent },
  now: number,
): Promise<number> {
  for (let total = 0; ;) {
    // Read for each page: an owner may change the hours meanwhile.
    const { settings, version } = await readVersionedSettings(store.db, readContent().mill);
    const page = await readPage(store, version);
    if (page.length > 0) {
      await store.transact((tx) => takeIn(tx, page, { settings, version, now }));
    }
    total += page.length;
    if (page.length < pageSize) return total;
    await nextTurn();
  }
}

type Taken = Pick<EnquiryRow, 'id' | 'kind' | 'created_at' | 'due_at' | 'hours_version'>;

async function readPage({ db }: Store, version: number): Promise<Taken[]> {
  return db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'created_at', 'due_at', 'hours_version'])
    .where('status', '=', 'new')
    .where('quarantined_at', 'is', null)
    .where('hours_version', '<', version)
    .limit(pageSize)
    .execute();
}

async function takeIn(
  tx: DatabaseTransaction,
  page: readonly Taken[],
  by: { readonly settings: DeskSettings; readonly version: number; readonly now: number },
): Promise<void> {
  const dues = page.map((enquiry) => {
    // What has been late for a week is late by any hours.
    const isLate = enquiry.due_at < by.now - 7 * dayMs;
    const due = isLate ? enquiry.due_at : dueOf(enquiry, by.settings);
    return sql`when ${enquiry.id} then cast(${due} as bigint)`;
  });
  // One statement for the page: on PostgreSQL each costs a journey to the server.
  await tx
    .updateTable('enquiry')
    .set({
      due_at: sql<number>`case id ${sql.join(dues, sql` `)} else due_at end`,
      hours_version: by.version,
    })
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .execute();
  const samples = page.filter(({ kind, hours_version }) => kind === 'sample' && hours_version < 0);
  await adoptSamples(
    tx,
    samples.map(({ id }) => id),
    by.now,
  );
}

function dueOf({ kind, created_at }: Taken, settings: DeskSettings): number {
  const { promise } = enquiryKinds[kind];
  const hours = workingHours(settings, promise);
  return promise === 'call' ? callDue(created_at, hours) : answerDue(created_at, hours);
}
