import type { Mill } from '../../content/mill.ts';
import { printQuote } from '../../print/quote-paper.ts';
import { loopTurn } from '../turns.ts';
import { toPrintedQuote } from './read-quote.ts';
import type { QuoteRow } from './schema.ts';

/**
 * The paper of a stored quote. One is printed in each cycle of the event loop: several that are asked for
 * at once would hold up every page meanwhile.
 */
export async function printStoredQuote(row: QuoteRow, mill: Mill): Promise<Buffer> {
  await loopTurn();
  return printQuote(toPrintedQuote(row, mill), loopTurn);
}
