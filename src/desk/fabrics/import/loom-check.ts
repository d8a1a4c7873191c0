import type { ClothRecords } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import type { Construction, Shade, Yarn } from '../../../domain/fabric/fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { validateConstruction } from '../../../loom/notation/validate-construction.ts';
import type { Knittable } from '../../../loom/types.ts';
import { readKnittable } from '../construction/read-cloth.ts';
import { readPromise } from '../weight/promise.ts';
import type { Weighed, YarnFit, YarnOnShelf } from '../weight/weigh.ts';
import type { PlannedRow } from './dry-run.ts';

/** What the loom says against a row. */
export type LoomFault =
  | { readonly kind: 'lapping'; readonly message: string }
  | {
      readonly kind: 'weight';
      readonly knits: number;
      /** What the list says: `240`, `120 to 140`. */
      readonly said: string;
      readonly fit?: YarnFit & {
        /** The yarn it stands for. */
        readonly instead: string;
      };
    };

/** Knits somewhere else, and may be busy. */
export interface Loom {
  weigh(cloth: Knittable): Promise<Weighed | undefined>;
  fit(
    cloth: Knittable,
    wanted: { readonly from: number; readonly to: number },
    book: readonly YarnOnShelf[],
  ): Promise<YarnFit | undefined>;
}

/** Only what a row says about its cloth is checked: the book's own figures are no matter of the list. */
export function needsLoom({ key, fields, mend }: PlannedRow): boolean {
  if (mend.keepsWeight) return false;
  return (
    key === null || ['construction', 'yarns', 'machine', 'gsm'].some((field) => field in fields)
  );
}

export async function askLoom(
  body: RecordBody,
  records: Pick<ClothRecords, 'yarn' | 'shade'>,
  loom: Loom,
): Promise<LoomFault | undefined> {
  if (!body['construction']) return undefined;
  const cupboard = {
    yarns: shelve<Yarn>(records.yarn),
    shades: shelve<Shade>(records.shade),
  };
  const cloth = readKnittable(body, cupboard);
  if (!cloth) return undefined;
  const fault = validateConstruction(cloth.construction as Construction, cloth.yarns).find(
    ({ kind }) => kind !== 'yarn unused',
  );
  if (fault) return { kind: 'lapping', message: fault.message };
  const promised = readPromise(body);
  if (!promised) return undefined;
  const weighed = await loom.weigh(cloth);
  if (!weighed || (weighed.gsm >= promised.from && weighed.gsm <= promised.to)) return undefined;
  const fit = await loom.fit(cloth, promised, cupboard.yarns);
  return {
    kind: 'weight',
    knits: Math.round(weighed.gsm),
    said: promised.words,
    ...(fit && { fit: { ...fit, instead: cloth.yarns[fit.letter]?.count ?? fit.letter } }),
  };
}

function shelve<Body>(bodies: Readonly<Record<string, RecordBody>>) {
  return Object.entries(bodies).map(([key, body]) => ({
    key,
    body: body as unknown as Body,
    isDraft: false,
  }));
}
