import * as z from 'zod/mini';
import { identifier, words } from './desk-fields.ts';

export const firstHourBodySchemas = {
  makeItYours: z.object({
    /** The state of the mill's record that the owner has seen. */
    revision: identifier(),
  }),
  addFirstFabric: z.object({
    number: z
      .string()
      .check(z.regex(/^[1-9]\d[A-Ha-hJ-Nj-nP-Zp-z]$/, 'Two digits and a letter, such as 14B.')),
    title: words(48, 4),
    pattern: z.string().check(z.regex(/^f\d{3,5}$/)),
    gsm: z
      .number()
      .check(z.int(), z.gte(20, 'From 20 to 600 GSM.'), z.lte(600, 'From 20 to 600 GSM.')),
  }),
};
