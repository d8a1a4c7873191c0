import { sql } from 'kysely';
import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { storeInPostgres } from '../../../src/server/db/new-enquiry/store-in-postgres.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { freshHome, freshStore } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

/** What `explain (analyze, format json)` tells of one step. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

test('of a group that PostgreSQL stores together each list is read once', async () => {
  const store = await freshStore('postgres');
  const plans: { readonly size: number; readonly steps: readonly Step[] }[] = [];
  const storeAtOnce = storeInPostgres({
    async query({ text, values }: { text: string; values: readonly [string] }) {
      const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`);
      const written = text.replaceAll(/\$(\d)/g, (_, nth: string) => literals[Number(nth) - 1]!);
      const explained = `explain (analyze, format json) ${written}`;
      const { rows: answer } = await sql
        .raw<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explained)
        .execute(store.db);
      const size = (JSON.parse(values[0]) as unknown[]).length;
      plans.push({ size, steps: stepsOf(answer[0]!['QUERY PLAN'][0]!.Plan) });
      return { rows: [] };
    },
  } as never);
  await Promise.all(Array.from({ length: 20 }, (_, n) => submit({ ...store, storeAtOnce }, n)));
  const { size, steps } = plans.reduce((a, b) => (b.size > a.size ? b : a));
  expect(size).toBe(20);
  // Read once for each with each other, 32 enquiries took a tenth of a second.
  const reading = steps.filter((step) => step['Node Type'] === 'Function Scan');
  const loops = reading.map((step) => step['Actual Loops']);
  expect(loops.filter((times) => times > 0)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a reference that is taken sends nobody the long way', async () => {
  const home = await freshHome('postgres');
  const store = await home.open();
  const pool = new Pool({ connectionString: home.databaseUrl });
  // The end of a pool does not wait for its connections, and the database is removed with them.
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const sizes: number[] = [];
  const storeAtOnce = storeInPostgres({
    query(query: { values: [string] }) {
      sizes.push((JSON.parse(query.values[0]) as unknown[]).length);
      return pool.query(query as never);
    },
  } as never);
  const taken = await withChance(0, () => submit(store, 0));
  const others = [1, 2, 3, 4, 5].map((n) => submit({ ...store, storeAtOnce }, n));
  const clashing = withChance(0, () => submit({ ...store, storeAtOnce }, 6));
  const answers = await Promise.all([...others, clashing]);
  expect(new Set([taken, ...answers]).size).toBe(7);
  expect(sizes).toEqual([6, 1]);
});

/** A reference is drawn before the first wait. */
function withChance<Result>(chance: number, draw: () => Result): Result {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  const result = draw();
  random.mockRestore();
  return result;
}

async function submit(store: Store, nth: number): Promise<string> {
  const outcome = await submitEnquiry(
    store,
    { now: Date.now },
    quoteSubmission({ email: `buyer${nth}@buyer.example` }, { idempotencyKey: `key-${nth}` }),
  );
  return outcome.kind === 'accepted' ? outcome.reference : outcome.kind;
}

function stepsOf(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
