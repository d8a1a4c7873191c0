import type { SampleCard } from '../../../contract/desk/endpoints/sample-endpoints.ts';
import type { SampleRow } from '../../db/schema.ts';

export function toSampleCard(row: SampleRow, reference: string): SampleCard {
  return {
    id: row.id,
    enquiryId: row.enquiry_id,
    reference,
    step: row.step,
    fabrics: row.fabrics,
    recipient: row.recipient,
    address: row.address,
    courier: row.courier,
    tracking: row.tracking,
    feedback: row.feedback,
    updatedAt: row.updated_at,
  };
}
