import { cataloguePdf, cataloguePdfName } from '../pdf/catalogue-pdf.ts';
import type { Attachment } from './transport.ts';

/** Rejects while there is none; the mail then waits for it, because it promises an attachment. */
export type LoadCatalogue = () => Promise<Attachment>;

/** The book as the build printed it; never made in a request or for a mail. */
export async function printedCatalogue(): Promise<Attachment> {
  const content = await cataloguePdf();
  return { filename: cataloguePdfName, contentType: 'application/pdf', content };
}
