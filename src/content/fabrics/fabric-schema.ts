import { z } from 'zod';
import {
  compositions,
  constructionFamilies,
  endUses,
  type Fabric,
  fabricName,
  type Fibre,
  fibreNames,
  lustres,
  machineKinds,
  minimumOrders,
  spunMakes,
  yarnMakes,
} from '../../domain/fabric/fabric.ts';
import { pictureName } from '../records/picture-schema.ts';
import {
  compositionRules,
  type FabricRecord,
  makeFabric,
} from '../../domain/fabric/fabric-record.ts';

/**
 * The fabrics of all files, in the order of the files and of their records.
 * A fault names file, fabric and field, so that a failed build says where to look.
 */
export function requireFabrics(files: Readonly<Record<string, readonly unknown[]>>): Fabric[] {
  const fabrics: Fabric[] = [];
  for (const [file, records] of Object.entries(files))
    for (const record of records) {
      const fabric = requireFabric(file, record);
      const fault = takenFault(fabric, fabrics);
      if (fault) throw new Error(`${file}, ${fabricName(fabric)}: ${fault}`);
      fabrics.push(fabric);
    }
  return fabrics;
}

export function requireFabric(file: string, record: unknown): Fabric {
  const parsed = fabricRecordSchema.safeParse(record);
  if (parsed.success) return makeFabric(parsed.data);
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`,
  );
  throw new Error(`${file}, ${nameOf(record)}: ${faults.join('; ')}`);
}

/** Ids choose pictures and numbers make addresses: each belongs to one fabric for ever. */
function takenFault(fabric: Fabric, others: readonly Fabric[]): string | undefined {
  const holder = others.find(({ id, number }) => id === fabric.id || number === fabric.number);
  if (!holder) return undefined;
  if (holder.number === fabric.number) return `number: ${fabricName(holder)} has it already`;
  const free = Math.max(...others.map(({ id }) => id)) + 1;
  return `id: ${fabricName(holder)} has it already; ${free} is free`;
}

const fibreShares = z
  .array(z.object({ fibre: z.enum(fibreNames), percent: z.number().positive().max(100) }))
  .nonempty()
  .refine((shares) => sum(shares) === 100, {
    error: ({ input }) => `shares add up to ${sum(input)}, not 100`,
  })
  .refine((shares) => unique(shares.map((share) => share.fibre)), 'a fibre is named twice');

const gsmValue = z.number().int().min(70).max(200);
const gsm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), gsm: gsmValue }),
  z
    .object({ kind: z.literal('range'), from: gsmValue, to: gsmValue })
    .refine(({ from, to }) => from < to, 'a range runs from low to high'),
  z.object({ kind: z.literal('customizable') }),
]);

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb in lower case');
const shades = z
  .array(z.object({ name: z.string().min(2), hex }))
  .min(10)
  .refine((list) => unique(list.map((shade) => shade.name)), 'a shade is named twice');

const yarn = z
  .object({
    fibres: fibreShares,
    make: z.enum(yarnMakes),
    tex: z.number().min(1).max(60),
    count: z.string().regex(/^(Ne \d|\d+ den)/, 'must be a count such as "Ne 30/1" or "40 den"'),
    ply: z.number().int().min(1).max(3),
    filaments: z.number().int().positive().exactOptional(),
    lustre: z.enum(lustres),
    colour: hex.exactOptional(),
  })
  .refine((one) => texMatchesCount(one.count, one.tex), {
    path: ['tex'],
    error: 'does not follow from the count',
  })
  .refine((one) => isSpun(one.make) === (one.filaments === undefined), {
    path: ['filaments'],
    error: 'filament yarns have a filament count, spun yarns none',
  });

const construction = z.object({
  name: z.string().min(3),
  family: z.enum(constructionFamilies),
  bars: z
    .array(
      z.object({
        lapping: z
          .string()
          .regex(/^\d+-\d+(\/\d+-\d+)*\/\/$/, 'must be a chain such as "1-0/1-2//"'),
        threading: z.string().regex(/^[A-Z.]+$/, 'must be yarn letters and dots'),
        offset: z.number().int().positive().exactOptional(),
      }),
    )
    .min(1)
    .max(6),
  motif: z
    .object({
      name: z.string(),
      wales: z.number().int().positive(),
      courses: z.number().int().positive(),
    })
    .exactOptional(),
});

/** The studio names a view by one or two words; a strip is light without cloth, and no photograph. */
const sceneName = z.string().regex(/^(?!strip)[a-z]+(-[a-z0-9]+){0,3}$/, 'is no view of a fabric');

const sentence = /[^.?!]+[.?!](?=\s|$)/g;

export const fabricRecordSchema: z.ZodType<FabricRecord> = z
  .strictObject({
    id: z.number().int().positive(),
    // I and O are left out: on the phone they are 1 and 0.
    number: z.string().regex(/^[1-9]\d[A-HJ-NP-Z]$/, 'must be two digits and a letter, as 14B'),
    title: z.string().min(4).max(48),
    position: z.number().exactOptional(),
    extra: z.boolean().exactOptional(),
    composition: z.enum(compositions),
    fibres: fibreShares.exactOptional(),
    gsm,
    width: z.union([z.number().min(42).max(72), z.literal('custom')]),
    widthText: z.string().exactOptional(),
    moq: z.enum(minimumOrders).exactOptional(),
    description: z
      .string()
      .min(60)
      .max(220)
      .refine((text) => text.match(sentence)?.length === 2, 'must be two sentences')
      .exactOptional(),
    shades,
    leadShade: z.number().int().min(0),
    construction,
    yarns: z.record(z.string().regex(/^[A-Z]$/), yarn),
    machine: z.object({
      gauge: z.number().int().min(14).max(44),
      kind: z.enum(machineKinds),
      coursesPerCm: z.number().min(6).max(45),
      walesPerCm: z.number().min(6).max(22),
    }),
    finishes: z.array(z.string().min(4)).nonempty(),
    endUses: z.array(z.enum(endUses)).nonempty(),
    care: z.array(z.string().min(8)).min(3),
    photographs: z.array(pictureName).max(24).exactOptional(),
    replacedScenes: z.record(sceneName, pictureName).exactOptional(),
  })
  .superRefine((record, context) => {
    for (const [path, message] of faultsAcrossFields(record))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });

function* faultsAcrossFields(
  record: FabricRecord,
): Generator<readonly [path: string, message: string]> {
  const fabric = makeFabric(record);
  const { width, widthText } = record;
  if (widthText !== undefined && ![`${width} inches`, `${width}"`].includes(widthText))
    yield ['widthText', 'must say the inches'];

  if (fabric.leadShade >= fabric.shades.length)
    yield ['leadShade', `there are only ${fabric.shades.length} shades`];

  for (const [index, bar] of fabric.construction.bars.entries())
    for (const letter of bar.threading)
      if (letter !== '.' && !(letter in fabric.yarns))
        yield [`construction.bars.${index}.threading`, `no yarn is called ${letter}`];

  const threaded = new Set(fabric.construction.bars.flatMap((bar) => [...bar.threading]));
  for (const letter of Object.keys(fabric.yarns))
    if (!threaded.has(letter)) yield [`yarns.${letter}`, 'is threaded in no bar'];

  if (fabric.fibres.length === 0) yield ['fibres', 'a blend states its shares'];
  const recorded = fibreSet(fabric.fibres);
  const knitted = fibreSet(Object.values(fabric.yarns).flatMap((one) => one.fibres));
  if (recorded !== knitted) yield ['fibres', `the yarns hold ${knitted}, the record ${recorded}`];

  const named = fabric.fibres.map((share) => share.fibre).filter((fibre) => fibre !== 'elastane');
  if (named.toSorted().join() !== compositionRules[fabric.composition].fibres.join())
    yield ['fibres', `${fabric.composition} cannot hold ${recorded}`];
  const stretch = fabric.fibres.find((share) => share.fibre === 'elastane')?.percent ?? 0;
  if (fabric.composition.startsWith('100%') ? stretch > 0 : stretch > 25)
    yield ['fibres', `${stretch} % elastane is more than ${fabric.composition} admits`];

  const figured =
    fabric.construction.family === 'lace' || fabric.construction.family === 'jacquard';
  if (figured !== (fabric.construction.motif !== undefined))
    yield ['construction.motif', 'lace and jacquard have a motif, other families none'];
}

/** A count is what the spinner sells; tex must be the same yarn, or weights and pictures are wrong. */
function texMatchesCount(count: string, tex: number): boolean {
  const ne = /^Ne (\d+)\/(\d)/.exec(count);
  const denier = /^(\d+) den/.exec(count);
  const expected = ne ? (590.54 / Number(ne[1])) * Number(ne[2]) : Number(denier?.[1]) / 9;
  return Math.abs(tex / expected - 1) < 0.01;
}

function isSpun(make: string): boolean {
  return spunMakes.some((spun) => spun === make);
}

function fibreSet(shares: readonly { readonly fibre: Fibre }[]): string {
  return [...new Set(shares.map((share) => share.fibre))].toSorted().join(' and ');
}

function sum(shares: unknown): number {
  if (!Array.isArray(shares)) return 0;
  return shares.reduce((total: number, share: { percent: number }) => total + share.percent, 0);
}

function unique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

function nameOf(record: unknown): string {
  const { number, title } = record as Partial<FabricRecord>;
  return number && title ? fabricName({ number, title }) : 'record without number and title';
}
