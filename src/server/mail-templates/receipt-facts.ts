import type { EnquiryRow } from '../db/schema.ts';
import { type Fact, inMetres } from './enquiry-facts.ts';
import { oneLine } from './spelling.ts';

/**
 * What a receipt repeats of the request. The visitor's own free text is not sent back: anybody could
 * otherwise enter somebody else's address and make us send them any message.
 */
export function receiptFacts(enquiry: EnquiryRow): Fact[] {
  const { date, preferredTime, lines, fabrics, shade } = JSON.parse(enquiry.payload) as Payload;
  const several = fabricList(lines ?? fabrics);
  return [
    fact('Day', date),
    fact('Time', preferredTime),
    several.length > 0
      ? { label: lines ? 'Fabrics' : 'Swatches', value: several.join('\n') }
      : fact('Fabric', enquiry.kind === 'catalog' ? '' : enquiry.product),
    fact('Shade', shade),
  ].filter(({ value }) => value !== '');
}

interface Payload {
  readonly date?: unknown;
  readonly preferredTime?: unknown;
  readonly lines?: unknown;
  readonly fabrics?: unknown;
  readonly shade?: unknown;
}

function fabricList(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return (given as unknown[])
    .map((one) => {
      const { name, metres, shade } = (one ?? {}) as Record<string, unknown>;
      return [safe(name), inMetres(safe(metres)), safe(shade)].filter(Boolean).join(', ');
    })
    .filter(Boolean);
}

function fact(label: string, value: unknown): Fact {
  return { label, value: safe(value) };
}

/** A fabric and a shade as our own pages say them: longer than a name, and no room for anything else. */
const isShaded =
  /^[\p{L}\d '’-]{1,60}, dyed to #[\dA-F]{6} \(Lab \d+ -?\d+ -?\d+\), [a-z ]{1,24} [\p{L} ]{1,24}$/u;

/** A name or a fabric, and not an advertisement: short, no address of any kind in it. */
export function isHarmless(text: string): boolean {
  return (
    text.length <= (isShaded.test(text) ? 140 : 80) &&
    !/:\/\/|www\.|@|\p{L}\.\p{L}{2}|\d{7}/iu.test(text)
  );
}

function safe(value: unknown): string {
  return typeof value === 'string' && isHarmless(value) ? oneLine(value) : '';
}
