import { fabricName } from '../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { fabricRecordSchema } from './fabric-schema.ts';

/** The same files. A fault names file, fabric and field, so that a failed build says where to look. */
export function requireRecords(
  files: Readonly<Record<string, readonly FabricRecord[]>>,
): Readonly<Record<string, readonly FabricRecord[]>> {
  const read: FabricRecord[] = [];
  for (const [file, records] of Object.entries(files))
    for (const record of records) {
      const faults = [...faultsOf(record), ...takenNames(record, read)];
      if (faults.length > 0) throw new Error(`${file}, ${nameOf(record)}: ${faults.join('; ')}`);
      read.push(record);
    }
  return files;
}

function faultsOf(record: unknown): string[] {
  const parsed = fabricRecordSchema.safeParse(record);
  if (parsed.success) return [];
  return parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`,
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
