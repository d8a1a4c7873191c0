import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { record } from '../../../src/server/desk/audit.ts';
import { exportEnquiries, exportEverything } from '../../../src/server/desk/records/exports.ts';
import { sampleEnquiry } from '../../support/enquiries/sample-enquiry.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const count = 603;

describe.for(engines())('an export on %s', (engine) => {
  test('holds every row once, and never more than a page of them in memory', async () => {
    const store = await freshStore(engine);
    await fill(store);
    const sizes: number[] = [];
    const watched = { ...store, db: store.db.withPlugin(measure(sizes)) };

    const lines = (await read(exportEverything(watched))).trim().split('\n');
    const rows = lines.map(
      (line) => JSON.parse(line) as { table: string; seq: number; id: string },
    );
    const audit = rows.filter(({ table }) => table === 'audit').map(({ seq }) => seq);
    expect(audit).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    const enquiries = rows.filter(({ table }) => table === 'enquiry').map(({ id }) => id);
    expect(new Set(enquiries).size).toBe(count);

    const csv = await read(exportEnquiries(watched));
    expect(csv.match(/^"?Q-/gm)).toHaveLength(count);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect(sizes.length).toBeGreaterThan(9);
  });
});

/** Rows of enquiries and lines of the history, each more than two pages. */
async function fill(store: Store): Promise<void> {
  const enquiries = Array.from({ length: count }, (_, at) => ({
    ...sampleEnquiry('quote'),
    reference: `Q-${at}`,
  }));
  for (let at = 0; at < count; at += 100) {
    await store.transact(async (tx) => {
      await tx
        .insertInto('enquiry')
        .values(enquiries.slice(at, at + 100))
        .execute();
      for (let i = at; i < Math.min(count, at + 100); i += 1) {
        await record(tx, { at: i, actor: { id: 'a', name: 'A' }, verb: 'tested' });
      }
    });
  }
}

/** Notes how many rows each query returned. */
function measure(sizes: number[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      sizes.push(result.rows.length);
      return result;
    },
  };
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}
