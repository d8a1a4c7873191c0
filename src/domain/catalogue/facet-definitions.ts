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

/** As much of a fabric as the facets look at. */
export interface Faceted extends Pick<Fabric, 'composition' | 'gsm' | 'width' | 'endUses'> {
  readonly construction: Pick<Fabric['construction'], 'family'>;
}

export interface FacetDefinition {
  readonly label: string;
  /** Name of the facet in an address. */
  readonly key: string;
  /** At most 31: a fabric's values are kept as the bits of one number. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly valuesOf: (fabric: Faceted) => readonly string[];
}

export const widthBands = [
  { id: 'narrow', label: 'Up to 54 inches', from: 0, to: 54 },
  { id: 'usual', label: '55–60 inches', from: 55, to: 60 },
  { id: 'wide', label: '61–72 inches', from: 61, to: 72 },
] as const;
export type WidthBandId = (typeof widthBands)[number]['id'] | 'custom';

export const facetDefinitions: Readonly<Record<FacetId, FacetDefinition>> = {
  composition: {
    label: 'Composition',
    key: 'composition',
    options: compositions.map(asOption),
    valuesOf: (fabric) => [fabric.composition],
  },
  gsm: {
    label: 'Weight, GSM',
    key: 'gsm',
    options: [
      ...gsmBands.map((band) => ({ value: band.id, label: band.label })),
      { value: 'customizable', label: 'Customizable' },
    ],
    valuesOf: (fabric) => bandsOf(fabric.gsm),
  },
  family: {
    label: 'Construction',
    key: 'construction',
    options: constructionFamilies.map((family) => ({
      value: family,
      label: family[0]?.toUpperCase() + family.slice(1),
    })),
    valuesOf: (fabric) => [fabric.construction.family],
  },
  width: {
    label: 'Width',
    key: 'width',
    options: [
      ...widthBands.map((band) => ({ value: band.id, label: band.label })),
      { value: 'custom', label: 'Custom' },
    ],
    valuesOf: (fabric) => [widthBandOf(fabric.width)],
  },
  endUse: {
    label: 'End use',
    key: 'use',
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
