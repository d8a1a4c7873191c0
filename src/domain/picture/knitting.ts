import type { Fabric } from '../fabric/fabric.ts';
import type { PictureFacts } from './picture.ts';

/** What the loom must know of a fabric to make its pictures, and what their descriptions say. */
export type ClothFacts = Pick<
  Fabric,
  | 'id'
  | 'slug'
  | 'number'
  | 'title'
  | 'composition'
  | 'fibres'
  | 'gsm'
  | 'shades'
  | 'leadShade'
  | 'construction'
  | 'yarns'
  | 'machine'
  | 'finishes'
>;

export function clothFacts(fabric: Fabric): ClothFacts {
  const { id, slug, number, title, composition, fibres, gsm, shades, leadShade } = fabric;
  const { construction, yarns, machine, finishes } = fabric;
  return {
    id,
    slug,
    number,
    title,
    composition,
    fibres,
    gsm,
    shades,
    leadShade,
    construction,
    yarns,
    machine,
    finishes,
  };
}

/** A picture that a fabric is to have, before it is made. */
export interface PlannedPicture {
  /** Changes exactly when the picture would: the same recipe never needs to be made twice. */
  readonly recipe: string;
  /** Name of the picture within its fabric: `macro`, `drape`, or `strip` for the shade curtain. */
  readonly scene: string;
  readonly alt: string;
}

/** What the server asks of the process that knits. */
export type KnitRequest =
  | { readonly kind: 'plan'; readonly cloth: unknown; readonly memoryMb: number }
  /** Those that are not kept yet, by their recipes; `preview` also asks for a quick small macro. */
  | { readonly kind: 'make'; readonly recipes: readonly string[]; readonly preview: boolean };

/** What that process reports, in this order. */
export type KnitReport =
  /** In gallery order. */
  | { readonly kind: 'planned'; readonly pictures: readonly PlannedPicture[] }
  /** Nobody can knit this; each fault is a sentence. */
  | { readonly kind: 'refused'; readonly faults: readonly string[] }
  /** 360 px of the macro as a data URI. */
  | { readonly kind: 'preview'; readonly picture: string }
  /** What it begins to do now, and how much of the whole work is behind it. */
  | {
      readonly kind: 'stage';
      readonly stage: KnitStage;
      readonly scene: string;
      readonly share: number;
      /** About so long until this picture is whole. */
      readonly secondsLeft: number;
      /** Where it is knitted from its foot: how many of its courses there are, of how many. */
      readonly courses?: { readonly done: number; readonly all: number };
    }
  | {
      readonly kind: 'made';
      readonly recipe: string;
      readonly facts: PictureFacts;
      readonly files: ReadonlyMap<number, Uint8Array>;
    }
  /** This picture cannot be made; the others are. */
  | { readonly kind: 'failed'; readonly scene: string; readonly fault: string }
  | { readonly kind: 'done' };

/** As the desk says it. */
export const knitStages = {
  preview: 'Knitting a first look',
  knit: 'Knitting the cloth and lighting it',
  arrange: 'Laying the cloth out',
  dye: 'Dyeing it',
  encode: 'Saving the picture',
} as const;
export type KnitStage = keyof typeof knitStages;

/** Written on its standard error by a process that ends itself because it needs too much memory. */
export const outOfMemoryMark = 'knitting needs more memory than it may take';
