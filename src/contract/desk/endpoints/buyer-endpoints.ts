import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints } from '../endpoint.ts';

/** What a colleague said about who the buyer is, as long as it can be taken back. */
export interface BuyerChange {
  readonly id: string;
  readonly what: 'together' | 'apart';
  readonly actor: string;
  readonly at: number;
}

export const buyerEndpoints = {
  /** The buyer of the enquiry with this reference is the same person. */
  putTogether: {
    method: 'POST',
    path: '/enquiries/:id/same-buyer',
    access: 'work',
    body: body<typeof bodySchemas.putTogether>(),
    answer: done,
  },
  /** This enquiry is somebody else's than those it stands with. */
  takeApart: { method: 'POST', path: '/enquiries/:id/other-buyer', access: 'work', answer: done },
  undoBuyerChange: {
    method: 'POST',
    path: '/buyer-changes/:id/undo',
    access: 'work',
    answer: done,
  },
} as const satisfies Endpoints;
