import type { InboxLine } from '../../../contract/desk/endpoints/inbox-endpoints.ts';
import type { EnquiryRow } from '../../db/schema.ts';

/** What a line of a list shows of an enquiry. */
export const lineColumns = [
  'enquiry.id',
  'enquiry.reference',
  'enquiry.kind',
  'enquiry.status',
  'enquiry.name',
  'enquiry.company',
  'enquiry.email',
  'enquiry.phone',
  'enquiry.phone_normal',
  'enquiry.product',
  'enquiry.created_at',
  'enquiry.due_at',
  'enquiry.opened_at',
  'enquiry.asked_at',
  'enquiry.owner_id',
  'enquiry.next_action',
  'enquiry.next_action_at',
  'enquiry.quarantine_reason',
  'enquiry.quarantined_at',
  'enquiry.buyer_id',
] as const;

export type LineRow = Pick<
  EnquiryRow,
  (typeof lineColumns)[number] extends `enquiry.${infer Column}` ? Column & keyof EnquiryRow : never
>;

export function toLine(row: LineRow, counts: SameCounts = new Map()): InboxLine {
  const same = Math.max(
    counts.get(row.phone_normal) ?? 1,
    counts.get(row.email.toLowerCase()) ?? 1,
  );
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    product: row.product,
    createdAt: row.created_at,
    dueAt: row.due_at,
    waits: row.status === 'new' || row.asked_at !== null,
    unread: row.opened_at === null,
    ownerId: row.owner_id,
    nextAction: row.next_action,
    nextActionAt: row.next_action_at,
    quarantine: row.quarantined_at === null ? null : (row.quarantine_reason ?? ''),
    fromSame: same,
  };
}

/** How often each telephone and each address occurs. */
export type SameCounts = ReadonlyMap<string, number>;
