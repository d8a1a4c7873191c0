import {
  type Composition,
  compositions,
  type ConstructionFamily,
  constructionFamilies,
  type EndUse,
  endUses,
  type Fabric,
  type WidthRecord,
} from '../fabric/fabric.ts';
import { bandsOf, type GsmBandId, gsmBands } from './gsm-bands.ts';
import { searchFabrics } from './search-fabrics.ts';

export const facetIds = ['composition', 'gsm', 'family', 'width', 'endUse'] as const;
export type FacetId = (typeof facetIds)[number];

/** What a visitor has ticked. Within a facet any tick will do; facets and the search must all agree. */
export interface FacetSelection {
  readonly search?: string;
  readonly composition?: readonly Composition[];
  readonly gsm?: readonly GsmBandId[];
  readonly family?: readonly ConstructionFamily[];
  readonly width?: readonly WidthBandId[];
  readonly endUse?: readonly EndUse[];
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Fabrics left if this option were the only tick of its facet, all other facets as they are. */
  readonly count: number;
}

export interface Facet {
  readonly id: FacetId;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

export const widthBands = [
  { id: 'narrow', label: 'Up to 54 inches', from: 0, to: 54 },
  { id: 'usual', label: '55–60 inches', from: 55, to: 60 },
  { id: 'wide', label: '61–72 inches', from: 61, to: 72 },
] as const;
export type WidthBandId = (typeof widthBands)[number]['id'] | 'custom';

/** The fabrics that a search and the ticks leave. */
export function narrowFabrics<F extends Fabric>(
  fabrics: readonly F[],
  selection: FacetSelection,
): F[] {
  return keepTicked(searchFabrics(fabrics, selection.search ?? ''), selection);
}

/** Every facet with the count of each option, so that no tick leads to an empty page unannounced. */
export function countFacets(fabrics: readonly Fabric[], selection: FacetSelection): Facet[] {
  const found = searchFabrics(fabrics, selection.search ?? '');
  return facetIds.map((id) => {
    const others = keepTicked(found, { ...selection, [id]: [] });
    const options = definitions[id].options.map((option) => ({
      ...option,
      count: others.filter((fabric) => definitions[id].valuesOf(fabric).includes(option.value))
        .length,
    }));
    return { id, label: definitions[id].label, options };
  });
}

function keepTicked<F extends Fabric>(fabrics: readonly F[], selection: FacetSelection): F[] {
  return fabrics.filter((fabric) =>
    facetIds.every((id) => {
      const ticked: readonly string[] = selection[id] ?? [];
      if (ticked.length === 0) return true;
      return definitions[id].valuesOf(fabric).some((value) => ticked.includes(value));
    }),
  );
}

interface Definition {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly valuesOf: (fabric: Fabric) => readonly string[];
}

const definitions: Readonly<Record<FacetId, Definition>> = {
  composition: {
    label: 'Composition',
    options: compositions.map(asOption),
    valuesOf: (fabric) => [fabric.composition],
  },
  gsm: {
    label: 'Weight, GSM',
    options: [
      ...gsmBands.map((band) => ({ value: band.id, label: band.label })),
      { value: 'customizable', label: 'Customizable' },
    ],
    valuesOf: (fabric) => bandsOf(fabric.gsm),
  },
  family: {
    label: 'Construction',
    options: constructionFamilies.map((family) => ({
      value: family,
      label: family[0]?.toUpperCase() + family.slice(1),
    })),
    valuesOf: (fabric) => [fabric.construction.family],
  },
  width: {
    label: 'Width',
    options: [
      ...widthBands.map((band) => ({ value: band.id, label: band.label })),
      { value: 'custom', label: 'Custom' },
    ],
    valuesOf: (fabric) => [widthBandOf(fabric.width)],
  },
  endUse: {
    label: 'End use',
    options: endUses.map(asOption),
    valuesOf: (fabric) => fabric.endUses,
  },
};

function asOption(value: string): { readonly value: string; readonly label: string } {
  return { value, label: value };
}

function widthBandOf(width: WidthRecord): WidthBandId {
  if (width.kind === 'custom') return 'custom';
  return widthBands.find((band) => width.inches <= band.to)?.id ?? 'wide';
}
