import { assembleRecords, shippedRecords } from './records/assemble-records.ts';
import type { SiteContent } from './site-content.ts';

/** What the project ships: the content of a mill that has changed nothing yet. */
export const shippedContent: SiteContent = assembleShipped();

function assembleShipped(): SiteContent {
  const assembled = assembleRecords(shippedRecords);
  if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
  return assembled.content;
}
