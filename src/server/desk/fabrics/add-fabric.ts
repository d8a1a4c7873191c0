import { readDesign } from '../../../contract/design-address.ts';
import { designRecord } from '../../../domain/cloth-design/design-record.ts';
import type { Construction, FibreShare } from '../../../domain/fabric/fabric.ts';
import { copyFabric, newFabric } from '../../../domain/fabric/new-fabric.ts';
import type { Store } from '../../db/store.ts';
import { type Book, type NewFabricRequest, saveNewFabric } from './save-new-fabric.ts';

export interface AddRequest extends NewFabricRequest {
  readonly fibres?: readonly FibreShare[] | undefined;
  /** Key of the fabric whose cloth it begins with. */
  readonly copyOf?: string | undefined;
  /** Address of the design of a visitor that it begins with. */
  readonly design?: string | undefined;
}

export function addFabric(
  store: Store,
  { fibres, copyOf, design, ...request }: AddRequest,
): ReturnType<typeof saveNewFabric> {
  return saveNewFabric(store, request, (name, book) => {
    if (copyOf === undefined) {
      return { ...newFabric({ ...name, ...(fibres && { fibres }) }), ...clothOf(design, book) };
    }
    const original = book.fabrics.get(copyOf);
    return original && copyFabric(original.body, name);
  });
}

/** The cloth of a design, with the names that the records have for its parts. */
function clothOf(address: string | undefined, { records, fabrics }: Book): object {
  const read = address === undefined ? undefined : readDesign(address);
  if (!read?.ok) return {};
  const constructions = [...fabrics.values()].flatMap(({ body }) => {
    const { name, bars } = (body['construction'] ?? {}) as Partial<Construction>;
    return name && Array.isArray(bars) ? [{ name, bars }] : [];
  });
  return designRecord(read.design, {
    yarns: records.yarn,
    shades: records.shade,
    constructions,
  });
}
