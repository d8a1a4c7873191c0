import * as z from 'zod/mini';
import type { FormValues } from '../form-values.ts';
import { optionalText, requiredText } from './fields.ts';

export const mostQuoteLines = 30;

export const quoteLineTexts = {
  fabricMissing: 'Please name the fabric of each line.',
  tooMany: `Please ask for at most ${mostQuoteLines} fabrics at a time.`,
} as const;

/** Names of a line's fields in a plain form; each is repeated once a line, in the same order. */
export const lineFields = {
  slug: 'lineSlug',
  name: 'lineName',
  metres: 'lineMetres',
  shade: 'lineShade',
} as const;

const quoteLine = z.object({
  slug: optionalText(120),
  name: requiredText(200, quoteLineTexts.fabricMissing),
  metres: optionalText(40),
  shade: optionalText(120),
});
export type QuoteLine = z.output<typeof quoteLine>;

export function quoteLines() {
  return z._default(
    z.array(quoteLine).check(z.maxLength(mostQuoteLines, quoteLineTexts.tooMany)),
    [],
  );
}

/** Turns the repeated fields of a form into `lines`, as the schema and a JSON call know them. */
export function gatherLines(form: FormValues): Record<string, unknown> {
  const { lineSlug, lineName, lineMetres, lineShade, ...rest } = form;
  const names = list(lineName);
  if (names.length === 0) return rest;
  const [slugs, metres, shades] = [list(lineSlug), list(lineMetres), list(lineShade)];
  const lines = names.map((name, i) => ({
    slug: slugs[i] ?? '',
    name,
    metres: metres[i] ?? '',
    shade: shades[i] ?? '',
  }));
  // A row that was left empty is no line.
  return {
    ...rest,
    lines: lines.filter((line) => Object.values(line).some((text) => text !== '')),
  };
}

function list(value: string | string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}
