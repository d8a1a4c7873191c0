import {
  type CategoryId,
  type Composition,
  type Fabric,
  type Fibre,
  type FibreShare,
  type MinimumOrder,
  seriesByPopularity,
  type Series,
  type WidthRecord,
} from './fabric.ts';
import { defaultDescription } from './facts.ts';

type Derived =
  | 'slug'
  | 'series'
  | 'categoryId'
  | 'extra'
  | 'fibres'
  | 'width'
  | 'moq'
  | 'description';

/** What the mill writes down about a fabric: only what does not follow from the rest. */
export interface FabricRecord extends Omit<Fabric, Derived> {
  /** Where it stands in the book; records in files stand in the order of their file. */
  readonly position?: number;
  /** Shown in the catalogue but not on its category page. */
  readonly extra?: boolean;
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

/** Completes a record: everything else about a fabric follows from what is written down. */
export function makeFabric(record: FabricRecord): Fabric {
  const series = seriesOf(record.title);
  return {
    id: record.id,
    slug: slugOf(record),
    number: record.number,
    title: record.title,
    ...(series && { series }),
    categoryId: compositionRules[record.composition].category,
    extra: record.extra ?? false,
    composition: record.composition,
    fibres: fibresOf(record),
    gsm: record.gsm,
    width: widthOf(record),
    moq: record.moq ?? 'Negotiable',
    description: record.description ?? defaultDescription(record),
    shades: record.shades,
    leadShade: record.leadShade,
    construction: record.construction,
    yarns: record.yarns,
    machine: record.machine,
    finishes: record.finishes,
    endUses: record.endUses,
    care: record.care,
    ...(record.photographs && { photographs: record.photographs }),
    ...(record.replacedScenes && { replacedScenes: record.replacedScenes }),
  };
}

/** `Queen’s Cord Premium`, `17A` → `queens-cord-premium-17a`. */
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

/** A title may carry the name of a series as one of its words. */
function seriesOf(title: string): Series | undefined {
  const words = title.split(' ');
  return seriesByPopularity.find((series) => words.includes(series));
}

function fibresOf({ composition, fibres }: FabricRecord): readonly FibreShare[] {
  if (fibres) return fibres;
  const [only, ...more] = compositionRules[composition].fibres;
  return only && more.length === 0 ? [{ fibre: only, percent: 100 }] : [];
}

function widthOf({ width, widthText }: FabricRecord): WidthRecord {
  if (width === 'custom') return { kind: 'custom', text: 'Custom' };
  return { kind: 'inches', inches: width, text: widthText ?? `${width} inches` };
}
