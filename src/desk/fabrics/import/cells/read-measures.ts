import type { GsmRecord, MinimumOrder } from '../../../../domain/fabric/fabric.ts';
import { numberPattern, quote, type ReadCell, readNumber } from './cell.ts';

const asWished = /^(custom|customi[sz]able|customi[sz]ed|as (required|ordered|wished)|to order)\b/i;
/** Grams per square metre in an ounce per square yard. */
const gramsInOunce = 33.906;
const centimetresInInch = 2.54;

/** Nobody writes a weight or a minimum of so many letters, and patterns take long over more. */
const longestMeasure = 200;

/** `140`, `140 gsm`, `120–140`, `4.1 oz`, `Customizable`. */
export function readWeight(text: string): ReadCell<GsmRecord> {
  if (text.length > longestMeasure)
    return { ok: false, error: `${quote(text)} cannot be read as a weight.` };
  const said = text.trim().replace(/(±|\+\/?-)\s*\d+(\.\d+)?\s*%?/g, '');
  if (asWished.test(said)) return { ok: true, value: { kind: 'customizable' } };
  const rest = said.replace(numberPattern, '#').toLowerCase();
  const ounces = /\boz\b|ounce/.test(rest);
  if (!/^[#\s\-–—~to.]*(g|gr|gsm|gms|grams?|oz|ounces?)?[\s./\\*^a-z²]*(# ?)?$/.test(rest)) {
    return { ok: false, error: `${quote(text)} cannot be read as a weight.` };
  }
  const numbers = (said.match(numberPattern) ?? [])
    .map((number) => readNumber(number)!)
    .filter((number, place) => !(place > 0 && number === 2 && /m\s*2|m²/i.test(said)))
    .map((number) => Math.round(ounces ? number * gramsInOunce : number));
  const [from, to] = numbers;
  if (from === undefined || numbers.length > 2) {
    return { ok: false, error: `${quote(text)} cannot be read as a weight.` };
  }
  if (numbers.some((number) => number < 20 || number > 600)) {
    return { ok: false, error: `${quote(text)}: a cloth weighs 20 to 600 grams.` };
  }
  const value: GsmRecord =
    to === undefined || to === from
      ? { kind: 'single', gsm: from }
      : { kind: 'range', from: Math.min(from, to), to: Math.max(from, to) };
  const spelled = to === undefined ? `${from}` : `${from} to ${to}`;
  return {
    ok: true,
    value,
    ...(ounces && { note: `${quote(text)} is read as ${spelled} GSM` }),
  };
}

export interface ReadWidth {
  readonly width: number | 'custom';
  /** How the mill writes it, where it is not `60 inches`. */
  readonly widthText?: string;
}

/** `60`, `60"`, `60 in`, `152 cm`, `Custom`. */
export function readWidth(text: string): ReadCell<ReadWidth> {
  const said = text.trim();
  if (asWished.test(said)) return { ok: true, value: { width: 'custom' } };
  const shape = /^(\d+(?:[.,]\d+)?)\s*("|”|''|inch(?:es)?\b\.?|in\b\.?|cms?\b\.?)?$/i.exec(said);
  const number = shape && readNumber(shape[1]!);
  if (!number) return { ok: false, error: `${quote(text)} cannot be read as a width.` };
  const metric = /^cm/i.test(shape[2] ?? '');
  const inches = metric ? Math.round((number / centimetresInInch) * 2) / 2 : number;
  if (inches < 42 || inches > 72) {
    return { ok: false, error: `${quote(text)}: the machines knit 42 to 72 inches.` };
  }
  const written = /^["”']/.test(shape[2] ?? '') ? `${inches}"` : undefined;
  return {
    ok: true,
    value: { width: inches, ...(written && { widthText: written }) },
    ...(metric && { note: `${quote(text)} is read as ${inches} inches` }),
  };
}

const negotiable = /^(nego(tiable)?|on request|ask|none|nil|any|-|–|n\/?a)$/i;

/** `3000/1000`, `3,000 m per style, 1,000 m per colour`, `800 m`, `Negotiable`. */
export function readMinimumCell(text: string): ReadCell<MinimumOrder> {
  if (text.length > longestMeasure)
    return { ok: false, error: `${quote(text)} cannot be read as an MOQ.` };
  const said = text.trim();
  if (negotiable.test(said)) return { ok: true, value: 'Negotiable' };
  if (/^500 meters$/i.test(said)) return { ok: true, value: '500 meters' };
  const thousands = said.replace(/(\d+(?:\.\d+)?)\s*k\b/gi, (_, number: string) =>
    String(Number(number) * 1000),
  );
  const numbers = (thousands.match(numberPattern) ?? []).map((number) => readNumber(number)!);
  const [style, colour = style] = numbers;
  const words = thousands.replace(numberPattern, '').toLowerCase();
  const isMetres = /^[\s,/|;:&+.-]*((m|mt|mtr|mts|mtrs|metres?|meters?|per|a|each|style|design|quality|colou?r|clr|shade|and|min|minimum|moq)[\s,/|;:&+.-]*)*$/; // oxfmt-ignore
  if (style === undefined || colour === undefined || numbers.length > 2 || !isMetres.test(words)) {
    return { ok: false, error: `${quote(text)} cannot be read as an MOQ.` };
  }
  if ([style, colour].some((metres) => !Number.isInteger(metres) || metres < 1 || metres > 1e6)) {
    return { ok: false, error: `${quote(text)}: an order is whole metres, 1 to 1,000,000.` };
  }
  const [perStyle, perColour] = [Math.max(style, colour), Math.min(style, colour)];
  const plain = /style/.test(words) && /colou?r/.test(words);
  const note =
    numbers.length === 2
      ? `${quote(text)} is read as ${perStyle} m per style, ${perColour} m per colour`
      : `${quote(text)} is read as ${perStyle} m for the style and for each colour`;
  return { ok: true, value: { perStyle, perColour }, ...(!plain && { note }) };
}
