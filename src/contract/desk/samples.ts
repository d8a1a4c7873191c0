import * as z from 'zod/mini';
import { type SampleStep, sampleOrder } from '../../domain/desk/sample-steps.ts';
import { words } from './fields.ts';

export interface SampleCard {
  readonly id: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly step: SampleStep;
  readonly fabrics: string;
  readonly recipient: string;
  readonly address: string;
  readonly courier: string;
  readonly tracking: string;
  readonly feedback: string;
  readonly updatedAt: number;
}

export const newSampleSchema = z.object({
  fabrics: words(1000, 1),
  recipient: words(160, 1),
  address: words(600, 1),
});

export const sampleChangeSchema = z.object({
  step: z.optional(z.enum(sampleOrder as [SampleStep, ...SampleStep[]])),
  courier: z.optional(words(80)),
  tracking: z.optional(words(80)),
  feedback: z.optional(words(2000)),
});
export type SampleChange = z.output<typeof sampleChangeSchema>;
