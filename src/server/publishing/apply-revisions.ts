import type { ContentRecords } from '../../content/records/assemble-records.ts';
import { contentKinds, isKindName } from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import type { Revision } from './revisions.ts';

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
  for (const revision of revisions) {
    const { kind, key } = revision;
    if (!isKindName(kind)) {
      faults.push(`${kind} ${key}: written by a newer release.`);
      continue;
    }
    const bodies = { ...changed[kind] };
    if (revision.body === null) delete bodies[key];
    else {
      const read = readBody(contentKinds[kind], revision);
      if (read.ok) bodies[key] = read.body;
      else faults.push(...read.faults.map((fault) => `${kind} ${key}: ${fault}`));
    }
    changed[kind] = bodies;
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, records: changed as ContentRecords };
}

/** A stored body as the schema of this release reads it. */
export function readBody(
  kind: ContentKind<unknown>,
  stored: Pick<Revision, 'body' | 'version'>,
):
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly faults: readonly string[] } {
  if (stored.version > kind.version) {
    return { ok: false, faults: ['written by a newer release.'] };
  }
  let body: unknown = stored.body;
  for (let version = stored.version; version < kind.version; version += 1) {
    body = kind.upgrades[version]?.(body as never);
  }
  const parsed = kind.schema.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { ok: false, faults };
}
