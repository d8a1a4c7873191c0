import * as z from 'zod';
import { orders } from '../../domain/assistant/wishes.ts';
import { convertedUnits } from '../../domain/assistant/convert.ts';
import { colourNames } from '../../domain/assistant/vocabulary.ts';
import { behaviourIds } from '../../domain/fabric/behaviour/behaviour.ts';
import { constructionFamilies, endUses, fibreNames } from '../../domain/fabric/fabric.ts';
import { mostQuoteLines } from '../enquiry/quote-lines.ts';
import { mostSwatches } from '../enquiry/sample.ts';

/** The arguments of every tool of `/mcp`. Whatever is not named here is refused. */
const meta = z
  .record(z.string().max(80), z.unknown())
  .optional()
  .describe('Of the commerce protocol; read by nobody here.');

const fabricName = z
  .string()
  .min(1)
  .max(120)
  .describe('id (slug) of a product, or its number, such as "14B".');

const range = (unit: string, least: number, most: number) =>
  z
    .strictObject({
      min: z.number().min(least).max(most).optional(),
      max: z.number().min(least).max(most).optional(),
    })
    .describe(unit);

const filters = z.strictObject({
  categories: z
    .array(z.string().min(1).max(80))
    .max(20)
    .optional()
    .describe('Collections by id or name; one of them is enough.'),
  gsm: range('Weight in g/m².', 0, 2000).optional(),
  width_inches: range('Finished width in inches.', 0, 400).optional(),
  end_uses: z.array(z.enum(endUses)).max(16).optional(),
  constructions: z.array(z.enum(constructionFamilies)).max(15).optional(),
  finishes: z.array(z.string().min(1).max(80)).max(10).optional(),
  colour: z.enum(colourNames).optional().describe('A recorded shade of this colour.'),
  stretch: z.boolean().optional().describe('true: with elastane.'),
  behaviour: z
    .array(z.strictObject({ property: z.enum(behaviourIds), wanted: z.boolean() }))
    .max(6)
    .optional()
    .describe(
      'By construction: {"property":"curls","wanted":false} is cloth whose edge lies flat.',
    ),
  exclude: z
    .strictObject({
      fibres: z.array(z.enum(fibreNames)).max(4).optional(),
      constructions: z.array(z.enum(constructionFamilies)).max(15).optional(),
      end_uses: z.array(z.enum(endUses)).max(16).optional(),
      finishes: z.array(z.string().min(1).max(80)).max(10).optional(),
    })
    .optional(),
  order: z.enum(orders).optional(),
});
export type CatalogueFilters = z.output<typeof filters>;

/** Made by whoever calls, once for each enquiry: a repeated call with it stores nothing twice. */
const idempotencyKey = z
  .string()
  .regex(/^[\w.:-]{8,100}$/)
  .describe('Your own key for this request; repeat it when you repeat the call.');

const consent = z
  .strictObject({ accepted: z.literal(true), version: z.string().max(40) })
  .optional()
  .describe(
    'Leave it out at first: nothing is stored, and the text to be accepted comes back. Show it to your person; only if they agree, call again with the version it names.',
  );

const person = {
  name: z.string().min(1).max(120).describe('Of the person who asks.'),
  phone: z.string().min(1).max(40),
  company: z.string().max(160).default(''),
  email: z.string().max(254).default(''),
};

export const toolInputs = {
  search_catalog: z.strictObject({
    meta,
    catalog: z.strictObject({
      query: z.string().max(300).default('').describe('Plain words, English or Hinglish.'),
      filters: filters.default({}),
      pagination: z
        .strictObject({
          limit: z.int().min(1).max(20).default(8),
          cursor: z
            .string()
            .regex(/^\d{1,5}$/)
            .optional(),
        })
        .default({ limit: 8 }),
    }),
  }),
  lookup_catalog: z.strictObject({
    meta,
    catalog: z.strictObject({ ids: z.array(fabricName).min(1).max(20) }),
  }),
  get_product: z.strictObject({ meta, catalog: z.strictObject({ id: fabricName }) }),
  compare: z.strictObject({ ids: z.array(fabricName).min(2).max(4) }),
  convert: z.strictObject({
    value: z.number().positive().max(1e7),
    from: z.enum(convertedUnits),
    to: z.enum(convertedUnits),
    fabric: fabricName.optional().describe('Its recorded weight and width are used.'),
    gsm: z.number().min(20).max(1000).optional(),
    width_inches: z.number().min(10).max(200).optional(),
  }),
  request_quote: z.strictObject({
    idempotency_key: idempotencyKey,
    ...person,
    lines: z
      .array(
        z.strictObject({
          fabric: fabricName,
          metres: z.string().max(40).default(''),
          shade: z.string().max(120).default(''),
        }),
      )
      .min(1)
      .max(mostQuoteLines),
    message: z.string().max(4000).default(''),
    consent,
  }),
  order_swatches: z.strictObject({
    idempotency_key: idempotencyKey,
    ...person,
    fabrics: z.array(fabricName).min(1).max(mostSwatches),
    address: z.string().min(1).max(400).describe('Where the pack goes.'),
    city: z.string().max(100).default(''),
    postcode: z.string().max(20).default(''),
    country: z.string().max(80).default(''),
    shade: z.string().max(200).default(''),
    use: z.string().max(1000).default(''),
    consent,
  }),
  quote_status: z.strictObject({
    token: z
      .string()
      .regex(/^[\w-]{16,200}$/)
      .describe('The end of the link in the quote’s mail.'),
  }),
} as const;

export type ToolName = keyof typeof toolInputs;
export type ToolInput<Name extends ToolName> = z.output<(typeof toolInputs)[Name]>;

export const toolNames = Object.keys(toolInputs) as ToolName[];
