import type { Shade } from '../../domain/fabric/fabric.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';

/**
 * Ids choose pictures, numbers name a fabric, slugs are addresses, and buyers know a shade by its
 * name: each belongs to one. What is withdrawn keeps only its id.
 */
export function* listFabricClashes({
  fabric,
  shade,
}: {
  readonly fabric: Readonly<Record<string, FabricRecord>>;
  readonly shade: Readonly<Record<string, Shade>>;
}): Generator<string> {
  const holders = new Map<string, string>();
  for (const [key, record] of Object.entries(fabric)) {
    const { id, number, slug, withdrawn } = record;
    if (fabricKey(id) !== key)
      yield `${fabricName(record)}: its id is ${id}, and the record of that id is ${fabricKey(id)}, not ${key}.`;
    if (withdrawn) continue;
    for (const name of [`number ${number}`, `address ${slug}`]) {
      const holder = holders.get(name);
      if (holder) yield `${fabricName(record)}: ${holder} has the ${name} already.`;
      else holders.set(name, fabricName(record));
    }
  }
  const named = new Map<string, string>();
  for (const [key, { name }] of Object.entries(shade)) {
    const folded = name.toLowerCase();
    const other = named.get(folded);
    if (other) yield `The shades ${other} and ${key} have the same name, ${name}.`;
    else named.set(folded, key);
  }
}

/** `14` → `f014` */
export function fabricKey(id: number): string {
  return `f${String(id).padStart(3, '0')}`;
}
