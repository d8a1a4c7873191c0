import type { KindName } from '../../content/records/content-kinds.ts';

/** One record of what the mill says: `fabric`, `f014`. */
export interface RecordName {
  readonly kind: KindName;
  readonly key: string;
}
