import { z } from 'zod';
import {
  compositions,
  constructionFamilies,
  fibreNames,
  lustres,
  machineKinds,
  yarnMakes,
} from '../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../domain/picture/knitting.ts';
import { validateConstruction } from '../../loom/index.ts';

export type CheckedCloth =
  | { readonly ok: true; readonly cloth: ClothFacts }
  /** Sentences. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** What comes from another process may be anything; only cloth that a machine can knit goes on. */
export function checkCloth(given: unknown): CheckedCloth {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The fabric'}: ${message}`,
    );
    return { ok: false, faults };
  }
  const cloth = parsed.data;
  if (cloth.leadShade >= cloth.shades.length)
    return { ok: false, faults: [`There are only ${cloth.shades.length} shades.`] };
  const faults = validateConstruction(cloth.construction, cloth.yarns);
  if (faults.length === 0) return { ok: true, cloth };
  return {
    ok: false,
    faults: faults.map(({ bar, message }) => (bar ? `Guide bar ${bar}: ${message}` : message)),
  };
}

const text = z.string().min(1).max(120);
const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb in lower case');
const fibres = z
  .array(z.strictObject({ fibre: z.enum(fibreNames), percent: z.number().positive().max(100) }))
  .min(1)
  .max(4);

const grams = z.number().positive().max(2000);
const gsm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single'), gsm: grams }),
  z.strictObject({ kind: z.literal('range'), from: grams, to: grams }),
  z.strictObject({ kind: z.literal('customizable') }),
]);

/** Bounds in which the loom works: what the mill may write into a record is stricter. */
const schema: z.ZodType<ClothFacts> = z.strictObject({
  id: z.number().int().positive(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  number: text,
  title: text,
  composition: z.enum(compositions),
  // Work that was stored before weight and finish decided how cloth falls has none of the three.
  fibres: fibres.default([]),
  gsm: gsm.default({ kind: 'customizable' }),
  shades: z
    .array(z.object({ name: text, hex }))
    .min(1)
    .max(500),
  leadShade: z.number().int().min(0),
  construction: z.strictObject({
    name: text,
    family: z.enum(constructionFamilies),
    bars: z
      .array(
        z.strictObject({
          lapping: z.string().max(4000),
          threading: z.string().max(1000),
          offset: z.number().int().min(0).max(1000).exactOptional(),
        }),
      )
      .max(8),
    motif: z
      .strictObject({
        name: text,
        wales: z.number().int().positive().max(400),
        courses: z.number().int().positive().max(600),
      })
      .exactOptional(),
  }),
  yarns: z.record(
    z.string().regex(/^[A-Z]$/),
    z.strictObject({
      fibres,
      make: z.enum(yarnMakes),
      tex: z.number().min(0.5).max(400),
      count: text,
      ply: z.number().int().min(1).max(12),
      filaments: z.number().int().positive().max(2000).exactOptional(),
      lustre: z.enum(lustres),
      colour: hex.exactOptional(),
    }),
  ),
  machine: z.strictObject({
    gauge: z.number().min(4).max(60),
    kind: z.enum(machineKinds),
    coursesPerCm: z.number().min(2).max(80),
    walesPerCm: z.number().min(2).max(40),
  }),
  finishes: z.array(text).max(40).default([]),
});
