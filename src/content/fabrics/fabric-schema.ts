import { z } from 'zod';
import {
  categoryKey,
  compositions,
  constructionFamilies,
  endUses,
  fibreNames,
  machineKinds,
  minimumOrders,
} from '../../domain/fabric/fabric.ts';
import { pictureLine, pictureName } from '../records/picture-schema.ts';
import {
  compositionRules,
  type FabricRecord,
  fibresOf,
} from '../../domain/fabric/fabric-record.ts';
import { validateConstruction } from '../../loom/notation/validate-construction.ts';

/** Names one record of another kind. */
export const recordKey = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]{1,39}$/, 'must be the name of a record, such as cottonNe60');

export const fibreShares = z
  .array(z.object({ fibre: z.enum(fibreNames), percent: z.number().positive().max(100) }))
  .nonempty()
  .refine((shares) => sum(shares) === 100, {
    error: ({ input }) => `shares add up to ${sum(input)}, not 100`,
  })
  .refine((shares) => unique(shares.map((share) => share.fibre)), 'a fibre is named twice');

// A veil and a coat: what lies beyond is a slip of the pen.
const gsmValue = z.number().int().min(20).max(600);
const gsm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), gsm: gsmValue }),
  z
    .object({ kind: z.literal('range'), from: gsmValue, to: gsmValue })
    .refine(({ from, to }) => from < to, 'a range runs from low to high'),
  z.object({ kind: z.literal('customizable') }),
]);

const metres = z.number().int().min(1).max(1_000_000);
const minimumMetres = z
  .strictObject({ perStyle: metres, perColour: metres })
  .refine(({ perStyle, perColour }) => perColour <= perStyle, {
    path: ['perColour'],
    error: 'cannot be more than the minimum of the style',
  });

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and figures, as locknit-premium-14b');

const construction = z.object({
  name: z.string().min(3).max(48),
  family: z.enum(constructionFamilies),
  bars: z
    .array(
      z.object({
        lapping: z
          .string()
          .max(2000)
          .regex(/^\d+-\d+(\/\d+-\d+)*\/\/$/, 'must be a chain such as "1-0/1-2//"'),
        threading: z
          .string()
          .max(240)
          .regex(/^[A-Z.]+$/, 'must be yarn letters and dots'),
        offset: z.number().int().positive().max(240).exactOptional(),
      }),
    )
    .min(1)
    .max(6),
  motif: z
    .object({
      name: z.string().max(48),
      wales: z.number().int().positive().max(1024),
      courses: z.number().int().positive().max(1024),
    })
    .exactOptional(),
});

/** The studio names a view by one or two words; a strip is light without cloth, and no photograph. */
const sceneName = z.string().regex(/^(?!strip)[a-z]+(-[a-z0-9]+){0,3}$/, 'is no view of a fabric');

const sentence = /[^.?!]+[.?!](?=\s|$)/g;

export const fabricRecordSchema: z.ZodType<FabricRecord> = z
  .strictObject({
    id: z.number().int().positive(),
    slug,
    formerSlugs: z.array(slug).max(50).exactOptional(),
    // I and O are left out: on the phone they are 1 and 0.
    number: z.string().regex(/^[1-9]\d[A-HJ-NP-Z]$/, 'must be two digits and a letter, as 14B'),
    title: z.string().min(4).max(48),
    position: z.number().exactOptional(),
    extra: z.boolean().exactOptional(),
    category: z.string().regex(categoryKey).exactOptional(),
    composition: z.enum(compositions),
    fibres: fibreShares.exactOptional(),
    gsm,
    width: z.union([z.number().min(42).max(72), z.literal('custom')]),
    widthText: z.string().exactOptional(),
    moq: z.union([z.enum(minimumOrders), minimumMetres]).exactOptional(),
    description: z
      .string()
      .min(60)
      .max(220)
      .refine((text) => text.match(sentence)?.length === 2, 'must be two sentences')
      .exactOptional(),
    shades: z.array(recordKey).min(10).max(64).refine(unique, 'a shade is named twice'),
    shadesInOrder: z.literal(true).exactOptional(),
    leadShade: recordKey,
    construction,
    yarns: z.record(
      z.string().regex(/^[A-Z]$/),
      z.strictObject({ yarn: recordKey, dyed: recordKey.exactOptional() }),
    ),
    machine: z.object({
      gauge: z.number().int().min(14).max(44),
      kind: z.enum(machineKinds),
      coursesPerCm: z.number().min(6).max(45),
      walesPerCm: z.number().min(6).max(22),
    }),
    finishes: z.array(z.string().min(4).max(80)).nonempty().max(20),
    endUses: z.array(z.enum(endUses)).nonempty().refine(unique, 'an end use is named twice'),
    care: recordKey,
    withdrawn: z.literal(true).exactOptional(),
    photographs: z.array(pictureName).max(24).exactOptional(),
    replacedScenes: z.record(sceneName, pictureName).exactOptional(),
    pictureOrder: z
      .array(z.union([sceneName, pictureName]))
      .max(48)
      .refine(unique, 'a picture is named twice')
      .exactOptional(),
    hiddenPictures: z
      .array(sceneName)
      .max(24)
      .refine(unique, 'a picture is named twice')
      .exactOptional(),
    pictureWords: z.record(sceneName, pictureLine(300)).exactOptional(),
  })
  .superRefine((record, context) => {
    for (const [path, message] of faultsAcrossFields(record))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });

function* faultsAcrossFields(
  record: FabricRecord,
): Generator<readonly [path: string, message: string]> {
  const { composition, construction: knitted, width, widthText } = record;
  if (widthText !== undefined && ![`${width} inches`, `${width}"`].includes(widthText))
    yield ['widthText', 'must say the inches'];

  if (!record.shades.includes(record.leadShade))
    yield ['leadShade', 'must be one of the shades on the card'];

  const fibres = fibresOf(record);
  if (fibres.length === 0) yield ['fibres', 'a blend states its shares'];
  const named = fibres.map((share) => share.fibre).filter((fibre) => fibre !== 'elastane');
  if (fibres.length > 0 && named.toSorted().join() !== compositionRules[composition].fibres.join())
    yield ['fibres', `${composition} cannot hold ${named.toSorted().join(' and ')}`];
  const stretch = fibres.find((share) => share.fibre === 'elastane')?.percent ?? 0;
  if (composition.startsWith('100%') ? stretch > 0 : stretch > 25)
    yield ['fibres', `${stretch} % elastane is more than ${composition} admits`];

  const figured = knitted.family === 'lace' || knitted.family === 'jacquard';
  if (figured !== (knitted.motif !== undefined))
    yield ['construction.motif', 'lace and jacquard have a motif, other families none'];

  yield* faultsOfLapping(record);
}

/** What the loom could not knit, in its own words; letters without a yarn come first, in ours. */
function* faultsOfLapping({
  construction: knitted,
  yarns,
}: FabricRecord): Generator<readonly [path: string, message: string]> {
  const threaded = new Set(knitted.bars.flatMap((bar) => [...bar.threading]));
  for (const letter of Object.keys(yarns))
    if (!threaded.has(letter)) yield [`yarns.${letter}`, 'is threaded in no bar'];
  let unknown = 0;
  for (const [index, { threading }] of knitted.bars.entries())
    for (const letter of new Set(threading)) {
      if (letter === '.' || letter in yarns) continue;
      unknown += 1;
      yield [`construction.bars.${index}.threading`, `no yarn is called ${letter}`];
    }
  if (unknown > 0) return;
  for (const fault of validateConstruction(knitted, yarns)) {
    if (fault.kind === 'yarn unused') continue;
    const bar = 'bar' in fault && fault.bar !== undefined ? `.bars.${fault.bar - 1}` : '';
    yield [`construction${bar}`, fault.message];
  }
}

function sum(shares: unknown): number {
  if (!Array.isArray(shares)) return 0;
  return shares.reduce((total: number, share: { percent: number }) => total + share.percent, 0);
}

function unique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
