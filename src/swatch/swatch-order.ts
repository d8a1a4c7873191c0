import type { Fabric, Shade } from '../domain/fabric/fabric.ts';

/** What of a fabric's record a digital swatch is made from. */
export type SwatchFabric = Pick<
  Fabric,
  | 'number'
  | 'title'
  | 'construction'
  | 'yarns'
  | 'machine'
  | 'fibres'
  | 'gsm'
  | 'shades'
  | 'leadShade'
> & { readonly slug: string };

export const swatchFormats = ['u3ma', 'glb', 'maps'] as const;
export type SwatchFormat = (typeof swatchFormats)[number];

export interface SwatchOrder {
  readonly fabric: SwatchFabric;
  readonly format: SwatchFormat;
  /** One of the card, or any other. */
  readonly shade: Shade;
  /** Longest side of a tile that is not larger than usual, pixels. */
  readonly size: number;
  /** Longest side of any tile: a motif is larger and gets more pixels up to here. */
  readonly mostPixels: number;
  /** Stands in the file as the time it was made. */
  readonly made: Date;
  /** UUID, version 4. */
  readonly id: string;
}

/** What the machine must do for it, because browsers and Node do it differently. */
export interface SwatchTools {
  /** RGB, 8 bit. */
  readonly jpeg: (picture: RgbPicture, quality: number) => Promise<Uint8Array>;
  /** How much is done, 0 … 1. */
  readonly progress?: (share: number) => void;
}

export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface SwatchFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What nobody has measured yet. Every file says it, because a tool would otherwise invent it. */
export const notKnown =
  'Stretch, bending and drape are not measured, so no tool will hang it quite as the mill does.';

export const computed =
  'Computed from lapping, yarns and dye, not scanned. Screens differ; a lab dip decides the shade.';
