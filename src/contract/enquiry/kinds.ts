import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import { callKind } from './call.ts';
import { catalogKind } from './catalog.ts';
import { chatLeadKind } from './chat-lead.ts';
import { contactKind } from './contact.ts';
import { designKind } from './design.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { strictPriceKind } from './price-schema.ts';
import { quoteKind } from './quote.ts';
import { sampleKind } from './sample.ts';
import { whatsappKind } from './whatsapp.ts';

/**
 * Every kind of enquiry. Where two share a function, the first one's rules are the function's. For
 * the server and for pages; a form in the browser imports its own kind alone.
 */
export const kinds = {
  quote: quoteKind,
  catalog: catalogKind,
  price: strictPriceKind,
  call: callKind,
  contact: contactKind,
  sample: sampleKind,
  design: designKind,
  'chat-lead': chatLeadKind,
  whatsapp: whatsappKind,
} as const satisfies { readonly [Kind in EnquiryKind]: EnquiryContract & { readonly kind: Kind } };

/** The fields of a valid enquiry of this kind, as its schema gives them. */
export type FieldsOf<Kind extends EnquiryKind> = Extract<
  ReturnType<(typeof kinds)[Kind]['read']>,
  { ok: true }
>['fields'];
