import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from '../mail/transport.ts';

/** Rejects while there is none; the mail then waits for it, because it promises an attachment. */
export type LoadCatalogue = () => Promise<Attachment>;

/**
 * The catalogue as the build printed it; never made in a request or for a mail. It is read from the
 * disk each time, because eight megabytes are needed seldom and should not stay in memory.
 */
export async function printedCatalogue(): Promise<Attachment> {
  const content = await readFile(file);
  return { filename: 'taana-catalogue.pdf', contentType: 'application/pdf', content };
}

const file = join(import.meta.dirname, '../../../build/pdf/catalogue.pdf');
