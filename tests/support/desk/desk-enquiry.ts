import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { EnquiryDetail } from '../../../src/contract/desk/endpoints/enquiry-endpoints.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Draft } from '../../../src/server/enquiries/submission.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { type DeskVisitor, must } from './desk-visitor.ts';

export const asha: Omit<Draft, 'scope'> = {
  kind: 'quote',
  name: 'Asha Rao',
  company: 'Rao Garments',
  email: 'asha@rao-garments.example',
  phone: '+91 98765 43210',
  product: '14B Locknit Premium',
  payload: { requirements: 'Bottle green' },
  hours: shippedContent.mill.hours.office,
};

let nth = 0;

/** Stores an enquiry as the site does, each from another visitor; returns its id. */
export async function submit(
  store: Store,
  draft: Omit<Draft, 'scope'>,
  now = Date.now(),
): Promise<string> {
  nth += 1;
  const outcome = await submitEnquiry(
    store,
    { now: () => now },
    {
      draft: { scope: 'test', ...draft },
      client: `203.0.113.${nth}`,
      idempotencyKey: `desk-${nth}`,
    },
  );
  if (!('reference' in outcome)) throw new Error(outcome.kind);
  const row = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function detail(visitor: DeskVisitor, id: string): Promise<EnquiryDetail> {
  return must(await visitor.ask(endpoints.enquiry, { params: { id } })).body;
}
