import type { Shade } from '../domain/fabric/fabric.ts';

/** `?shade=1f6d72`: in which shade a fabric's page shows its cloth. */
export const shadeKey = 'shade';
/** `&light=evening`: in which light. */
export const lightKey = 'light';

/** `#1f6d72`, where an address has it as `1f6d72`. */
export function readShade(query: URLSearchParams): string | undefined {
  const code = query.get(shadeKey) ?? '';
  return /^[\da-f]{6}$/i.test(code) ? `#${code.toLowerCase()}` : undefined;
}

/** A shade of the card by its name; any other is the visitor's. */
export function nameShade(card: readonly Shade[], hex: string): Shade {
  return (
    card.find((shade) => shade.hex === hex) ?? { name: `Your shade ${hex.toUpperCase()}`, hex }
  );
}
