import * as z from 'zod';
import { behaviourIds } from '../../domain/fabric/behaviour/behaviour.ts';
import { constructionFamilies, endUses, fibreNames } from '../../domain/fabric/fabric.ts';
import { bookPaths, bookVersion } from './book.ts';

const text = (about: string) => z.string().describe(about);

const product = z.object({
  id: text('Permanent name of the fabric, as in its address.'),
  number: text('Number and letter of the article, such as 14B.'),
  title: text('Number and name.'),
  url: z.url(),
  categories: z
    .array(z.object({ value: z.string(), title: z.string() }))
    .describe('The collection that shows it, by id and name.'),
  composition: z
    .array(z.object({ fibre: z.enum(fibreNames), percent: z.number() }))
    .describe('Shares by weight; together 100.'),
  weight: z.object({
    unit: z.literal('g/m2'),
    from: z.number().optional(),
    to: z.number().optional(),
    made_to_order: z.boolean(),
  }),
  width: z.object({
    inches: z.number().optional(),
    cm: z.number().optional(),
    made_to_order: z.boolean(),
  }),
  construction: text('Name of the structure.'),
  family: z.enum(constructionFamilies),
  lapping: text('Chain notation, back bar first.'),
  machine: z.object({
    kind: z.string(),
    needles_per_inch: z.number(),
    courses_per_cm: z.number(),
    wales_per_cm: z.number(),
  }),
  yarns: z.array(z.string()),
  finishes: z.array(z.string()),
  end_uses: z.array(z.enum(endUses)),
  care: z.array(z.string()),
  shades: z.array(z.object({ name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  minimum_order: z.string(),
  lead_time: z.string(),
  weight_tolerance: z.string(),
  price: text('Words, never a figure.'),
  description: z.object({ plain: z.string() }),
  behaviour: z
    .array(
      z.object({
        property: z.enum(behaviourIds),
        degree: z.enum(['no', 'little', 'yes']),
        answer: z.string(),
        reason: z.string(),
      }),
    )
    .describe('What follows from the construction; not measured.'),
  certificates: z.array(z.string()).describe('Empty: no record names one.'),
  media: z.array(
    z.object({
      type: z.literal('image'),
      url: z.url(),
      alt_text: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  digital_swatch: z.object({ page: z.url(), cloth: z.url() }),
  specification_pdf: z.url(),
});

/** What `/catalogue.json` holds. */
export const bookSchema = z.object({
  $schema: z.url(),
  version: z.literal(bookVersion),
  mill: z.object({ name: z.string(), url: z.url(), email: z.string() }),
  language: z.string(),
  terms: z.object({
    price: z.string(),
    minimum_order: z.string(),
    sampling: z.string(),
    lead_time: z.string(),
    weight_tolerance: z.string(),
  }),
  collections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      url: z.url(),
      count: z.number(),
    }),
  ),
  count: z.number(),
  products: z.array(product),
});

export function bookSchemaText(siteUrl: string): string {
  return JSON.stringify({ ...z.toJSONSchema(bookSchema), $id: siteUrl + bookPaths.schema });
}
