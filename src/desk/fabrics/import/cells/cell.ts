/** What was read of one cell of a list. */
export type ReadCell<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** An odd spelling, explained: “60/40 PC” is read as 60 % polyester, 40 % cotton. */
      readonly note?: string;
      /** Parts that the book does not know, and that are left out. */
      readonly left?: readonly string[];
    }
  | {
      readonly ok: false;
      /** What is wrong, in a few words. */
      readonly error: string;
      /** Texts that would be read, each with the word for it. */
      readonly offers?: readonly Offer[];
    };

/** Other words for a cell. */
export interface Offer {
  readonly label: string;
  readonly text: string;
  /** One number of them that a person may know better: `70% polyester, {}% cotton`. */
  readonly figure?: { readonly label: string; readonly value: number; readonly unit: string };
  /** The words around the number. */
  readonly around?: readonly [before: string, after: string];
}

/** `1,20,000` and `1 200` are numbers that somebody made easier to read; `12,5` is a decimal. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(trimmed))
    return Number(trimmed.replaceAll(',', ''));
  if (/^\d{1,3}([ \u00a0\u202f]\d{3})+(\.\d+)?$/.test(trimmed)) {
    return Number(trimmed.replace(/[ \u00a0\u202f]/g, ''));
  }
  if (/^\d+([.,]\d+)?$/.test(trimmed)) return Number(trimmed.replace(',', '.'));
  return undefined;
}

/** Numbers in a text, in their order. */
export const numberPattern = /\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:[.,]\d+)?/g;

export function quote(text: string): string {
  const short = text.trim().replace(/\s+/g, ' ');
  return `“${short.length > 40 ? `${short.slice(0, 39)}…` : short}”`;
}
