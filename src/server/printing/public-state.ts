import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import {
  assembleRecords,
  type ContentRecords,
  shippedRecords,
} from '../../content/records/assemble-records.ts';
import { contentKinds, isKindName, kindNames } from '../../content/records/content-kinds.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { nextClaimEnd } from '../../domain/claim/claim-standing.ts';
import { applyRevisions, readBody } from '../publishing/apply-revisions.ts';
import type { Revision } from '../publishing/revisions.ts';

/** What is public at one number: the shipped records with the published revisions over them. */
export interface PublicState {
  readonly number: number;
  /** The newest public revision of each record that was ever published. */
  readonly revisions: ReadonlyMap<string, StoredRevision>;
  readonly records: ContentRecords;
  readonly content: SiteContent;
  /** The moment from which it says less, because the day of a claim is over. */
  readonly endsAt: number;
}

/** What has to be known of a revision to show it. */
export type StoredRevision = Pick<Revision, 'id' | 'kind' | 'key' | 'version' | 'body'>;

export type Advanced =
  | { readonly ok: true; readonly state: PublicState }
  /** Each a sentence for the people of the mill. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** Nothing was published yet. */
export function shippedState(content: SiteContent): PublicState {
  const endsAt = Number.POSITIVE_INFINITY;
  return { number: 0, revisions: new Map(), records: shippedRecords, content, endsAt };
}

/**
 * The state with these revisions in place, as it is at this moment; only they are read, all other
 * records stay the same objects. Without a moment no claim has ended.
 */
export function advanceState(
  state: PublicState,
  { number, revisions }: { readonly number: number; readonly revisions: readonly StoredRevision[] },
  now?: number,
): Advanced {
  const applied = applyRevisions(state.records, revisions);
  if (!applied.ok) return applied;
  const assembled = assembleRecords(applied.records, now);
  if (!assembled.ok) return assembled;
  const known = new Map(state.revisions);
  for (const revision of revisions) known.set(nameOf(revision), toStored(revision));
  const { content } = assembled;
  const endsAt =
    now === undefined
      ? Number.POSITIVE_INFINITY
      : nextClaimEnd(Object.values(applied.records.claim), content.mill.timeZone, now);
  return {
    ok: true,
    state: { number, revisions: known, records: applied.records, content, endsAt },
  };
}

/**
 * Reads revisions a few at a time, so that `advanceState` finds them read: taking over what is shipped
 * publishes hundreds at once, and visitors are answered meanwhile.
 */
export async function readAhead(revisions: readonly StoredRevision[]): Promise<void> {
  let began = performance.now();
  for (const revision of revisions) {
    if (isKindName(revision.kind)) readBody(contentKinds[revision.kind], revision);
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}

/**
 * The first body of a kind is dear to read, because its schema is compiled then: done ahead, field by
 * field.
 */
export async function compileSchemas(): Promise<void> {
  for (const kind of kindNames) {
    const { schema: given, shipped } = contentKinds[kind];
    const schema = (given instanceof z.ZodLazy ? given.unwrap() : given) as z.ZodType;
    const body: unknown = Object.values(shipped)[0];
    if (schema instanceof z.ZodObject) {
      for (const [field, ofField] of Object.entries<z.ZodType>(schema.shape)) {
        ofField.safeParse((body as Record<string, unknown> | undefined)?.[field]);
        await nextTurn();
      }
    }
    schema.safeParse(body);
    await nextTurn();
  }
}

const turnMs = 5;

export function nameOf({ kind, key }: Pick<Revision, 'kind' | 'key'>): string {
  return `${kind}/${key}`;
}

function toStored({ id, kind, key, version, body }: StoredRevision): StoredRevision {
  return { id, kind, key, version, body };
}
