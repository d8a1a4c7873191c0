/** What an address under /img/ asks for. Only listed sizes exist, so a visitor cannot make the server draw others. */
export type ImageAddress =
  | {
      readonly kind: 'image';
      /** `fabrics/locknit-premium-14b/macro`: the picture, as the studio names it. */
      readonly picture: string;
      readonly width: number;
      /** Of the light pictures that come first; the sharp ones have the studio's own quality. */
      readonly quality?: number;
      /** Absent: the best that the browser accepts. */
      readonly format?: ImageFormat;
    }
  | { readonly kind: 'bad' }
  | { readonly kind: 'missing' };

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Widths of the light pictures, each in any of the qualities. */
export const lightWidths: readonly number[] = [120, 140, 180, 200, 240];
export const lightQualities: readonly number[] = [14, 18, 20, 25, 30, 35, 50];
/** A picture that a phone loads first has one of these widths, in this quality alone. */
const firstWidths: ReadonlySet<number> = new Set([480, 720]);
const firstQuality = 25;
/** Widths in which the studio prints, so a modern browser gets the printed file. */
export const sharpWidths: readonly number[] = [180, 360, 480, 720, 960, 1440, 1920, 2880];

/** `/img/fabrics/locknit-premium-14b/macro-180-q25.webp` */
export function readImageAddress(path: string): ImageAddress {
  if (path.length > 200) return { kind: 'bad' };
  const parts =
    /^\/img\/((?:fabrics\/[a-z0-9-]+|scenes|media)\/[a-z0-9-]+?)-(\d+)(?:-q(\d+))?(?:\.(\w+))?$/.exec(
      path,
    );
  if (!parts) return { kind: 'missing' };
  const [, picture = '', widthText = '', qualityText, ending] = parts;
  const width = Number(widthText);
  const quality = qualityText === undefined ? undefined : Number(qualityText);
  const known =
    quality === undefined
      ? sharpWidths.includes(width)
      : (lightWidths.includes(width) && lightQualities.includes(quality)) ||
        (firstWidths.has(width) && quality === firstQuality);
  const format = imageFormats.find((each) => each === ending);
  if (!known || (ending !== undefined && format === undefined)) return { kind: 'bad' };
  return {
    kind: 'image',
    picture,
    width,
    ...(quality !== undefined && { quality }),
    ...(format && { format }),
  };
}

export interface OwnFileAddress {
  readonly id: string;
  /** `720.avif`, `social.jpg` */
  readonly name: string;
}

/** `/pictures/media/…-720.avif`: a file of one of the mill's own pictures. */
export function readOwnFileAddress(path: string): OwnFileAddress | undefined {
  const parts = /^\/pictures\/media\/([0-9a-f]{32})-(\d{2,4}\.avif|social\.jpg)$/.exec(path);
  return parts ? { id: parts[1]!, name: parts[2]! } : undefined;
}

export interface ShadeCardAddress {
  /** `scenes/strip-locknit-premium-14b`: the strip of cloth without its dye. */
  readonly strip: string;
  /** `#1f6d72` */
  readonly hex: string;
}

/** `/img/shades/scenes/strip-locknit-premium-14b-1f6d72.jpg`: the card of a link to a fabric in a shade. */
export function readShadeCardAddress(path: string): ShadeCardAddress | undefined {
  if (path.length > 200) return undefined;
  const parts =
    /^\/img\/shades\/(scenes\/strip-[a-z0-9-]+|media\/[0-9a-f]{32})-([0-9a-f]{6})\.jpg$/.exec(path);
  return parts ? { strip: parts[1]!, hex: `#${parts[2]!}` } : undefined;
}

/** The smallest format that this browser says it can show. A bare wildcard does not count. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepts = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(
      accept ?? '',
    );
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpg';
}
