import { type EnquiryKind, enquiryKinds } from '../../../src/domain/enquiry/kind.ts';
import type { EnquiryRow } from '../../../src/server/db/schema.ts';
import type { Store } from '../../../src/server/db/store.ts';

const kinds = Object.keys(enquiryKinds) as EnquiryKind[];

/** Stores many unanswered enquiries without their mails; `fields` says what differs from a plain one. */
export async function storeMany(
  store: Pick<Store, 'transact'>,
  count: number,
  now: number,
  fields: (nth: number) => Partial<EnquiryRow> = () => ({}),
): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (_, i) => ({
      ...plainEnquiry(start + i, now),
      ...fields(start + i),
    }));
    await store.transact((tx) => tx.insertInto('enquiry').values(rows).execute());
  }
}

function plainEnquiry(nth: number, now: number) {
  return {
    id: `e${String(nth).padStart(8, '0')}`,
    reference: `Q-${String(nth).padStart(6, '0')}`,
    kind: kinds[nth % kinds.length]!,
    status: 'new' as const,
    name: `Buyer ${nth}`,
    company: 'Rao Garments',
    email: `buyer${nth}@company${nth % 900}.example`,
    phone: '',
    phone_normal: '',
    product: 'Locknit 14B',
    payload: JSON.stringify({ requirements: 'Bottle green, bio-polish. '.repeat(12) }),
    source: '{}',
    consent_version: null,
    consent_at: null,
    client_hash: 'abcde',
    quarantined_at: null,
    quarantine_reason: null,
    due_at: now + 86_400_000,
    owner_id: null,
    opened_at: null,
    answered_at: null,
    next_action: null,
    next_action_at: null,
    created_at: now - nth,
    updated_at: now - nth,
    last_contact_at: now - nth,
  };
}
