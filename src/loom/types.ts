import type { Fabric } from '../domain/fabric/fabric.ts';

export type Millimetres = number;
export type GramsPerSquareMetre = number;

/** All that the loom needs of a fabric's record. */
export type Knittable = Pick<Fabric, 'construction' | 'yarns' | 'machine'>;

export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** One course of a guide bar. `from` ≠ `to` is an overlap round one needle, `from` = `to` lays the yarn in. */
export interface Link {
  readonly from: number;
  readonly to: number;
}

/** The chain of a guide bar: one link a course, closed upon itself. */
export type Lapping = readonly [Link, ...Link[]];

export type LappingFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable link'; readonly course: number; readonly text: string }
  | {
      readonly kind: 'overlap over more than one needle';
      readonly course: number;
      readonly text: string;
    }
  | { readonly kind: 'space too high'; readonly course: number; readonly text: string };

/** A guide of the threading repeat: key of its yarn, or nothing. */
export type Guide = string | null;
export type Threading = readonly [Guide, ...Guide[]];

export type ThreadingFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no guide threaded' }
  | { readonly kind: 'unknown yarn'; readonly guide: number; readonly letter: string };

/** A stitch that would drop, both counted from 1: needles from the right, courses from the foot. */
export interface StarvedNeedle {
  readonly course: number;
  readonly needle: number;
}

export interface ConstructionFault {
  readonly kind:
    | 'lapping'
    | 'threading'
    | 'coverage'
    | 'inlay uncaught'
    | 'repeat'
    | 'motif'
    | 'no bars'
    | 'gauge'
    | 'yarn unused';
  /** Guide bar counted from 1 (front), where the fault belongs to one. */
  readonly bar?: number;
  /** The needles that are never fed in one course; only of coverage. */
  readonly starved?: readonly StarvedNeedle[];
  /** A sentence for the person who writes the record. */
  readonly message: string;
}

/** A yarn as the loom draws it; every number follows from the record of the yarn. */
export interface Thread {
  readonly key: string;
  readonly diameter: Millimetres;
  readonly spun: boolean;
  readonly ply: number;
  /** Fibres drawn round the core, not the number in the yarn. */
  readonly fibres: number;
  readonly turnsPerMm: number;
  /** How many times its width a straight float spreads to; 1 stays round. */
  readonly spread: number;
  /** Hairs leaving the yarn for each diameter of its length. */
  readonly hair: number;
  /** Side-to-side waviness of single filaments, in diameters. */
  readonly crimp: number;
  readonly lustre: Fabric['yarns'][string]['lustre'];
  /** 0 matt … 1 bright filament. */
  readonly gloss: number;
  /** Dyed in the yarn, `#rrggbb`; without it the thread takes the shade of the piece. */
  readonly colour?: string;
}

/**
 * The centre line of one end over one tile.
 * Seen from the technical face: x to the right (spaces count up to the right, so that on the back
 * they count from the right as lappings are written), y upward with the courses, z toward the viewer.
 */
export interface YarnPath {
  readonly id: number;
  /** Index into `construction.bars`; cords that outline a motif count on after the last bar. */
  readonly bar: number;
  /** Index into `Cloth.threads`. */
  readonly thread: number;
  /** x, y, z in millimetres and the ribbon factor of each point: 0 round … 1 flattened, above 1 brushed apart. */
  readonly points: Float32Array;
  readonly count: number;
  /** Last point = first point + (tilesX · width, tilesY · height, 0). */
  readonly tilesX: number;
  readonly tilesY: number;
}

/** A tile of cloth: repeats in x and y without a seam. */
export interface Cloth {
  readonly wales: number;
  readonly courses: number;
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly waleSpacing: Millimetres;
  readonly courseSpacing: Millimetres;
  readonly threads: readonly Thread[];
  readonly paths: readonly YarnPath[];
  readonly seed: number;
  /** Where scissors follow a scalloped edge; only of lace that has one. */
  readonly trim?: Trim;
}

/** In every repeat, what lies between its foot and the edge is cut away. */
export interface Trim {
  readonly repeatWidth: Millimetres;
  readonly repeatHeight: Millimetres;
  /** Height of the edge at even steps from one side of the repeat to the other. */
  readonly edge: Float32Array;
}

export interface KnitOptions {
  /** Smallest tile wanted; it grows to whole repeats of threading, lapping and motif. */
  readonly minWidth?: Millimetres;
  readonly minHeight?: Millimetres;
  /** Irregularity of the stitches as a share of their size; .025 by default. */
  readonly jitter?: number;
  readonly seed?: number;
}

export type Side = 'face' | 'back';

/** What a camera straight above the cloth sees, fibre by fibre. Row 0 is the top; the tile wraps. */
export interface FibreBuffer {
  readonly width: number;
  readonly height: number;
  /** Pixels repeated on each side beyond the tile. */
  readonly margin: number;
  readonly pxPerMmX: number;
  readonly pxPerMmY: number;
  readonly side: Side;
  /** Millimetres above the middle of the cloth, toward the viewer; `EMPTY` where one looks through. */
  readonly z: Float32Array;
  /** Along the fibre: x right, y up, z to the viewer, ×127, three a pixel. */
  readonly tangent: Int8Array;
  /** Of the fibre's surface, ×127, three a pixel. */
  readonly normal: Int8Array;
  /** 128 is the mean; single fibres take dye and light a little differently. */
  readonly tone: Uint8Array;
  /** Index into `Cloth.threads`, 255 where empty. */
  readonly thread: Uint8Array;
  /** Index of the path (`YarnPath.id`) on top. */
  readonly path: Uint16Array;
  /** 0 at a yarn's axis … 255 at its edge. */
  readonly rim: Uint8Array;
  /** Translucent hairs above everything, 0 … 255. */
  readonly fuzz: Uint8Array;
  /** Thread the strongest hair comes from: a dyed yarn's hairs have its own colour. */
  readonly fuzzThread?: Uint8Array;
}

/** Depth of a pixel without yarn. */
export const EMPTY = -1e9;

export interface RasterOptions {
  readonly pxPerMm: number;
  readonly side: Side;
  /** Pixels of the neighbouring tiles to add on each side. */
  readonly margin?: number;
  /** Share of the fibres drawn, for far views; 1 by default. */
  readonly detail?: number;
  /** Told now and then how much is drawn, 0 … 1: a motif takes seconds. */
  readonly progress?: (share: number) => void;
}

/** Interleaved channels of a mip level. All are premultiplied by coverage, so that they filter truthfully. */
export const mapChannels = {
  normalX: 0,
  normalY: 1,
  opacity: 2,
  roughness: 3,
  height: 4,
  /** Share of light returned by fibres that take the shade of the piece. */
  dye: 5,
  /** Light returned by yarn-dyed fibres, linear. albedo = dye · shade + own. */
  ownR: 6,
  ownG: 7,
  ownB: 8,
} as const;
export const mapChannelCount = 9;

export interface MapLevel {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Tileable maps; row 0 is the top, v grows upward as in `Cloth`. */
export interface ClothMaps {
  readonly side: Side;
  readonly width: number;
  readonly height: number;
  readonly widthMm: Millimetres;
  readonly heightMm: Millimetres;
  /** Linear, four a pixel: share that takes the dye, then own r, g, b. */
  readonly base: Float32Array;
  /** x right, y up, z out, 0 … 255 around 127.5, three a pixel. */
  readonly normal: Uint8Array;
  readonly roughness: Uint8Array;
  readonly opacity: Uint8Array;
  /** 0 … 65535 over `heightRangeMm`. */
  readonly heightMap: Uint16Array;
  readonly heightRangeMm: Millimetres;
  /** Level 0 at full size, each next half of it; none where they were not wanted. */
  readonly levels: readonly MapLevel[];
}

export interface MapOptions {
  readonly pxPerMm: number;
  readonly side: Side;
  /** Samples across and down each pixel; by default 2, and 3 below 24 pixels a millimetre. */
  readonly fineness?: 1 | 2 | 3;
  /** `false` leaves the pyramid away, which holds more than all maps together; true by default. */
  readonly levels?: boolean;
  /** Told now and then how much is drawn, 0 … 1. */
  readonly progress?: (share: number) => void;
}

/** What the sharpest maps of a tile are on average. */
export interface MapMeans {
  readonly opacity: number;
  /** Share that takes the dye. */
  readonly dye: number;
  /** The strongest own colour. */
  readonly own: number;
}

/** Maps packed for a shader: the whole tile as a square of texels, whatever its shape. Row 0 is the top; it wraps. */
export interface PackedMaps {
  /** Texels across and down, a power of two. */
  readonly size: number;
  readonly widthMm: Millimetres;
  readonly heightMm: Millimetres;
  /** Four a texel: normal x and y + 128, opacity, share that takes the dye; 255 of it is `mostDye`. */
  readonly relief: Uint8Array;
  readonly mostDye: number;
  /** Own colours of dyed yarns, linear, four a texel; without it there are none. */
  readonly own?: Uint8Array;
  readonly means: MapMeans;
}

/** A tile of cloth packed for a shader. Row 0 is the top; the tile wraps. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly widthMm: Millimetres;
  readonly heightMm: Millimetres;
  /** As it was asked for: a whole number of texels makes it a little more or less. */
  readonly pxPerMm: number;
  /** Four a texel: normal x and y + 128; the fibre's direction in the tile, π / 256 each; its rise, π / 255 from -π / 2. */
  readonly fibre: Uint8Array;
  /** Four a texel: height over the ground, tone, rim, thread (255 where open). */
  readonly yarn: Uint8Array;
  /** Two a texel: cover by hairs and the thread they come from. */
  readonly hair: Uint8Array;
  /** Height field for shadows, in texels of its own size. */
  readonly heights: Float32Array;
  readonly coarseWidth: number;
  readonly coarseHeight: number;
  readonly top: number;
  readonly threads: readonly PlateThread[];
}

export type PlateThread = Pick<Thread, 'spun' | 'gloss' | 'colour'> & {
  /** Of all that is covered. */
  readonly share: number;
};

export interface PlateOptions extends Omit<RasterOptions, 'margin'> {
  /** Gap between the cloth and what lies under it. */
  readonly belowMm: Millimetres;
}

export interface BarWeight {
  /** Counted from 1 (front); cords that outline a motif come after the last bar. */
  readonly bar: number;
  readonly yarn: string;
  /** Length of one end for one course. */
  readonly runInMm: Millimetres;
  /** Share of the guides threaded with this yarn. */
  readonly share: number;
  readonly gsm: GramsPerSquareMetre;
}

export interface DiagramOptions {
  /** Bars to draw, counted from 1 (front); all by default. */
  readonly bars?: readonly number[];
  readonly needles?: number;
  readonly courses?: number;
  /** Also draw the neighbouring ends, ghosted. */
  readonly neighbours?: boolean;
  readonly spaceNumbers?: boolean;
  readonly label?: string;
}
