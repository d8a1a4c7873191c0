import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../build/pdf/catalogue.pdf');

/**
 * The whole catalogue as the build printed it, for a mail to carry:
 * `import { cataloguePdf } from '../pdf/catalogue-pdf.ts'`. Rejects while nothing is built; read
 * from the disk each time, because eight megabytes are asked for seldom and need not be held.
 */
export function cataloguePdf(): Promise<Buffer> {
  return readFile(file);
}

/** What a mailbox should call it. */
export const cataloguePdfName = 'taana-catalogue.pdf';
