import type { NamedPictures } from '../picture/own-picture.ts';

/** A warp-knitted article: everything a buyer asks and the loom needs. `makeFabric` completes it from its record. */
export interface Fabric extends NamedPictures {
  /** Given once and never changed: it says nothing about the place of a fabric in any list. */
  readonly id: number;
  /**
   * Address under /fabrics/, for example `locknit-premium-14b`. Given at the first publication: title
   * and number may change without moving it.
   */
  readonly slug: string;
  /** Addresses that it had before; they lead to the one it has. */
  readonly formerSlugs?: readonly string[];
  /** Number and letter of the article, for example `14B`. */
  readonly number: string;
  /** Name without the number, for example `Locknit Premium`. */
  readonly title: string;
  readonly series?: Series;
  readonly categoryId: CategoryId;
  /** Shown in the catalogue but not on its category page. */
  readonly extra: boolean;
  readonly composition: Composition;
  /** Exact shares by weight, in percent; they add up to 100. */
  readonly fibres: readonly FibreShare[];
  readonly gsm: GsmRecord;
  readonly width: WidthRecord;
  readonly moq: MinimumOrder;
  readonly description: string;
  readonly shades: readonly Shade[];
  /** Shade the pictures are dyed in; index into `shades`. */
  readonly leadShade: number;
  readonly construction: Construction;
  readonly yarns: Readonly<Record<string, Yarn>>;
  readonly machine: Machine;
  readonly finishes: readonly string[];
  readonly endUses: readonly EndUse[];
  readonly care: readonly string[];
}

/** The collections that come with the program; a mill adds its own beside them. */
export const categoryIds = [
  'polyester-cotton-knits',
  'breathable-cotton-nylon-collection',
  'pure-cotton-fabrics',
  'nylon-classics',
] as const;
export type ShippedCategoryId = (typeof categoryIds)[number];
/** The key of a collection, and its address if the mill added it. */
export type CategoryId = string;
export const categoryKey = /^[a-z0-9]+(-[a-z0-9]+){0,7}$/;

export const seriesByPopularity = [
  'Premium',
  'Professional',
  'Luxury',
  'Standard',
  'Custom',
] as const;
export type Series = (typeof seriesByPopularity)[number];

export const compositions = [
  '100% Cotton',
  'Polyester/Cotton Blend',
  'Cotton/Nylon Blend',
  '100% Nylon',
  'Cotton & Nylon',
] as const;
export type Composition = (typeof compositions)[number];

export const fibreNames = ['cotton', 'polyester', 'nylon', 'elastane'] as const;
export type Fibre = (typeof fibreNames)[number];
export interface FibreShare {
  readonly fibre: Fibre;
  readonly percent: number;
}

export const minimumOrders = ['Negotiable', '500 meters'] as const;
/** The smallest order in whole metres, of the style and of each colour in it. */
export interface MinimumMetres {
  readonly perStyle: number;
  readonly perColour: number;
}
export type MinimumOrder = (typeof minimumOrders)[number] | MinimumMetres;

/** A single weight, a range, or made to the buyer's weight. */
export type GsmRecord =
  | { readonly kind: 'single'; readonly gsm: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'customizable' };

/** `text` is what a buyer reads: `60 inches`, `42"`, `Custom`. */
export type WidthRecord =
  | { readonly kind: 'inches'; readonly inches: number; readonly text: string }
  | { readonly kind: 'custom'; readonly text: 'Custom' };

export interface Shade {
  readonly name: string;
  /** sRGB, `#rrggbb`. */
  readonly hex: string;
}

export const endUses = [
  'T-shirts',
  'Polos',
  'Shirts',
  'Uniforms',
  'Sportswear',
  'Leggings',
  'Hoodies',
  'Lingerie',
  'Linings',
  'Dresses',
  'Ethnic wear',
  'Scarves',
  'Childrenswear',
  'Trims',
  'Home textiles',
  'Workwear',
] as const;
export type EndUse = (typeof endUses)[number];

export const constructionFamilies = [
  'tricot',
  'locknit',
  'satin',
  'sharkskin',
  'cord',
  'raised',
  'atlas',
  'inlay',
  'net',
  'piqué',
  'rib',
  'stripe',
  'check',
  'jacquard',
  'lace',
] as const;
export type ConstructionFamily = (typeof constructionFamilies)[number];

export interface Construction {
  /** Name of the structure, for example `Reverse locknit`; shared by fabrics of the same structure. */
  readonly name: string;
  readonly family: ConstructionFamily;
  /** Guide bars from the front (GB1) to the back. */
  readonly bars: readonly GuideBar[];
  /** Per-stitch motif for jacquard and lace; absent elsewhere. */
  readonly motif?: Motif;
}

export interface GuideBar {
  /** Chain notation, spaces numbered from the right, courses upward: `1-0/1-2//`. An inlay repeats its number: `0-0/3-3//`. */
  readonly lapping: string;
  /** One letter for each guide of the threading repeat: a key of `yarns`, or `.` for an empty guide. */
  readonly threading: string;
  /** Repeat of the threading is shifted by so many guides against GB1. */
  readonly offset?: number;
}

/** How jacquard guides draw: the name of a motif that the loom knows, and its repeat in stitches. */
export interface Motif {
  readonly name: string;
  readonly wales: number;
  readonly courses: number;
}

export const spunMakes = ['ring-spun', 'compact-spun', 'open-end'] as const;
export const yarnMakes = [...spunMakes, 'filament', 'textured', 'bare elastane'] as const;
export const lustres = ['bright', 'semi-dull', 'dull', 'natural'] as const;

export interface Yarn {
  /** Shares by weight in percent; one entry for a pure yarn. */
  readonly fibres: readonly FibreShare[];
  readonly make: (typeof yarnMakes)[number];
  /** Linear density of the whole yarn, all plies together. */
  readonly tex: number;
  /** As the yarn is sold: `Ne 30/1`, `40 den / 13 f`. */
  readonly count: string;
  readonly ply: number;
  /** Filament count; spun yarns have none. */
  readonly filaments?: number;
  readonly lustre: (typeof lustres)[number];
  /** Dyed in the yarn: keeps this colour whatever the piece is dyed. */
  readonly colour?: string;
}

export const machineKinds = ['tricot', 'raschel'] as const;

export interface Machine {
  /** Needles per inch. Older cards count per 10 cm; mixing them scales the cloth wrongly. */
  readonly gauge: number;
  readonly kind: (typeof machineKinds)[number];
  /** Off the finished cloth. */
  readonly coursesPerCm: number;
  readonly walesPerCm: number;
}

/** Whether a fabric has or had this address. */
export function isSlugOf(
  { slug, formerSlugs = [] }: Pick<Fabric, 'slug' | 'formerSlugs'>,
  text: string,
): boolean {
  return slug === text || formerSlugs.includes(text);
}

/** `14B Locknit Premium`: the name a buyer reads out on the phone. */
export function fabricName(fabric: Pick<Fabric, 'number' | 'title'>): string {
  return `${fabric.number} ${fabric.title}`;
}
