import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';

/** Puts these sample requests of visitors into the pipeline, unless a colleague has done so already. */
export async function adoptSamples(
  tx: DatabaseTransaction,
  enquiryIds: readonly string[],
  now: number,
): Promise<void> {
  if (enquiryIds.length === 0) return;
  const waiting = await tx
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .where('id', 'in', enquiryIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sample').select('sample.id').whereRef('sample.enquiry_id', '=', 'enquiry.id'),
        ),
      ),
    )
    .execute();
  if (waiting.length === 0) return;
  const times = { created_at: now, updated_at: now };
  await tx
    .insertInto('sample')
    // The id is the enquiry's own, so that two instances adopt it once.
    .values(waiting.map((enquiry) => ({ ...sampleOf(enquiry), ...times, id: enquiry.id })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
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
    times: '{}',
  };
}

function nameOf(one: unknown): string {
  if (typeof one === 'string') return one;
  if (typeof one !== 'object' || one === null) return '';
  const { name, slug } = one as Record<string, unknown>;
  return String(name ?? slug ?? '');
}
