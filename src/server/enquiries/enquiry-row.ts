import { hash } from 'node:crypto';
import { isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import { enquiryKinds, isTap } from '../../domain/enquiry/kind.ts';
import { normalisePhone } from '../../domain/enquiry/phone.ts';
import { answerDue, callDue } from '../../domain/enquiry/promise.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { Submission } from './submission.ts';

/** The row of a new enquiry, complete but for its reference. */
export function enquiryRow(submission: Submission, now: number): Omit<EnquiryRow, 'reference'> {
  const { draft, client, source } = submission;
  const isCall = enquiryKinds[draft.kind].promise === 'call';
  return {
    id: timeOrderedId(now),
    kind: draft.kind,
    status: isTap(draft.kind) ? 'contacted' : 'new',
    name: draft.name,
    company: draft.company,
    email: draft.email,
    phone: draft.phone,
    phone_normal: normalisePhone(draft.phone),
    product: draft.product,
    payload: JSON.stringify(draft.payload),
    source: JSON.stringify(source ?? {}),
    consent_version: draft.consentVersion ?? null,
    consent_at: draft.consentVersion === undefined ? null : now,
    client_hash: clientHash(client, now),
    quarantined_at: draft.quarantine ? now : null,
    quarantine_reason: draft.quarantine ?? null,
    due_at: isCall ? callDue(now, draft.hours) : answerDue(now, draft.hours),
    hours_version: -1,
    reminded_at: null,
    owner_id: null,
    opened_at: null,
    asked_at: null,
    answered_at: null,
    next_action: null,
    next_action_at: null,
    created_at: now,
    updated_at: now,
    last_contact_at: now,
    buyer_id: null,
  };
}

/**
 * Enough to see that a day's entries came from one place, too little to find out which: thousands
 * of addresses share each value, and it changes daily.
 */
function clientHash(client: string, now: number): string {
  return hash('sha256', `${isoIndianDate(now)} ${client}`).slice(0, 5);
}
