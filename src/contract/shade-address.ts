import type { Shade } from '../domain/fabric/fabric.ts';

/** `?shade=1f6d72`: in which shade a fabric's page shows its cloth. */
export const shadeKey = 'shade';
/** `&light=evening`: in which light. Only the browser reads it. */
export const lightKey = 'light';
/** `&view=hanging`: from near, or hanging in folds. Only the browser reads it. */
export const viewKey = 'view';
export const hangingView = 'hanging';

const code = /^[\da-f]{6}$/i;

/** How an address spells a shade, always the same way; nothing where it is none. */
export function spellShade(text: string): string | undefined {
  return code.test(text) ? text.toLowerCase() : undefined;
}

/** `#1f6d72`, where an address has it as `1f6d72`. */
export function readShade(query: URLSearchParams): string | undefined {
  const spelled = spellShade(query.get(shadeKey) ?? '');
  return spelled && `#${spelled}`;
}

/** A shade of the card by its name; any other is the visitor's. */
export function nameShade(card: readonly Shade[], hex: string): Shade {
  return (
    card.find((shade) => shade.hex === hex) ?? { name: `Your shade ${hex.toUpperCase()}`, hex }
  );
}

/** The card of a link preview that shows a fabric in a shade; `strip` is the path of its strip of cloth. */
export function shadeCardPath(strip: string, hex: string): string {
  return `${strip.replace(/^\/pictures\//, '/img/shades/')}-${hex.slice(1)}.jpg`;
}
