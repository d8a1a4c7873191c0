import type { Kysely } from 'kysely';
import type {
  HistoryStep,
  HistoryThread,
  StepPublication,
} from '../../../contract/desk/publishing-answers.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { groupSteps } from '../../../domain/publishing/group-steps.ts';
import { changedFields } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { lineColumns, type RevisionLine, toLine } from '../heads.ts';
import { pauseOften } from '../pause-often.ts';
import type { RecordName } from '../record-name.ts';
import { shippedBody } from '../shipped.ts';
import { titleOf } from '../records/title-of.ts';
import { bodiesToday, type TodaysBody } from './bodies-today.ts';

/** Saves that are looked at for one page of steps; they are lines without bodies. */
const mostSaves = 1000;
const mostSteps = 40;

/** The history of a record in steps that a person recognises, the newest first. */
export async function readThread(
  db: Kysely<Database>,
  name: RecordName,
  { older }: { readonly older?: string } = {},
): Promise<HistoryThread | undefined> {
  const lines = await readLines(db, name, older);
  const shipped = shippedBody(name);
  if (lines.length === 0 && older === undefined && !shipped) return undefined;
  const published = await publicationsOf(db, name);
  const groups = groupSteps(lines.map((line) => ({ ...line, isPublic: published.has(line.id) })));
  // The last group may go on among the saves that were not read.
  const whole = lines.length === mostSaves ? groups.slice(0, -1) : groups;
  const shown = whole.slice(0, mostSteps);
  const steps = shown.map((group) => toStep(group, published, shipped !== undefined));
  const bodies = await bodiesToday(
    db,
    name,
    steps.flatMap(({ id, before }) => (before === null ? [id] : [id, before])),
  );
  const pause = pauseOften();
  const described: HistoryStep[] = [];
  for (const step of steps) {
    described.push(describe(step, name, bodies));
    await pause();
  }
  const last = shown.at(-1)?.at(-1);
  const newest = lines[0] && bodies.get(lines[0].id)?.body;
  return {
    title: titleOf(name.kind, name.key, newest || shipped),
    label: contentKinds[name.kind].label,
    steps: described,
    older: last && last.id !== lines.at(-1)?.id ? last.id : null,
  };
}

async function readLines(
  db: Kysely<Database>,
  { kind, key }: RecordName,
  older: string | undefined,
): Promise<RevisionLine[]> {
  const rows = await db
    .selectFrom('content_revision as revision')
    .select(lineColumns)
    .where('revision.kind', '=', kind)
    .where('revision.key', '=', key)
    // Ids are ordered by time.
    .$if(older !== undefined, (query) => query.where('revision.id', '<', older!))
    .orderBy('revision.created_at', 'desc')
    .orderBy('revision.id', 'desc')
    .limit(mostSaves)
    .execute();
  return rows.map(toLine);
}

interface Publishing extends StepPublication {
  readonly before: string | null;
  readonly beforeAt: number | null;
}

/** With which publication each state first became public, by the state. */
async function publicationsOf(
  db: Kysely<Database>,
  { kind, key }: RecordName,
): Promise<ReadonlyMap<string, Publishing>> {
  const rows = await db
    .selectFrom('publication_change as change')
    .innerJoin('publication', 'publication.number', 'change.publication')
    .leftJoin('content_revision as former', 'former.id', 'change.before')
    .select(['change.revision', 'change.before', 'former.created_at as before_at'])
    .select(['publication.number', 'publication.created_at', 'publication.author'])
    .select(['publication.note', 'publication.undoes'])
    .where('change.kind', '=', kind)
    .where('change.key', '=', key)
    .orderBy('change.publication', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.revision,
      {
        number: Number(row.number),
        at: Number(row.created_at),
        author: row.author,
        note: row.note,
        undoes: row.undoes === null ? null : Number(row.undoes),
        before: row.before,
        beforeAt: row.before_at === null ? null : Number(row.before_at),
      },
    ]),
  );
}

function toStep(
  group: readonly RevisionLine[],
  published: ReadonlyMap<string, Publishing>,
  isShipped: boolean,
): Omit<HistoryStep, 'fields'> {
  const [newest] = group as [RevisionLine, ...RevisionLine[]];
  const oldest = group.at(-1)!;
  const made = published.get(newest.id);
  const before = made ? made.before : oldest.parent;
  return {
    id: newest.id,
    before,
    from: before !== null ? 'state' : isShipped ? 'shipped' : 'nothing',
    beforeAt: made?.beforeAt ?? null,
    author: newest.author,
    at: newest.createdAt,
    note: newest.note,
    takesOut: newest.takesOut,
    publication: made ? withoutBefore(made) : null,
    saves: group.length,
  };
}

function withoutBefore({ number, at, author, note, undoes }: Publishing): StepPublication {
  return { number, at, author, note, undoes };
}

function describe(
  step: Omit<HistoryStep, 'fields'>,
  name: RecordName,
  bodies: ReadonlyMap<string, TodaysBody>,
): HistoryStep {
  const former = step.before === null ? undefined : bodies.get(step.before);
  const before = step.before === null ? (shippedBody(name) ?? null) : (former?.body ?? null);
  const after = bodies.get(step.id)?.body ?? null;
  return {
    ...step,
    beforeAt: former?.at ?? step.beforeAt,
    fields: after ? changedFields(before ?? {}, after).slice(0, 60) : [],
  };
}
