import { z } from 'zod';
import {
  categoryIds,
  compositions,
  constructionFamilies,
  endUses,
  type Fabric,
  type Fibre,
  fibreNames,
  seriesByPopularity,
} from '../../domain/fabric/fabric.ts';

/** A record that names its file and field when it is wrong, so that the build says where to look. */
export function requireFabric(file: string, record: unknown): Fabric {
  const parsed = fabricSchema.safeParse(record);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`,
  );
  throw new Error(`${file}, ${nameOf(record)}: ${faults.join('; ')}`);
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

const width = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('inches'), inches: z.number().min(42).max(72), text: z.string() })
    .refine(
      ({ inches, text }) => text === `${inches} inches` || text === `${inches}"`,
      'the text must say the inches',
    ),
  z.object({ kind: z.literal('custom'), text: z.literal('Custom') }),
]);

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb in lower case');
const shades = z
  .array(z.object({ name: z.string().min(2), hex }))
  .min(10)
  .refine((list) => unique(list.map((shade) => shade.name)), 'a shade is named twice');

const yarn = z
  .object({
    fibres: fibreShares,
    make: z.enum([
      'ring-spun',
      'compact-spun',
      'open-end',
      'filament',
      'textured',
      'bare elastane',
    ]),
    tex: z.number().min(1).max(60),
    count: z.string().regex(/^(Ne \d|\d+ den)/, 'must be a count such as "Ne 30/1" or "40 den"'),
    ply: z.number().int().min(1).max(3),
    filaments: z.number().int().positive().exactOptional(),
    lustre: z.enum(['bright', 'semi-dull', 'dull', 'natural']),
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

const sentence = /[^.?!]+[.?!](?=\s|$)/g;

const fabricSchema: z.ZodType<Fabric> = z
  .object({
    id: z.number().int().positive(),
    slug: z.string(),
    // I and O are left out: on the phone they are 1 and 0.
    number: z.string().regex(/^[1-9]\d[A-HJ-NP-Z]$/, 'must be two digits and a letter, as 14B'),
    title: z.string().min(4).max(48),
    series: z.enum(seriesByPopularity).exactOptional(),
    categoryId: z.enum(categoryIds),
    extra: z.boolean(),
    composition: z.enum(compositions),
    fibres: fibreShares,
    gsm,
    width,
    moq: z.enum(['Negotiable', '500 meters']),
    description: z
      .string()
      .min(60)
      .max(220)
      .refine((text) => text.match(sentence)?.length === 2, 'must be two sentences'),
    shades,
    leadShade: z.number().int().min(0),
    construction,
    yarns: z.record(z.string().regex(/^[A-Z]$/), yarn),
    machine: z.object({
      gauge: z.number().int().min(14).max(44),
      kind: z.enum(['tricot', 'raschel']),
      coursesPerCm: z.number().min(6).max(45),
      walesPerCm: z.number().min(6).max(22),
    }),
    finishes: z.array(z.string().min(4)).nonempty(),
    endUses: z.array(z.enum(endUses)).nonempty(),
    care: z.array(z.string().min(8)).min(3),
  })
  .superRefine((fabric, context) => {
    for (const [path, message] of faultsAcrossFields(fabric))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });

function* faultsAcrossFields(fabric: Fabric): Generator<readonly [path: string, message: string]> {
  const slug = slugOf(fabric);
  if (fabric.slug !== slug) yield ['slug', `must be ${slug}`];

  const word = seriesByPopularity.find((series) => fabric.title.split(' ').includes(series));
  if (word !== fabric.series) yield ['series', `the title says ${word ?? 'no series'}`];

  if (fabric.leadShade >= fabric.shades.length)
    yield ['leadShade', `there are only ${fabric.shades.length} shades`];

  if (!categoryOf[fabric.composition].includes(fabric.categoryId))
    yield ['composition', `${fabric.composition} does not belong to ${fabric.categoryId}`];

  for (const [index, bar] of fabric.construction.bars.entries())
    for (const letter of bar.threading)
      if (letter !== '.' && !(letter in fabric.yarns))
        yield [`construction.bars.${index}.threading`, `no yarn is called ${letter}`];

  const threaded = new Set(fabric.construction.bars.flatMap((bar) => [...bar.threading]));
  for (const letter of Object.keys(fabric.yarns))
    if (!threaded.has(letter)) yield [`yarns.${letter}`, 'is threaded in no bar'];

  const recorded = fibreSet(fabric.fibres);
  const knitted = fibreSet(Object.values(fabric.yarns).flatMap((one) => one.fibres));
  if (recorded !== knitted) yield ['fibres', `the yarns hold ${knitted}, the record ${recorded}`];

  const named = fabric.fibres.map((share) => share.fibre).filter((fibre) => fibre !== 'elastane');
  if (named.toSorted().join() !== fibresOf[fabric.composition].join())
    yield ['fibres', `${fabric.composition} cannot hold ${recorded}`];
  const stretch = fabric.fibres.find((share) => share.fibre === 'elastane')?.percent ?? 0;
  if (fabric.composition.startsWith('100%') ? stretch > 0 : stretch > 25)
    yield ['fibres', `${stretch} % elastane is more than ${fabric.composition} admits`];

  const figured =
    fabric.construction.family === 'lace' || fabric.construction.family === 'jacquard';
  if (figured !== (fabric.construction.motif !== undefined))
    yield ['construction.motif', 'lace and jacquard have a motif, other families none'];
}

const categoryOf: Readonly<Record<Fabric['composition'], readonly Fabric['categoryId'][]>> = {
  '100% Cotton': ['pure-cotton-fabrics'],
  'Polyester/Cotton Blend': ['polyester-cotton-knits'],
  'Cotton/Nylon Blend': ['breathable-cotton-nylon-collection'],
  'Cotton & Nylon': ['breathable-cotton-nylon-collection'],
  '100% Nylon': ['nylon-classics'],
};

const fibresOf: Readonly<Record<Fabric['composition'], readonly Fibre[]>> = {
  '100% Cotton': ['cotton'],
  'Polyester/Cotton Blend': ['cotton', 'polyester'],
  'Cotton/Nylon Blend': ['cotton', 'nylon'],
  'Cotton & Nylon': ['cotton', 'nylon'],
  '100% Nylon': ['nylon'],
};

/** `Queen’s Cord Premium`, `17A` → `queens-cord-premium-17a`. */
export function slugOf({ title, number }: Pick<Fabric, 'title' | 'number'>): string {
  return `${title} ${number}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** A count is what the spinner sells; tex must be the same yarn, or weights and pictures lie. */
function texMatchesCount(count: string, tex: number): boolean {
  const ne = /^Ne (\d+)\/(\d)/.exec(count);
  const denier = /^(\d+) den/.exec(count);
  const expected = ne ? (590.54 / Number(ne[1])) * Number(ne[2]) : Number(denier?.[1]) / 9;
  return Math.abs(tex / expected - 1) < 0.01;
}

function isSpun(make: string): boolean {
  return make === 'ring-spun' || make === 'compact-spun' || make === 'open-end';
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
  const { number, title } = record as Partial<Fabric>;
  return number && title ? `${number} ${title}` : 'record without number and title';
}
