import type { FabricPattern } from '../../../contract/desk/endpoints/first-hour-endpoints.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { copyFabric } from '../../../domain/fabric/new-fabric.ts';
import type { Store } from '../../db/store.ts';
import { type NewFabricRequest, saveNewFabric } from '../fabrics/save-new-fabric.ts';

/**
 * The pattern book of the release: one plain cloth for each fibre and construction. Its lapping, yarns
 * and machine are true for any mill; its name, number and texts are not taken along.
 */
export function listPatterns(): FabricPattern[] {
  const seen = new Set<string>();
  return Object.entries(contentKinds.fabric.shipped).flatMap(([key, fabric]) => {
    const { composition, construction, gsm, fibres } = fabric;
    const stretches = fibres?.some(({ fibre }) => fibre === 'elastane') ?? false;
    const name = `${composition} ${construction.name}`;
    if (construction.motif || stretches || gsm.kind === 'customizable' || seen.has(name)) return [];
    seen.add(name);
    const texts: Readonly<Record<string, { readonly gives: string } | undefined>> =
      contentKinds.construction.shipped;
    return [
      {
        key,
        composition,
        construction: construction.name,
        gives: texts[construction.name]?.gives ?? '',
        gsm: gsm.kind === 'single' ? gsm.gsm : Math.round((gsm.from + gsm.to) / 2),
      },
    ];
  });
}

export interface FirstFabricRequest extends NewFabricRequest {
  /** Key of a pattern. */
  readonly pattern: string;
  readonly gsm: number;
}

/** What belongs to the pattern alone and is not true of the fabric that is like it. */
const ofThePattern: ReadonlySet<string> = new Set(['description', 'moq', 'widthText', 'category']);

export function addFirstFabric(
  store: Store,
  { pattern, gsm, ...request }: FirstFabricRequest,
): ReturnType<typeof saveNewFabric> {
  const cloth: object | undefined = contentKinds.fabric.shipped[pattern];
  return saveNewFabric(store, request, (name) => {
    if (!cloth) return undefined;
    const copied = Object.entries(copyFabric(cloth as Readonly<Record<string, unknown>>, name));
    const body = Object.fromEntries(copied.filter(([field]) => !ofThePattern.has(field)));
    return { ...body, gsm: { kind: 'single', gsm } };
  });
}
