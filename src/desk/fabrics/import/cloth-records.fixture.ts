import { shippedRecords } from '../../../content/records/assemble-records.ts';
import type { ClothRecords } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

/** What the project ships, as the desk answers it. */
export const shippedCloth: ClothRecords = {
  fabrics: Object.entries(shippedRecords.fabric).map(([key, body]) => ({
    key,
    body: body as unknown as RecordBody,
    parent: null,
  })),
  shade: shippedRecords.shade as unknown as ClothRecords['shade'],
  yarn: shippedRecords.yarn as unknown as ClothRecords['yarn'],
  care: shippedRecords.care as unknown as ClothRecords['care'],
  collections: Object.values(shippedRecords.category).map(({ id, tab }) => ({
    id,
    label: tab.label,
    dye: tab.dye,
  })),
};
