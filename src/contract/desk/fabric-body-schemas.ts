import { readDesign } from '../design-address.ts';
import * as z from 'zod/mini';
import { categoryKey, fibreNames } from '../../domain/fabric/fabric.ts';
import { identifier, recordBody, words } from './desk-fields.ts';

const most = 500;
const fabricKey = z.string().check(z.regex(/^f\d{3,5}$/));
const metres = z
  .number()
  .check(
    z.int('Please write whole metres.'),
    z.gte(1, 'Please write at least one metre.'),
    z.lte(1_000_000, 'Please write at most 1,000,000 metres.'),
  );
const keys = z
  .array(fabricKey)
  .check(z.minLength(1, 'Please choose a fabric.'), z.maxLength(most, 'Please choose fewer.'));

/** The bodies of the sample book; see body-schemas.ts. */
export const fabricBodySchemas = {
  addFabric: z.object({
    number: words(12, 1),
    title: words(80, 1),
    fibres: z.optional(
      z
        .array(
          z.object({
            fibre: z.enum(fibreNames),
            percent: z.number().check(z.gt(0), z.lte(100)),
          }),
        )
        .check(z.maxLength(8)),
    ),
    /** The fabric whose cloth it begins with. */
    copyOf: z.optional(fabricKey),
    /** Address of the design of a visitor that it begins with. */
    design: z.optional(
      z
        .string()
        .check(z.refine((address) => readDesign(address).ok, 'Please open the design again.')),
    ),
  }),
  changeFabrics: z.object({
    keys,
    change: z.discriminatedUnion('kind', [
      /** `confirmed`: also those that open quotes name. */
      z.object({ kind: z.literal('hide'), confirmed: z.optional(z.boolean()) }),
      z.object({ kind: z.literal('show') }),
      z.object({ kind: z.literal('move'), to: z.string().check(z.regex(categoryKey)) }),
      z.object({
        kind: z.literal('minimums'),
        minimum: z.union([
          z.literal('Negotiable'),
          z.object({ perStyle: metres, perColour: metres }).check(
            z.refine(({ perStyle, perColour }) => perColour <= perStyle, {
              error: 'A colour cannot need more metres than the whole style.',
              path: ['perColour'],
            }),
          ),
        ]),
      }),
    ]),
  }),
  takeBackFabrics: z.object({
    changes: z
      .array(z.object({ key: fabricKey, revision: identifier() }))
      .check(z.minLength(1), z.maxLength(most)),
  }),
  importFabrics: z.object({
    file: words(200, 1),
    rows: z
      .array(
        z.object({
          /** Empty: a new fabric. */
          key: z.nullable(fabricKey),
          /** The state that the row was compared with. */
          parent: z.nullable(identifier()),
          /** The fields that the file says, whole. */
          fields: recordBody(),
        }),
      )
      .check(
        z.minLength(1, 'There is nothing to bring in.'),
        z.maxLength(most, `Please bring in at most ${most} fabrics at a time.`),
      ),
  }),
};
