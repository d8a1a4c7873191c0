import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';

/** `{name}`, `{reference}`, `{product}` and `{phone}` become what is known of this enquiry. */
export function fillTemplate({ line }: Pick<EnquiryDetail, 'line'>, text: string): string {
  const words: Readonly<Record<string, string>> = {
    name: line.name || 'Sir or Madam',
    product: line.product || 'our fabrics',
    phone: line.phone,
    reference: line.reference,
  };
  return text.replace(/\{(name|reference|product|phone)\}/g, (_, key: string) => words[key]!);
}
