import { fabricName } from '../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { fabricRecordSchema } from './fabric-schema.ts';

/**
 * The records of files, as the schema reads them: with their fields in its order, as those that come
 * from a database. A fault names file, fabric and field, so that a failed build says where to look.
 */
export function requireRecords(
  files: Readonly<Record<string, readonly FabricRecord[]>>,
): Readonly<Record<string, readonly FabricRecord[]>> {
  const all: FabricRecord[] = [];
  const read = (file: string, record: FabricRecord): FabricRecord => {
    const parsed = fabricRecordSchema.safeParse(record);
    const faults = parsed.success
      ? [...takenNames(record, all)]
      : parsed.error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`);
    if (!parsed.success || faults.length > 0)
      throw new Error(`${file}, ${nameOf(record)}: ${faults.join('; ')}`);
    all.push(parsed.data);
    return parsed.data;
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, records]) => [
      file,
      records.map((record) => read(file, record)),
    ]),
  );
}

/** Ids choose pictures, numbers name a fabric and slugs are addresses: each belongs to one fabric. */
function* takenNames(record: FabricRecord, others: readonly FabricRecord[]): Generator<string> {
  for (const field of ['number', 'id', 'slug'] as const) {
    const holder = others.find((other) => other[field] === record[field]);
    if (!holder) continue;
    const free = Math.max(...others.map(({ id }) => id)) + 1;
    const hint = field === 'id' ? `; ${free} is free` : '';
    yield `${field}: ${fabricName(holder)} has it already${hint}`;
  }
}

function nameOf(record: Partial<FabricRecord>): string {
  const { number, title } = record;
  return number && title ? fabricName({ number, title }) : 'record without number and title';
}
