import type { MinimumMetres } from '../../../../domain/fabric/fabric.ts';

export type ReadMinimum =
  | { readonly ok: true; readonly minimum: MinimumMetres }
  | { readonly ok: false; readonly error: string };

/** Two fields of a form. A colour that is left empty needs as much as the style. */
export function readMinimum(style: string, colour: string): ReadMinimum {
  const perStyle = readMetres(style);
  const perColour = colour.trim() === '' ? perStyle : readMetres(colour);
  if (perStyle === undefined || perColour === undefined) {
    return { ok: false, error: 'Please write whole metres, from 1 to 1,000,000.' };
  }
  if (perColour > perStyle) {
    return { ok: false, error: 'A colour cannot need more metres than the whole style.' };
  }
  return { ok: true, minimum: { perStyle, perColour } };
}

/** `3,000`, `3 000`, `1,00,000`: blanks and commas only make a number easier to read. */
function readMetres(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  const metres = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return metres >= 1 && metres <= 1_000_000 ? metres : undefined;
}
