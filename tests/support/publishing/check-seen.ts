import { expect } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { Store } from '../../../src/server/db/store.ts';

/** What a page said at one moment, in one life of one instance. */
export interface Seen {
  readonly life: string;
  /** `name|gloss|heading` */
  readonly text: string;
}

/**
 * Every text was public as a whole under some number, and within one life of an instance no page
 * went back behind what another page had shown before.
 */
export async function checkSeen(store: Store, seen: readonly Seen[]): Promise<void> {
  const numbers = await textsByNumber(store);
  const strange = seen.filter(({ text }) => !numbers.has(text));
  expect(strange).toEqual([]);
  const newest = new Map<string, number>();
  for (const { life, text } of seen) {
    const number = numbers.get(text)!;
    expect(number, `${life} went back`).toBeGreaterThanOrEqual(newest.get(life) ?? 0);
    newest.set(life, number);
  }
}

async function textsByNumber(store: Store): Promise<Map<string, number>> {
  const changes = await store.db
    .selectFrom('publication_change as change')
    .innerJoin('content_revision as revision', 'revision.id', 'change.revision')
    .select(['change.publication', 'change.kind', 'revision.body'])
    .orderBy('change.publication')
    .execute();
  const { mill, offline } = shippedContent;
  let said = { name: mill.name, gloss: mill.gloss, heading: offline.heading as string };
  const write = () => `${said.name}|${said.gloss}|${said.heading}`;
  const numbers = new Map([
    [write(), 0],
    ['As it was built', 0],
  ]);
  for (const { publication, kind, body } of changes) {
    const fields = JSON.parse(body ?? '{}') as Partial<typeof said>;
    const { name = said.name, gloss = said.gloss, heading = said.heading } = fields;
    said = kind === 'mill' ? { ...said, name, gloss } : { ...said, heading };
    // The same words may have been public before; then the later number counts.
    numbers.set(write(), Number(publication));
  }
  return numbers;
}
