import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { Submission } from '../../../src/server/enquiries/submission.ts';
import { functionOf } from './sample-enquiry.ts';

export const quoteFields = {
  name: 'Asha Verma',
  phone: '098765 43210',
  company: 'Verma Garments',
  email: 'asha@buyer.example',
  product: 'Locknit 14B',
  quantity: '500 m',
  requirements: 'White and navy.\nFor school polos.',
};

/** A quote request as the HTTP layer passes it on. */
export function quoteSubmission(
  fields: Readonly<Record<string, unknown>> = {},
  rest: Partial<Omit<Submission, 'draft'>> = {},
): Submission {
  const reading = functionOf('quote').read(
    { ...quoteFields, ...fields },
    Date.now(),
    shippedContent,
  );
  if (!reading.ok) throw new Error(`The quote is not valid: ${reading.error}`);
  return { draft: reading.draft, client: '203.0.113.7', ...rest };
}
