import * as z from 'zod/mini';
import { type SampleStep, sampleOrder } from '../../domain/desk/sample-steps.ts';
import { words } from './desk-fields.ts';
import { body, type BodySchemas, done, type Endpoints, json } from './endpoint.ts';

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

const newSample = z.object({
  fabrics: words(1000, 1),
  recipient: words(160, 1),
  address: words(600, 1),
});

const sampleChange = z.object({
  step: z.optional(z.enum(sampleOrder as [SampleStep, ...SampleStep[]])),
  courier: z.optional(words(80)),
  tracking: z.optional(words(80)),
  feedback: z.optional(words(2000)),
});

export const sampleEndpoints = {
  samples: {
    method: 'GET',
    path: '/samples',
    access: 'look',
    answer: json<readonly SampleCard[]>(),
  },
  sample: { method: 'GET', path: '/samples/:id', access: 'look', answer: json<SampleCard>() },
  requestSample: {
    method: 'POST',
    path: '/enquiries/:id/samples',
    access: 'work',
    body: body<typeof newSample>(),
    answer: done,
  },
  changeSample: {
    method: 'PUT',
    path: '/samples/:id',
    access: 'work',
    body: body<typeof sampleChange>(),
    answer: done,
  },
} as const satisfies Endpoints;

export const sampleBodies: BodySchemas<typeof sampleEndpoints> = {
  requestSample: newSample,
  changeSample: sampleChange,
};
