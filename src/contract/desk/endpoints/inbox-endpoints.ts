import type * as z from 'zod/mini';
import { type EnquiryKind, enquiryKinds } from '../../../domain/enquiry/kind.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry/status.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { changesPath } from '../desk-paths.ts';
import { body, type Endpoints, json } from '../endpoint.ts';

/** The views of the inbox; the first is shown when nothing was chosen. */
export const inboxViews = {
  answer: 'To answer',
  mine: 'Mine',
  open: 'In hand',
  closed: 'Closed',
  all: 'All',
  quarantine: 'Quarantine',
} as const;
export type InboxView = keyof typeof inboxViews;

/** The filters as the address bar shows them; a colleague who is sent the link sees the same list. */
export interface InboxQuery {
  readonly view: InboxView;
  readonly search: string;
  readonly kind?: EnquiryKind;
  readonly status?: EnquiryStatus;
  readonly owner?: string;
  readonly unread: boolean;
  readonly after?: string;
}

export function readInboxQuery(query: URLSearchParams): InboxQuery {
  const view = query.get('view') ?? '';
  const kind = query.get('kind') ?? '';
  const status = query.get('status') ?? '';
  const owner = query.get('owner') ?? '';
  const after = query.get('after') ?? '';
  return {
    view: Object.hasOwn(inboxViews, view) ? (view as InboxView) : 'answer',
    // PostgreSQL refuses a text with a zero character; nobody searches for control characters.
    search: (query.get('search') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
    unread: query.get('unread') === '1',
    ...(Object.hasOwn(enquiryKinds, kind) && { kind: kind as EnquiryKind }),
    ...(Object.hasOwn(enquiryStatuses, status) && { status: status as EnquiryStatus }),
    ...(/^[\w-]{1,64}$/.test(owner) && { owner }),
    ...(after && { after }),
  };
}

export interface InboxLine {
  readonly id: string;
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly status: EnquiryStatus;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
  readonly createdAt: number;
  readonly dueAt: number;
  /** Somebody waits for an answer, until `dueAt`. */
  readonly waits: boolean;
  readonly unread: boolean;
  readonly ownerId: string | null;
  readonly nextAction: string | null;
  readonly nextActionAt: number | null;
  readonly quarantine: string | null;
  /** How many enquiries came from the same telephone or e-mail, this one included. */
  readonly fromSame: number;
}

export interface InboxPage {
  readonly lines: readonly InboxLine[];
  /** Leads to the next page; absent on the last. */
  readonly after?: string;
}

export interface InboxCounts {
  readonly answer: number;
  readonly late: number;
  readonly mine: number;
  readonly unread: number;
  readonly quarantine: number;
  /** Claims of the mill that leave the site within 30 days. */
  readonly claims: number;
  /** Mails without a place. */
  readonly held: number;
  /** Nothing while the mailbox is read as it should be, or where none is read. */
  readonly mailTrouble: { readonly since: number; readonly reason: string } | null;
  /** The same of the marketplace that is asked for leads. */
  readonly leadTrouble: { readonly since: number; readonly reason: string } | null;
}

export type BulkAction = z.output<typeof bodySchemas.changeMany>['action'];

export interface BulkAnswer {
  readonly done: number;
  readonly refused: number;
}

export const inboxEndpoints = {
  inbox: {
    method: 'GET',
    path: '/inbox',
    access: 'look',
    query: readInboxQuery,
    answer: json<InboxPage>(),
  },
  counts: { method: 'GET', path: '/counts', access: 'look', answer: json<InboxCounts>() },
  /** Says when anything has changed, so that every screen asks again. */
  changes: { method: 'GET', path: changesPath, access: 'look', answer: { kind: 'events' } },
  changeMany: {
    method: 'POST',
    path: '/inbox/bulk',
    access: 'work',
    body: body<typeof bodySchemas.changeMany>(),
    answer: json<BulkAnswer>(),
  },
} as const satisfies Endpoints;
