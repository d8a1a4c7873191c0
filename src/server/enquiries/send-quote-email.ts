import { catalogTexts } from '../../contract/enquiry/catalog.ts';
import { gatherLines, type QuoteLine } from '../../contract/enquiry/quote-lines.ts';
import { quoteSchema, quoteTexts } from '../../contract/enquiry/quote.ts';
import { pages } from '../../contract/routes.ts';
import { catalogProduct } from '../../domain/enquiry/catalog-request.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { defineFunction } from './define-function.ts';

/** A quote request; with the catalogue as its product, a catalogue request. */
export const sendQuoteEmail = defineFunction({
  name: 'send-quote-email',
  form: (values) =>
    values['product'] === catalogProduct
      ? { name: 'catalog', page: pages.contact, values: { email: values['email'] ?? '' } }
      : { name: 'quote', page: pages.quote },
  schema: () => quoteSchema,
  prepare: gatherLines,
  missing: { fields: ['name', 'phone'], text: quoteTexts.missing },
  draft: ({ lines, ...fields }) => {
    const isCatalog = fields.product === catalogProduct;
    if (isCatalog && !isMailAddress(fields.email)) {
      const fault = fields.email === '' ? catalogTexts.emailMissing : catalogTexts.invalidEmail;
      return { faults: { email: fault } };
    }
    const { name, company, email, phone } = fields;
    return {
      kind: isCatalog ? 'catalog' : 'quote',
      thankYou: isCatalog ? 'catalog-request' : 'quote-request',
      name,
      company,
      email,
      phone,
      product: fields.product || inShort(lines),
      payload: lines.length === 0 ? fields : { ...fields, lines },
    };
  },
});

/** "Locknit 14B and 2 more", for lists and subjects. */
function inShort([first, ...others]: readonly QuoteLine[]): string {
  if (first === undefined) return '';
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}
