import { z } from 'zod';
import type { Claim } from '../claims.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const day = z.iso.date('must be a day such as 2026-11-04');

export const claimSchema: z.ZodType<Claim> = z.strictObject({
  id: text(40),
  text: text(200),
  value: z.union([z.string().max(200), z.number()]),
  // Which pages show a claim is a fact of the pages; the mill changes what it says.
  pages: z.array(z.custom<Claim['pages'][number]>((page) => typeof page === 'string')),
  risk: text(2000).exactOptional(),
  evidence: text(2000).exactOptional(),
  proofFile: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is no file of the desk')
    .exactOptional(),
  register: text(80).exactOptional(),
  holder: text(120).exactOptional(),
  checkedBy: text(80).exactOptional(),
  checkedOn: day.exactOptional(),
  validUntil: day.exactOptional(),
  withheld: z.literal(true).exactOptional(),
});
