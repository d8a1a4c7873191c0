import type { Store } from '../../db/store.ts';
import type { EnquiryRow } from '../../db/schema.ts';

/** Puts every visitor's sample request into the pipeline. */
export async function adoptSampleRequests(store: Store, now: number): Promise<void> {
  const waiting = await store.db
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .where('kind', '=', 'sample')
    .where('status', '=', 'new')
    .where('quarantined_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sample').select('sample.id').whereRef('sample.enquiry_id', '=', 'enquiry.id'),
        ),
      ),
    )
    .limit(200)
    .execute();
  if (waiting.length === 0) return;
  await store.transact(async (tx) => {
    for (const enquiry of waiting) {
      // The id is the enquiry's own, so that two instances adopt it once.
      await tx
        .insertInto('sample')
        .values({ ...sampleOf(enquiry), id: enquiry.id, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  });
}

function sampleOf(enquiry: EnquiryRow) {
  const payload = JSON.parse(enquiry.payload) as Record<string, unknown>;
  const requested = payload['fabrics'];
  const fabrics = Array.isArray(requested) ? requested.map(nameOf).filter(Boolean).join('\n') : '';
  return {
    enquiry_id: enquiry.id,
    step: 'requested' as const,
    fabrics: fabrics || enquiry.product,
    recipient: [enquiry.name, enquiry.company].filter(Boolean).join(', '),
    address: ['address', 'city', 'postcode', 'country']
      .map((key) => payload[key])
      .filter((part) => typeof part === 'string' && part !== '')
      .join('\n'),
    courier: '',
    tracking: '',
    feedback: '',
  };
}

function nameOf(one: unknown): string {
  if (typeof one === 'string') return one;
  if (typeof one !== 'object' || one === null) return '';
  const { name, slug } = one as Record<string, unknown>;
  return String(name ?? slug ?? '');
}
