/** A picture the studio made. Its files are `${path}-${width}.avif` under the public folder. */
export interface Picture {
  /** Address without width and ending, for example `/pictures/fabrics/locknit-premium-14b/macro-back`. */
  readonly path: string;
  /** What it shows: `macro`, `macro-back` or `macro-face`, `swatch`, `drape`, `folds`, `stack`, `rolls`, `lace`, `fan`, … */
  readonly scene: string;
  readonly alt: string;
  /** Size of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths on disk, ascending. */
  readonly widths: readonly number[];
  /** `#rrggbb` */
  readonly dominant: string;
  /** Changes when the picture is made again; part of its address, so that browsers may cache it for ever. */
  readonly version?: string;
  /** 24 px wide AVIF as a data URI. */
  readonly placeholder: string;
}

/** `public/pictures/manifest.json`, written by the studio alone. */
export interface PictureManifest {
  /** By fabric slug, in gallery order. */
  readonly fabrics: Readonly<Record<string, readonly Picture[]>>;
  /** By scene id: `fan`, `rolls`, `category-nylon-classics-band`, … */
  readonly scenes: Readonly<Record<string, Picture>>;
}
