import * as z from 'zod/mini';
import { dipFormulas, dipLights, dipNames } from '../../domain/dip/lab-dip.ts';
import { type Delivery, deliveries, offerLimits } from '../../domain/offer/offer.ts';
import { words } from './desk-fields.ts';

const hex = z.string().check(z.regex(/^#[\da-f]{6}$/, 'Please write the colour like #2f6c70.'));
const part = (most: number) => z.number().check(z.gte(-most), z.lte(most));
const lab = z.tuple([z.number().check(z.gte(0), z.lte(100)), part(160), part(160)]);
const hundredths = z.number().check(z.int(), z.gte(0), z.lte(10_000));

const standard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hex'), hex }),
  z.object({ kind: z.literal('lab'), lab, hex }),
  z.object({ kind: z.literal('swatch'), what: words(160, 1), hex }),
]);

const dip = z.object({
  name: z.enum(dipNames),
  hex,
  lab: z.nullable(lab),
  measured: z.nullable(hundredths),
  note: words(200),
});

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(of) as [Key, ...Key[]];
}

const metres = z.number().check(z.int(), z.gte(1), z.lte(offerLimits.metres));

/** What `sendQuote` may hold beside its lines: a price that follows the metres. */
export const offerSchema = z.object({
  fabric: words(160, 1),
  shade: words(80),
  metres,
  tiers: z
    .array(
      z.object({
        from: metres,
        price: z.number().check(z.int(), z.gte(1), z.lte(offerLimits.price)),
        days: z.number().check(z.int(), z.gte(0), z.lte(offerLimits.days)),
      }),
    )
    .check(z.minLength(1, 'A quote by metres needs a tier.'), z.maxLength(offerLimits.tiers)),
  delivery: z.enum(keysOf<Delivery>(deliveries)),
  place: words(80),
  tax: words(20),
  taxRate: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
  leastStyle: metres,
  leastColour: metres,
});

export const roomBodySchemas = {
  sendDips: z.object({
    fabric: words(160, 1),
    standard,
    light: z.enum(keysOf(dipLights)),
    formula: z.enum(keysOf(dipFormulas)),
    tolerance: hundredths,
    dips: z.array(dip).check(
      z.minLength(1, 'Please enter at least one dip.'),
      z.maxLength(dipNames.length),
      z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
        error: 'Each dip needs a letter of its own.',
      }),
    ),
  }),
};
