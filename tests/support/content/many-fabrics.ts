import {
  type ContentRecords,
  assembleRecords,
  shippedRecords,
} from '../../../src/content/records/assemble-records.ts';
import { fabricKey } from '../../../src/content/records/fabric-clashes.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import { type FabricRecord, slugOf } from '../../../src/domain/fabric/fabric-record.ts';

/** The shipped records with as many fabrics as wished: each one more is valid and has names of its own. */
export function manyFabrics(count: number): ContentRecords {
  const shipped = Object.values(shippedRecords.fabric);
  const fabric = Object.fromEntries(
    shipped.slice(0, count).map((record) => [fabricKey(record.id), record]),
  );
  const free = freeNumbers(new Set(shipped.map(({ number }) => number)));
  for (let more = shipped.length; more < count; more += 1) {
    const record = likeFabric(shipped[more % shipped.length]!, 1000 + more, free.next().value);
    fabric[fabricKey(record.id)] = { ...record, position: more + 1 };
  }
  return { ...shippedRecords, fabric };
}

/** A fabric that only a test knits: the same cloth under another name. */
export function likeFabric(model: FabricRecord, id: number, number: string): FabricRecord {
  const title = `${model.title.slice(0, 40)} ${number}`;
  return {
    ...model,
    id,
    number,
    title,
    slug: slugOf({ title, number }),
    description: `A cloth that only a test knits, under the number ${number}. It may stand anywhere in the book.`,
  };
}

/** The content of records that must make one. */
export function requireContent(records: ContentRecords): SiteContent {
  const assembled = assembleRecords(records);
  if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
  return assembled.content;
}

export function* freeNumbers(taken: ReadonlySet<string>): Generator<string, never> {
  for (const letter of 'ZYXWVUTSRQPNMLKJHGFEDCBA')
    for (let figure = 10; figure < 100; figure += 1)
      if (!taken.has(`${figure}${letter}`)) yield `${figure}${letter}`;
  throw new Error('A book holds at most 2,160 numbers.');
}
