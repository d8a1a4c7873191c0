import type { bodySchemas } from '../body-schemas.ts';
import { always, body, done, type Endpoints, json } from '../endpoint.ts';

export interface QueuedMailLine {
  readonly id: string;
  readonly what: string;
  readonly enquiryId: string | null;
  readonly createdAt: number;
  readonly state: 'waiting' | 'refused';
  readonly attempts: number;
  readonly error: string | null;
}

export interface AuditLine {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly verb: string;
  readonly enquiryId: string | null;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly before?: number;
}

export interface AuditQuery {
  /** Entries older than this one. */
  readonly before?: number;
}

export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const before = Number(search.get('before') || Number.NaN);
  return Number.isSafeInteger(before) ? { before } : {};
}

export type ChainCheck =
  | {
      readonly whole: true;
      readonly entries: number;
      /** Entries that are signed with a key of this server; the others are of earlier releases. */
      readonly signed: number;
      /** Entries signed with a key that this server does not have. */
      readonly unchecked: number;
      /** The newest entry that was also written down outside the database. */
      readonly anchor: { readonly seq: number; readonly at: number } | null;
    }
  | {
      readonly whole: false;
      readonly brokenAt: number;
      /** When it was written down outside the database that the log was longer or different. */
      readonly anchoredAt?: number;
    };

export interface EraseAnswer {
  readonly erased: boolean;
  /** Of the enquiries that were erased, or would be. */
  readonly references: readonly string[];
  /** Other addresses and numbers in these enquiries, by which there may be more of them. */
  readonly alsoGave: readonly string[];
  /** Of enquiries of others in which somebody wrote this address or number. They stay. */
  readonly mentionedIn: readonly string[];
}

export const recordsEndpoints = {
  mails: {
    method: 'GET',
    path: '/mails',
    access: 'look',
    answer: json<readonly QueuedMailLine[]>(),
  },
  retryMail: { method: 'POST', path: '/mails/:id/retry', access: 'work', answer: done },
  audit: {
    method: 'GET',
    path: '/audit',
    access: 'manage',
    query: readAuditQuery,
    answer: json<AuditPage>(),
  },
  checkAudit: { method: 'GET', path: '/audit/check', access: 'manage', answer: json<ChainCheck>() },
  exportEnquiries: {
    method: 'GET',
    path: '/export/enquiries.csv',
    access: 'manage',
    secondLook: always,
    answer: { kind: 'file', mediaType: 'text/csv; charset=utf-8', disposition: 'attachment' },
  },
  exportEverything: {
    method: 'GET',
    path: '/export/everything.jsonl',
    access: 'manage',
    secondLook: always,
    answer: {
      kind: 'file',
      mediaType: 'application/jsonl; charset=utf-8',
      disposition: 'attachment',
    },
  },
  /** Shows first what would go; only a confirmed call erases it. */
  erase: {
    method: 'POST',
    path: '/erase',
    access: 'manage',
    secondLook: ({ confirmed }: { readonly confirmed: boolean }) => confirmed,
    body: body<typeof bodySchemas.erase>(),
    answer: json<EraseAnswer>(),
  },
} as const satisfies Endpoints;
