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
  /** Whose pictures stand under a slug: another fabric may have been given the address since. */
  readonly ids?: Readonly<Record<string, number>>;
}

/**
 * What the studio rendered of a fabric. Files keep the address that the fabric had when they were
 * made, so the addresses that it had before are looked for too.
 */
export function renderedGallery(
  manifest: Pick<PictureManifest, 'fabrics' | 'ids'>,
  fabric: Addressed,
): readonly Picture[] {
  const slug = ownSlugs(manifest, fabric).find((each) => Object.hasOwn(manifest.fabrics, each));
  return slug === undefined ? [] : manifest.fabrics[slug]!;
}

/** The same for the hanging strip of its shade curtain. */
export function renderedStrip(
  manifest: Pick<PictureManifest, 'scenes' | 'ids'>,
  fabric: Addressed,
): Picture | undefined {
  return ownSlugs(manifest, fabric)
    .map((slug) => manifest.scenes[`strip-${slug}`])
    .find((strip) => strip !== undefined);
}

/** A fabric by its addresses. */
export interface Addressed {
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs?: readonly string[];
}

/** Its addresses without those under which another fabric was rendered. */
function ownSlugs(
  { ids = {} }: Pick<PictureManifest, 'ids'>,
  { id, slug, formerSlugs = [] }: Addressed,
): readonly string[] {
  return [slug, ...formerSlugs].filter((each) => !Object.hasOwn(ids, each) || ids[each] === id);
}
