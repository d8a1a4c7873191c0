import type { SiteContent } from '../../content/site-content.ts';
import type { FieldsOf } from '../../contract/enquiry/kinds.ts';
import type { QuoteLine } from '../../contract/enquiry/quote-lines.ts';
import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import { dialledFrom, findPhoneCountry } from '../../domain/enquiry/phone-countries.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import type { Draft } from './submission.ts';

/** The columns in which the desk finds an enquiry, and the whole request. */
export type Columns = Pick<Draft, 'name' | 'company' | 'email' | 'phone' | 'product' | 'payload'>;

interface ColumnMaker {
  /** As a method, so that each kind may name the type that its own schema gives. */
  make(fields: object, content: SiteContent): Partial<Columns>;
}

/**
 * What only the server can add. A kind is not listed here when its fields `name`, `company`, `email`
 * and `phone` are its columns and it asks about no product.
 */
export const ownColumns: Readonly<Partial<Record<EnquiryKind, ColumnMaker>>> = {
  quote: {
    make({ lines, ...fields }: FieldsOf<'quote'>) {
      return {
        product: fields.product || inShort(lines),
        payload: lines.length === 0 ? fields : { ...fields, lines },
      };
    },
  },
  price: {
    make({ country, ...fields }: FieldsOf<'price'>) {
      const from = fields.contactMethod === 'phone' ? findPhoneCountry(country) : undefined;
      return {
        product: fields.productName,
        ...(from
          ? { phone: dialledFrom(from, fields.contactValue), payload: { ...fields, country } }
          : { email: fields.contactValue, payload: fields }),
      };
    },
  },
  sample: {
    make(fields: FieldsOf<'sample'>, content) {
      const fabrics = [...new Set(fields.fabrics)].map((slug) => ({
        slug,
        name: nameOf(content, slug),
      }));
      return {
        product: fabrics.map(({ name }) => name).join(', '),
        payload: { ...fields, fabrics },
      };
    },
  },
  design: {
    make(fields: FieldsOf<'design'>) {
      return { product: ['Own design', fields.weight].filter(Boolean).join(', '), payload: fields };
    },
  },
  whatsapp: {
    make({ product, topic }: FieldsOf<'whatsapp'>) {
      return { product, payload: { product, topic } };
    },
  },
  'chat-lead': {
    make({ useCase, selections }: FieldsOf<'chat-lead'>) {
      return { product: useCase || selections.join(', ').slice(0, 200) };
    },
  },
};

/** "Locknit 14B and 2 more", for lists and subjects. */
function inShort([first, ...others]: readonly QuoteLine[]): string {
  if (first === undefined) return '';
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

/** A page kept open over a change of the catalogue may name a fabric that is gone; its slug is stored then. */
function nameOf({ fabrics }: SiteContent, slug: string): string {
  const fabric = fabrics.find((one) => one.slug === slug);
  return fabric ? fabricName(fabric) : slug;
}
