import type { SampleStep } from '../../../domain/desk/sample-steps.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

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

/** A sample with what its label says of the sender. */
export interface SampleLabel extends SampleCard {
  readonly from: string;
}

export const sampleEndpoints = {
  samples: {
    method: 'GET',
    path: '/samples',
    access: 'look',
    answer: json<readonly SampleCard[]>(),
  },
  sample: { method: 'GET', path: '/samples/:id', access: 'look', answer: json<SampleLabel>() },
  requestSample: {
    method: 'POST',
    path: '/enquiries/:id/samples',
    access: 'work',
    body: body<typeof bodySchemas.requestSample>(),
    answer: done,
  },
  changeSample: {
    method: 'PUT',
    path: '/samples/:id',
    access: 'work',
    body: body<typeof bodySchemas.changeSample>(),
    answer: done,
  },
} as const satisfies Endpoints;
