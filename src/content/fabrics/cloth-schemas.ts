import { z } from 'zod';
import { type ColourName, colourNames } from '../../domain/assistant/vocabulary.ts';
import {
  lustres,
  type Shade,
  spunMakes,
  type Yarn,
  yarnMakes,
} from '../../domain/fabric/fabric.ts';
import type { CareLabel } from './care.ts';
import { fibreShares, recordKey } from './fabric-schema.ts';

const position = z.number().exactOptional();

/** A shade of the dye-house book. */
export const shadeSchema: z.ZodType<Shade & { readonly position?: number }> = z.strictObject({
  position,
  name: z
    .string()
    .min(2)
    .max(32)
    .regex(/^\p{L}[\p{L}\p{M}\p{N}’ -]*$/u, 'must be a name of letters'),
  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb in lower case'),
});

/** The shades to lay out for each colour that a buyer may ask for, nearest first; none is an answer too. */
export const coloursSchema: z.ZodType<Readonly<Record<ColourName, readonly string[]>>> =
  z.strictObject(
    Object.fromEntries(colourNames.map((name) => [name, z.array(recordKey).max(30)])) as Record<
      ColourName,
      z.ZodArray<typeof recordKey>
    >,
  );

/** A yarn of the yarn book. */
export const yarnSchema: z.ZodType<Yarn & { readonly position?: number }> = z
  .strictObject({
    position,
    fibres: fibreShares,
    make: z.enum(yarnMakes),
    tex: z.number().min(1).max(60),
    count: z
      .string()
      .max(40)
      .regex(/^(Ne \d|\d+ den)/, 'must be a count such as "Ne 30/1" or "40 den"'),
    ply: z.number().int().min(1).max(3),
    filaments: z.number().int().positive().exactOptional(),
    lustre: z.enum(lustres),
  })
  .refine((one) => texMatchesCount(one.count, one.tex), {
    path: ['tex'],
    error: 'does not follow from the count',
  })
  .refine((one) => isSpun(one.make) === (one.filaments === undefined), {
    path: ['filaments'],
    error: 'filament yarns have a filament count, spun yarns none',
  });

export const careSchema: z.ZodType<CareLabel & { readonly position?: number }> = z.strictObject({
  position,
  name: z.string().min(2).max(40),
  lines: z.array(z.string().min(8).max(120)).min(3).max(12),
});

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
