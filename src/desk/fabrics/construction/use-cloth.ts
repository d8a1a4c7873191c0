import { useMemo } from 'react';
import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { explainFaults, type LappingTrouble } from '../../../loom/notation/explain-faults.ts';
import type { Knittable } from '../../../loom/types.ts';
import type { Editing } from '../../record/editing.ts';
import { useQuery } from '../../use-query.ts';
import { readKnittable } from './read-cloth.ts';

export function useCupboard(): ClothCupboard | undefined {
  return useQuery(endpoints.clothCupboard).value;
}

export interface ClothInHand {
  /** As it is written; nothing while something that the loom needs is missing. */
  readonly cloth: Knittable | undefined;
  readonly trouble: LappingTrouble | undefined;
  /** The cloth if it can be knitted, or else the last one here that could be. */
  readonly good: Knittable | undefined;
  /** What is shown is not what is written. */
  readonly isLastGood: boolean;
}

/** The last cloth of each fabric that could be knitted, for as long as the desk is open. */
const lastGood = new Map<string, Knittable>();

export function useCloth(
  { kind, key, body, before }: Pick<Editing, 'kind' | 'key' | 'body' | 'before'>,
  cupboard: ClothCupboard | undefined,
): ClothInHand {
  const { construction, yarns, machine } = body;
  // Only these three decide; another word in the description weighs nothing.
  const parts = useMemo(() => ({ construction, yarns, machine }), [construction, yarns, machine]);
  return useMemo(() => {
    const cloth = cupboard && readKnittable(parts, cupboard);
    const trouble = cloth && explainFaults(cloth);
    const name = `${kind}/${key}`;
    if (cloth && !trouble) lastGood.set(name, cloth);
    else if (cupboard && !lastGood.has(name)) {
      const known = readKnittable(before, cupboard);
      if (known && !explainFaults(known)) lastGood.set(name, known);
    }
    const good = lastGood.get(name);
    return { cloth, trouble, good, isLastGood: good !== undefined && good !== cloth };
  }, [kind, key, parts, before, cupboard]);
}
