import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeInPostgres } from '../../../src/server/db/new-enquiry/store-in-postgres.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { freshStore } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

/** What `explain (analyze, format json)` tells of one step. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

test('of a group that PostgreSQL stores together each row is read once', async () => {
  const store = await freshStore('postgres');
  const plans: { readonly size: number; readonly steps: readonly Step[] }[] = [];
  const storeAtOnce = storeInPostgres({
    async query({ text, values: [rows] }: { text: string; values: [string] }) {
      const literal = `'${rows.replaceAll("'", "''")}'`;
      const explained = `explain (analyze, format json) ${text.replace('$1', literal)}`;
      const { rows: answer } = await sql
        .raw<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explained)
        .execute(store.db);
      const size = (JSON.parse(rows) as unknown[]).length;
      plans.push({ size, steps: stepsOf(answer[0]!['QUERY PLAN'][0]!.Plan) });
      return { rows: [] };
    },
  } as never);
  await Promise.all(
    Array.from({ length: 22 }, (_, n) =>
      submitEnquiry(
        { ...store, storeAtOnce },
        { now: Date.now },
        quoteSubmission({ email: `buyer${n}@buyer.example` }, { idempotencyKey: `key-${n}` }),
      ),
    ),
  );
  const { size, steps } = plans.reduce((a, b) => (b.size > a.size ? b : a));
  expect(size).toBe(20);
  // Read once for each with each other, 32 enquiries took a tenth of a second.
  const reading = steps.filter((step) => step['Node Type'] === 'Function Scan');
  expect(reading.length).toBeGreaterThan(4);
  expect(Math.max(...reading.map((step) => step['Actual Loops']))).toBe(size);
});

function stepsOf(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
