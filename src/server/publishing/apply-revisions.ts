import type { ContentRecords } from '../../content/records/assemble-records.ts';
import { contentKinds, isKindName, kindNames } from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';
import { explainIssues } from './explain-issues.ts';
import type { Revision } from './revisions.ts';
import { adoption, mayGrow } from './shipped.ts';

export type Applied =
  | { readonly ok: true; readonly records: ContentRecords }
  | { readonly ok: false; readonly faults: readonly string[] };

/** The records with these revisions in place of what they had; bodies of older releases are upgraded. */
export function applyRevisions(
  records: ContentRecords,
  revisions: readonly Pick<Revision, 'kind' | 'key' | 'version' | 'body'>[],
): Applied {
  const changed: Record<string, Record<string, unknown>> = { ...records };
  const faults: string[] = [];
  if (revisions.some(isAdoption)) dropUntouched(changed);
  // Hundreds may be of one kind, whose records are copied once.
  for (const kind of new Set(revisions.map((revision) => revision.kind)))
    if (isKindName(kind)) changed[kind] = { ...changed[kind] };
  for (const revision of revisions) {
    const { kind, key } = revision;
    if (isAdoption(revision)) continue;
    if (!isKindName(kind)) {
      faults.push(`${kind} ${key}: ${newerRelease.message}`);
      continue;
    }
    const bodies = changed[kind]!;
    if (revision.body === null) delete bodies[key];
    else {
      const read = readBody(contentKinds[kind], revision);
      if (read.ok) bodies[key] = read.body;
      else faults.push(...read.faults.map(({ message }) => `${kind} ${key}: ${message}`));
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, records: changed as ContentRecords };
}

function isAdoption({ kind }: { readonly kind: string }): boolean {
  return kind === adoption.kind;
}

/** The lists are the mill's own from now on: what is in them only because it is shipped, leaves. */
function dropUntouched(records: Record<string, Record<string, unknown>>): void {
  for (const kind of kindNames) {
    if (!mayGrow(kind)) continue;
    const { shipped } = contentKinds[kind];
    records[kind] = Object.fromEntries(
      Object.entries(records[kind]!).filter(([key, body]) => body !== shipped[key]),
    );
  }
}

export type ReadBody =
  | { readonly ok: true; readonly body: RecordBody }
  | { readonly ok: false; readonly faults: readonly BodyFault[] };

const bodiesRead = new WeakMap<RecordBody, { readonly version: number; readonly read: ReadBody }>();

/** A stored body as the schema of this release reads it; the same object is read once. */
export function readBody(
  kind: ContentKind<unknown>,
  stored: { readonly body: RecordBody | null; readonly version: number },
): ReadBody {
  const { body, version } = stored;
  if (body === null) return checkStored(kind, stored);
  const known = bodiesRead.get(body);
  if (known?.version === version) return known.read;
  const read = checkStored(kind, stored);
  bodiesRead.set(body, { version, read });
  return read;
}

function checkStored(
  kind: ContentKind<unknown>,
  stored: { readonly body: RecordBody | null; readonly version: number },
): ReadBody {
  const upgraded = upgradeBody(kind, stored);
  if (!upgraded.ok) return upgraded;
  const parsed = kind.schema.safeParse(upgraded.body);
  if (parsed.success) return { ok: true, body: parsed.data as RecordBody };
  return { ok: false, faults: explainIssues(parsed.error.issues) };
}

/** A stored body with the fields of this release, complete or not: a draft may still lack some. */
export function upgradeBody(
  kind: Pick<ContentKind<unknown>, 'version' | 'upgrades'>,
  stored: { readonly body: RecordBody | null; readonly version: number },
): ReadBody {
  if (stored.version > kind.version) return { ok: false, faults: [newerRelease] };
  let body: unknown = stored.body;
  try {
    for (let version = stored.version; version < kind.version; version += 1) {
      body = kind.upgrades[version]?.(body as never);
    }
  } catch {
    // A draft that lacked what the upgrade reads.
    return { ok: false, faults: [tooOld] };
  }
  return { ok: true, body: body as RecordBody };
}

export const newerRelease: BodyFault = {
  field: '',
  message:
    'This was saved by a newer release of the program. Please wait until it is updated here.',
};
const tooOld: BodyFault = {
  field: '',
  message: 'This was saved by an older release, before it was complete. Please write it again.',
};
