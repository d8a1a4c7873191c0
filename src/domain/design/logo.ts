/** How large a logo is stored: twice what the widest page shows of it. */
export const logoLimits = {
  width: 720,
  height: 240,
  /** Of the shorter side: less is an icon. */
  least: 48,
  /** Of the base64: 48 KB of picture. */
  letters: 64 * 1024,
} as const;

/** The first bytes of every PNG, in base64. */
export function isPng(base64: string): boolean {
  return base64.startsWith('iVBORw0KGgo');
}

/** A short name for the bytes, so that the address of a logo never shows another one. */
export function logoName({ png }: { readonly png: string }): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < png.length; at += 1) {
    const code = png.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = Math.imul(other ^ (code + at), 0x85ebca6b) >>> 0;
  }
  return one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0');
}

/** `/look/logo-0123456789abcdef.png` */
export function logoAddress(logo: { readonly png: string }): string {
  return `/look/logo-${logoName(logo)}.png`;
}

/** The letter of an icon: the first that a face of the site has. */
export function iconLetter(shortName: string): string {
  const plain = shortName.normalize('NFD').replace(/\p{Mn}/gu, '');
  return /[A-Za-z0-9]/.exec(plain)?.[0].toUpperCase() ?? '';
}

/** `/look/icon-R-125a60.svg`, `/look/icon-R-125a60-180.png` */
export function iconAddress(
  mark: { readonly letter: string; readonly dye: string },
  size?: number,
): string {
  const name = `/look/icon-${mark.letter}-${mark.dye.slice(1)}`;
  return size === undefined ? `${name}.svg` : `${name}-${size}.png`;
}

export const iconSizes = [180, 192, 512] as const;

export function readIconAddress(
  path: string,
):
  | { readonly letter: string; readonly dye: string; readonly size: number | undefined }
  | undefined {
  const found = /^\/look\/icon-([A-Z0-9]?)-([0-9a-f]{6})(?:-(\d{3})\.png|\.svg)$/.exec(path);
  if (!found) return undefined;
  const [, letter = '', digits, sized] = found;
  const size = sized === undefined ? undefined : Number(sized);
  if (size !== undefined && !iconSizes.some((one) => one === size)) return undefined;
  return { letter, dye: `#${digits}`, size };
}
