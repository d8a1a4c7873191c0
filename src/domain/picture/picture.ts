/** What the encoder knows of a picture. */
export interface PictureFacts {
  /** Size of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of its files, ascending. */
  readonly widths: readonly number[];
  /** `#rrggbb` */
  readonly dominant: string;
  /** 24 px wide AVIF as a data URI. */
  readonly placeholder: string;
}

/** A picture as pages show it. Its files are `${path}-${width}.avif`. */
export interface Picture extends PictureFacts {
  /** Address without width and ending, for example `/pictures/fabrics/locknit-premium-14b/macro-back`. */
  readonly path: string;
  /** What it shows: `macro`, `macro-back` or `macro-face`, `swatch`, `drape`, `folds`, `stack`, `rolls`, `lace`, `fan`, … */
  readonly scene: string;
  readonly alt: string;
  /** Changes when the picture is made again; part of its address, so that browsers may cache it for ever. */
  readonly version?: string;
  /** Of a photograph, where there is more to say than what it shows. */
  readonly caption?: string;
  /** Who took it. */
  readonly credit?: string;
}

/** `public/pictures/manifest.json`, written by the studio alone. */
export interface PictureManifest {
  /** By fabric slug, in gallery order. */
  readonly fabrics: Readonly<Record<string, readonly Picture[]>>;
  /** By scene id: `fan`, `rolls`, `category-nylon-classics-band`, … */
  readonly scenes: Readonly<Record<string, Picture>>;
}

/**
 * What the studio rendered of a fabric. Files keep the address that the fabric had when they were
 * made, so the addresses that it had before are looked for too.
 */
export function renderedGallery(
  { fabrics }: Pick<PictureManifest, 'fabrics'>,
  fabric: Addressed,
): readonly Picture[] {
  for (const slug of slugsOf(fabric)) if (Object.hasOwn(fabrics, slug)) return fabrics[slug]!;
  return [];
}

/** The same for the hanging strip of its shade curtain. */
export function renderedStrip(
  { scenes }: Pick<PictureManifest, 'scenes'>,
  fabric: Addressed,
): Picture | undefined {
  return slugsOf(fabric)
    .map((slug) => scenes[`strip-${slug}`])
    .find((strip) => strip !== undefined);
}

interface Addressed {
  readonly slug: string;
  readonly formerSlugs?: readonly string[];
}

function slugsOf({ slug, formerSlugs = [] }: Addressed): readonly string[] {
  return [slug, ...formerSlugs];
}
