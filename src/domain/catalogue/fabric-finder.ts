import {
  type Faceted,
  type FacetDefinition,
  facetDefinitions,
  type FacetId,
  facetIds,
  type FacetSelection,
} from './facet-definitions.ts';
import { createMatcher, searchedText, type Searchable } from './search-fabrics.ts';

export interface Finding<F> {
  readonly found: readonly F[];
  readonly facets: readonly Facet[];
}

export interface Facet {
  readonly id: FacetId;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Fabrics left if this option were the only tick of its facet, all other facets as they are. */
  readonly count: number;
}

/**
 * Reads a list once, so that each letter typed afterwards costs one pass over it: texts are folded
 * already, and the values of a fabric in one facet are the bits of one number.
 */
export function createFinder<F extends Faceted & Searchable>(
  fabrics: readonly F[],
): (selection: FacetSelection) => Finding<F> {
  const rows = fabrics.map((fabric) => ({
    fabric,
    text: searchedText(fabric),
    bits: definitions.map((definition) => bitsOf(definition, definition.valuesOf(fabric))),
  }));
  return (selection) => {
    const matches = createMatcher(selection.search ?? '');
    const ticked = facetIds.map((id, at) => bitsOf(definitions[at]!, selection[id] ?? []));
    const counts = definitions.map(({ options }) => options.map(() => 0));
    const found: F[] = [];
    for (const { fabric, text, bits } of rows) {
      if (!matches(text)) continue;
      const failed = failedFacet(bits, ticked);
      if (failed === none) {
        found.push(fabric);
        for (let at = 0; at < bits.length; at += 1) addBits(counts[at]!, bits[at]!);
      } else if (failed >= 0) {
        // Kept out by this one facet alone: another tick in it would let the fabric in.
        addBits(counts[failed]!, bits[failed]!);
      }
    }
    return { found, facets: definitions.map((definition, at) => facetOf(at, definition, counts)) };
  };
}

const definitions = facetIds.map((id) => facetDefinitions[id]);
const none = -1;
const several = -2;

/** The one facet whose ticks a fabric does not meet; `none` if it meets all, `several` if more fail. */
function failedFacet(bits: readonly number[], ticked: readonly number[]): number {
  let failed = none;
  for (let at = 0; at < ticked.length; at += 1) {
    if (ticked[at] === 0 || (bits[at]! & ticked[at]!) !== 0) continue;
    if (failed !== none) return several;
    failed = at;
  }
  return failed;
}

function bitsOf({ options }: FacetDefinition, values: readonly string[]): number {
  let bits = 0;
  for (const value of values) {
    const at = options.findIndex((option) => option.value === value);
    if (at >= 0) bits |= 1 << at;
  }
  return bits;
}

function addBits(counts: number[], bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const at = 31 - Math.clz32(left & -left);
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

function facetOf(
  at: number,
  { label, options }: FacetDefinition,
  counts: readonly (readonly number[])[],
): Facet {
  return {
    id: facetIds[at]!,
    label,
    options: options.map((option, n) => ({ ...option, count: counts[at]![n] ?? 0 })),
  };
}
