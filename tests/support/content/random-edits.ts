import * as fc from 'fast-check';
import {
  type ContentRecords,
  shippedRecords,
} from '../../../src/content/records/assemble-records.ts';
import { contentKinds } from '../../../src/content/records/content-kinds.ts';
import { fabricKey } from '../../../src/content/records/fabric-clashes.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { colourNames } from '../../../src/domain/assistant/vocabulary.ts';
import { categoryIds, endUses, lustres } from '../../../src/domain/fabric/fabric.ts';
import type { FabricRecord } from '../../../src/domain/fabric/fabric-record.ts';
import { freeNumbers, likeFabric } from './many-fabrics.ts';

type Edit = (records: ContentRecords) => ContentRecords;
type ClothKind = 'fabric' | 'shade' | 'yarn' | 'care';

const { fabric, shade, yarn, care } = shippedRecords;
const newNumbers = Array.from({ length: 40 }, nextNumber());

/** One change that a clerk could make to cloth, valid by itself; several may still clash. */
export const clothEdit: fc.Arbitrary<Edit> = fc.oneof(
  change('fabric', fabric, {
    title: words(4, 48),
    gsm: fc.oneof(
      fc.record({ kind: fc.constant('single'), gsm: fc.integer({ min: 20, max: 600 }) }),
      fc.constant({ kind: 'customizable' }),
      fc.constant({ kind: 'range', from: 90, to: 260 }),
    ),
    width: fc.oneof(fc.integer({ min: 42, max: 72 }), fc.constant('custom')),
    description: words(30, 80).map((text) => `${text}${text} so. And ${text} too.`),
    endUses: fc.uniqueArray(fc.constantFrom(...endUses), { minLength: 1 }),
    finishes: fc.array(words(4, 40), { minLength: 1, maxLength: 5 }),
    moq: fc.constantFrom('Negotiable', '500 meters', { perStyle: 3000, perColour: 1000 }),
    category: fc.constantFrom(...categoryIds),
    extra: fc.boolean(),
    position: fc.double({ min: 0, max: 100, noNaN: true }),
    care: fc.constantFrom(...Object.keys(care)),
  }),
  fc
    .tuple(someKey(fabric), fc.uniqueArray(someKey(shade), { minLength: 10, maxLength: 30 }))
    .map(([key, shades]): Edit => edit('fabric', key, { shades, leadShade: shades[3]! })),
  fc
    .tuple(someKey(fabric), fc.stringMatching(/^[a-z]{3,9}-[a-z0-9]{2,9}$/))
    .map(([key, slug]): Edit => moveFabric(key, slug)),
  someKey(fabric).map((key): Edit => edit('fabric', key, { withdrawn: true })),
  fc
    .tuple(someKey(fabric), fc.nat({ max: newNumbers.length - 1 }))
    .map(([key, at]): Edit => addFabric(key, at)),
  change('shade', shade, {
    name: words(2, 20),
    hex: fc.stringMatching(/^#[0-9a-f]{6}$/),
    position: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  change('yarn', yarn, { lustre: fc.constantFrom(...lustres) }),
  change('care', care, {
    lines: fc.array(words(8, 60), { minLength: 3, maxLength: 8 }),
  }),
  fc
    .tuple(fc.constantFrom(...colourNames), fc.uniqueArray(someKey(shade), { maxLength: 6 }))
    .map(([colour, keys]): Edit => (records) => ({
      ...records,
      colours: { [onlyKey]: { ...records.colours[onlyKey]!, [colour]: keys } },
    })),
);

function change(
  kind: ClothKind,
  bodies: Readonly<Record<string, object>>,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Edit> {
  return fc
    .tuple(someKey(bodies), fc.constantFrom(...Object.keys(fields)))
    .chain(([key, field]) => fields[field]!.map((value) => edit(kind, key, { [field]: value })));
}

/** What the schema refuses is never stored, so it is left as it was. */
function edit(kind: ClothKind, key: string, fields: object): Edit {
  return (records) => {
    const before = records[kind][key];
    if (before === undefined) return records;
    const parsed = contentKinds[kind].schema.safeParse({ ...before, ...fields });
    return parsed.success
      ? { ...records, [kind]: { ...records[kind], [key]: parsed.data } }
      : records;
  };
}

function moveFabric(key: string, slug: string): Edit {
  return (records) => {
    const before = records.fabric[key]!;
    return edit(
      'fabric',
      key,
      contentKinds.fabric.keepNames!(before, { ...before, slug }),
    )(records);
  };
}

function addFabric(model: string, at: number): Edit {
  return (records) => {
    const record: FabricRecord = likeFabric(records.fabric[model]!, 2000 + at, newNumbers[at]!);
    const { formerSlugs: _formerSlugs, ...fresh } = record;
    return { ...records, fabric: { ...records.fabric, [fabricKey(2000 + at)]: fresh } };
  };
}

function someKey(bodies: Readonly<Record<string, object>>): fc.Arbitrary<string> {
  return fc.constantFrom(...Object.keys(bodies));
}

function words(least: number, most: number): fc.Arbitrary<string> {
  return fc
    .stringMatching(/^[A-Za-z<&"'’éਤ]{2,9}( [A-Za-z<&"'’é]{1,9}){0,9}$/)
    .map((text) => text.slice(0, most).trim().padEnd(least, 'x'));
}

function nextNumber(): () => string {
  const free = freeNumbers(new Set(Object.values(fabric).map(({ number }) => number)));
  return () => free.next().value;
}
