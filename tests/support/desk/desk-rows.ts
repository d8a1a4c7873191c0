import type { DeskTables, QuoteTable, SampleTable } from '../../../src/server/db/desk-tables.ts';
import type { EnquiryRow } from '../../../src/server/db/schema.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { hashToken, sealText } from '../../../src/server/secret-key.ts';

/** Monday 16 November 2026, half past eleven in India. */
export const someMorning = Date.parse('2026-11-16T11:30:00+05:30');

/** A request for a quote, as it is stored, due a day later. */
export function enquiryRow(fields: Partial<EnquiryRow> = {}): EnquiryRow {
  return {
    id: '01a1dd33-16e7-7c57-9e02-2f669fb03551',
    reference: 'Q-261116-7KF3',
    kind: 'quote',
    status: 'new',
    name: 'Asha Verma',
    company: 'Verma Knits',
    email: 'asha@buyer.example',
    phone: '98765 43210',
    phone_normal: '+919876543210',
    product: 'Locknit 14B',
    payload: '{}',
    source: '{}',
    consent_version: null,
    consent_at: null,
    client_hash: '',
    quarantined_at: null,
    quarantine_reason: null,
    due_at: someMorning + 86_400_000,
    owner_id: null,
    opened_at: null,
    asked_at: null,
    answered_at: null,
    next_action: null,
    next_action_at: null,
    created_at: someMorning,
    updated_at: someMorning,
    last_contact_at: someMorning,
    hours_version: -1,
    reminded_at: null,
    buyer_id: null,
    ...fields,
  };
}

/** What the address of the buyer's page ends in. */
export const quoteToken = 'token-of-the-quote';

/** For a quote whose address the desk shows or mails. */
export function sealedToken(db: Store['db']): Pick<QuoteTable, 'token_sealed'> {
  return { token_sealed: sealText(secretsOf(db), 'link-seal', quoteToken) };
}

/** A quote of 500 metres at 210 rupees, sent by Ravi and not answered yet. */
export function quoteRow(fields: Partial<QuoteTable> = {}): QuoteTable {
  return {
    id: 'quote-1',
    number: 'TWK-2026-0001',
    enquiry_id: enquiryRow().id,
    staff_id: 'ravi',
    author: 'Ravi',
    buyer: 'Asha Verma',
    company: 'Verma Knits',
    currency: 'INR',
    lines: JSON.stringify([{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 210_00 }]),
    terms: 'Payment in advance.',
    letterhead: null,
    offer: null,
    accepted: null,
    target: null,
    valid_until: '2026-12-31',
    token_hash: hashToken(quoteToken),
    token_sealed: null,
    state: 'sent',
    answer: '',
    created_at: someMorning,
    sent_at: someMorning,
    seen_at: null,
    answered_at: null,
    ...fields,
  };
}

export function sampleRow(fields: Partial<SampleTable> = {}): SampleTable {
  return {
    id: 'sample-1',
    enquiry_id: enquiryRow().id,
    step: 'requested',
    fabrics: '14B Locknit',
    recipient: 'Asha Verma, Verma Knits',
    address: 'Mill Road 1\nLudhiana',
    courier: '',
    tracking: '',
    feedback: '',
    times: '{}',
    created_at: someMorning,
    updated_at: someMorning,
    ...fields,
  };
}

/** Ravi of the sales desk, with the types of this store's engine. */
export function staffRow(
  { engine }: Pick<Store, 'engine'>,
  fields: Partial<DeskTables['staff']> = {},
): DeskTables['staff'] {
  const isPostgres = engine === 'postgres';
  const now = isPostgres ? new Date(someMorning) : new Date(someMorning).toISOString();
  return {
    id: 'ravi',
    name: 'Ravi',
    email: 'ravi@taana.example',
    email_verified: isPostgres ? true : 1,
    image: null,
    role: 'sales',
    two_factor_enabled: isPostgres ? true : 1,
    removed_at: null,
    created_at: now,
    updated_at: now,
    ...fields,
  };
}
