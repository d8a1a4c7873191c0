import type { ContentKind } from '../../content/records/kind.ts';
import { contentKinds } from '../../content/records/content-kinds.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';
import { explainIssues, faultSentence } from './explain-issues.ts';
import type { RecordName } from './record-name.ts';

export interface CheckedBody {
  /** Fields that no such record has: a draft with them would lose them silently. */
  readonly unknown: readonly BodyFault[];
  /** Everything the schema finds, the unknown fields too. */
  readonly faults: readonly BodyFault[];
}

/** What is wrong with a body by itself; a draft may be incomplete, so only some of it is refused. */
export function checkBody({ kind, key }: RecordName, body: RecordBody | null): CheckedBody {
  if (body === null) return { unknown: [], faults: [] };
  const { schema, keyOf }: ContentKind<never> = contentKinds[kind] as never;
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    return { unknown: explainIssues(unknown), faults: explainIssues(issues) };
  }
  const dropped = [...droppedFields(body, parsed.data, [])];
  if (dropped.length > 0) return { unknown: dropped, faults: dropped };
  const own = keyOf?.(parsed.data);
  if (own === undefined || own === key) return { unknown: [], faults: [] };
  const message = `Id: this record is called ${key}, and its id makes ${own} of it.`;
  return { unknown: [], faults: [{ field: 'id', message }] };
}

/** Fields of a group that the schema left out, because it does not know them. */
function* droppedFields(
  given: unknown,
  kept: unknown,
  path: readonly string[],
): Generator<BodyFault> {
  if (typeof given !== 'object' || given === null) return;
  if (typeof kept !== 'object' || kept === null) return;
  for (const [name, value] of Object.entries(given)) {
    if (Object.hasOwn(kept, name)) {
      yield* droppedFields(value, Reflect.get(kept, name), [...path, name]);
      continue;
    }
    const message = faultSentence(path, `there is no field called “${name.slice(0, 60)}”`);
    yield { field: path.join('.'), message };
  }
}
