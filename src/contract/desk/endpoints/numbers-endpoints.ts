import type { EnquiryKind } from '../../../domain/enquiry/kind.ts';
import { type Endpoints, json } from '../endpoint.ts';

export const spans = [30, 90, 365] as const;
export type Span = (typeof spans)[number];

export interface NumbersQuery {
  readonly days: Span;
}

export function readNumbersQuery(search: URLSearchParams): NumbersQuery {
  return { days: spans.find((days) => String(days) === search.get('days')) ?? 30 };
}

export interface Tally {
  readonly name: string;
  readonly count: number;
}

export interface Numbers {
  readonly days: readonly {
    readonly day: string;
    readonly counts: Readonly<Partial<Record<EnquiryKind, number>>>;
  }[];
  readonly kinds: readonly Tally[];
  readonly fabrics: readonly Tally[];
  readonly categories: readonly Tally[];
  readonly sources: readonly Tally[];
  /** From the enquiry to the first answer, in milliseconds; null while nothing was answered. */
  readonly answer: { readonly median: number | null; readonly p90: number | null };
  /** How far enquiries came: received, answered, sampled, quoted, won. */
  readonly funnel: readonly Tally[];
}

export const numbersEndpoints = {
  numbers: {
    method: 'GET',
    path: '/numbers',
    access: 'look',
    query: readNumbersQuery,
    answer: json<Numbers>(),
  },
} as const satisfies Endpoints;
