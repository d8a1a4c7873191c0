import {
  type CategoryId,
  type Composition,
  type Fabric,
  type Fibre,
  type FibreShare,
  type MinimumOrder,
  seriesByPopularity,
  type Series,
  type Shade,
  type WidthRecord,
  type Yarn,
} from './fabric.ts';
import type { NamedPictures } from '../picture/own-picture.ts';
import { defaultDescription } from './facts.ts';

type Derived = 'series' | 'categoryId' | 'extra' | 'fibres' | 'width' | 'moq' | 'description';

/** What a fabric record only names, by the keys of other records. */
export interface FabricParts extends Pick<Fabric, 'shades' | 'leadShade' | 'yarns' | 'care'> {}

/** What the mill writes down about a fabric: only what does not follow from the rest. */
export interface FabricRecord extends Omit<Fabric, Derived | keyof FabricParts> {
  /** Keys of the shades on its card, which is read in the order of the shade book. */
  readonly shades: readonly string[];
  /** Somebody laid the card out: it is read in the order in which the shades are written. */
  readonly shadesInOrder?: true;
  /** The one of them that its pictures are dyed in. */
  readonly leadShade: string;
  /** The yarn behind each letter of the threading. */
  readonly yarns: Readonly<Record<string, YarnChoice>>;
  /** Key of the care label. */
  readonly care: string;
  /** No longer knitted: its address says so, and nothing else shows it. */
  readonly withdrawn?: true;
  /** Where it stands in the book; records in files stand in the order of their file. */
  readonly position?: number;
  /** Shown in the catalogue but not on its category page. */
  readonly extra?: boolean;
  /** The collection that shows it, where it is not the one of its composition. */
  readonly category?: CategoryId;
  /** Exact shares of a blend, by weight; a pure composition needs none. */
  readonly fibres?: readonly FibreShare[];
  /** Finished width in inches, or `custom`: made to the width of the order. */
  readonly width: number | 'custom';
  /** How the mill writes the width, where it is not `60 inches`. */
  readonly widthText?: string;
  /** Negotiable unless stated. */
  readonly moq?: MinimumOrder;
  /** Two sentences; without them the figures speak for the fabric. */
  readonly description?: string;
}

/** A yarn of the yarn book, as it is spun or dyed before it is warped. */
export interface YarnChoice {
  readonly yarn: string;
  /** Key of the shade that it keeps in any dye-bath. */
  readonly dyed?: string;
}

/** Completes a record: everything else about a fabric follows from what is written down and named. */
export function makeFabric(record: FabricRecord, parts: FabricParts): Fabric {
  const { shades, leadShade, yarns, care } = parts;
  const series = seriesOf(record.title);
  return {
    id: record.id,
    slug: record.slug,
    ...(record.formerSlugs && { formerSlugs: record.formerSlugs }),
    number: record.number,
    title: record.title,
    ...(series && { series }),
    categoryId: categoryOf(record),
    extra: record.extra ?? false,
    composition: record.composition,
    fibres: fibresOf(record),
    gsm: record.gsm,
    width: widthOf(record),
    moq: record.moq ?? 'Negotiable',
    description:
      record.description ??
      defaultDescription({ composition: record.composition, gsm: record.gsm, shades }),
    shades,
    leadShade,
    construction: record.construction,
    yarns,
    machine: record.machine,
    finishes: record.finishes,
    endUses: record.endUses,
    care,
    ...namedPictures(record),
  };
}

function namedPictures(record: FabricRecord): NamedPictures {
  const { photographs, replacedScenes, pictureOrder, hiddenPictures, pictureWords } = record;
  return {
    ...(photographs && { photographs }),
    ...(replacedScenes && { replacedScenes }),
    ...(pictureOrder && { pictureOrder }),
    ...(hiddenPictures && { hiddenPictures }),
    ...(pictureWords && { pictureWords }),
  };
}

/** A fabric that was public once and is no longer knitted: enough to say so and to show what is near it. */
export type WithdrawnFabric = Pick<
  Fabric,
  | 'id'
  | 'slug'
  | 'formerSlugs'
  | 'number'
  | 'title'
  | 'categoryId'
  | 'gsm'
  | 'endUses'
  | 'construction'
>;

/** Nothing of it is looked up, so that shades and yarns of cloth that is gone may go as well. */
export function makeWithdrawn(record: FabricRecord): WithdrawnFabric {
  const { id, slug, formerSlugs, number, title, gsm, endUses, construction } = record;
  return {
    id,
    slug,
    ...(formerSlugs && { formerSlugs }),
    number,
    title,
    categoryId: categoryOf(record),
    gsm,
    endUses,
    construction,
  };
}

/** The same yarn, dyed before it is warped: it keeps its colour in any dye-bath. */
export function dyedYarn(yarn: Yarn, shade: Shade): Yarn {
  return { ...yarn, count: `${yarn.count}, dyed ${shade.name}`, colour: shade.hex };
}

/**
 * The address that a new fabric is offered: `Queen’s Cord Premium`, `17A` → `queens-cord-premium-17a`.
 * Once public it stays, whatever becomes of title and number.
 */
export function slugOf({ title, number }: Pick<Fabric, 'title' | 'number'>): string {
  return `${title} ${number}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** The collection that shows a composition, and the fibres that it names, elastane aside. */
export const compositionRules: Readonly<
  Record<Composition, { readonly category: CategoryId; readonly fibres: readonly Fibre[] }>
> = {
  '100% Cotton': { category: 'pure-cotton-fabrics', fibres: ['cotton'] },
  'Polyester/Cotton Blend': {
    category: 'polyester-cotton-knits',
    fibres: ['cotton', 'polyester'],
  },
  'Cotton/Nylon Blend': {
    category: 'breathable-cotton-nylon-collection',
    fibres: ['cotton', 'nylon'],
  },
  'Cotton & Nylon': {
    category: 'breathable-cotton-nylon-collection',
    fibres: ['cotton', 'nylon'],
  },
  '100% Nylon': { category: 'nylon-classics', fibres: ['nylon'] },
};

/** The collection that shows a fabric. */
export function categoryOf({
  category,
  composition,
}: Pick<FabricRecord, 'category' | 'composition'>): CategoryId {
  return category ?? compositionRules[composition].category;
}

/** A title may carry the name of a series as one of its words. */
function seriesOf(title: string): Series | undefined {
  const words = title.split(' ');
  return seriesByPopularity.find((series) => words.includes(series));
}

/** Shares by weight; none for a blend that does not state them. */
export function fibresOf({
  composition,
  fibres,
}: Pick<FabricRecord, 'composition' | 'fibres'>): readonly FibreShare[] {
  if (fibres) return fibres;
  const [only, ...more] = compositionRules[composition].fibres;
  return only && more.length === 0 ? [{ fibre: only, percent: 100 }] : [];
}

function widthOf({ width, widthText }: FabricRecord): WidthRecord {
  if (width === 'custom') return { kind: 'custom', text: 'Custom' };
  return { kind: 'inches', inches: width, text: widthText ?? `${width} inches` };
}
