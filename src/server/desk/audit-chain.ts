import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ChainCheck } from '../../contract/desk/endpoints/records-endpoints.ts';
import type { Database } from '../db/schema.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { findKey, type SecretKey, type Secrets, signText } from '../secret-key.ts';
import type { Anchor } from './audit-anchors.ts';

interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly actor_id: string;
  readonly actor: string;
  readonly verb: string;
  readonly enquiry_id: string | null;
  readonly detail: string;
  readonly previous: string;
}

/**
 * Binds an entry to all before it, with a key that is not in the database: whoever can write to the
 * database alone cannot make one. The version and the name of the key stand in front.
 */
export function signEntry(key: SecretKey, entry: Entry): string {
  return `v2.${key.id}.${signText(key, 'audit-chain', textOf(entry))}`;
}

/**
 * Walks the whole chain and finds an entry that was changed, added or removed, and a head that was set
 * back. Entries of earlier releases are bound by a plain hash; after the first signed one there must be
 * none. What was anchored outside the database must still be there.
 */
export async function checkChain(
  db: Kysely<Database>,
  anchors: readonly Anchor[] = [],
): Promise<ChainCheck> {
  const secrets = secretsOf(db);
  const anchored = new Map(anchors.map((anchor) => [anchor.seq, anchor]));
  const last = { seq: 0, hash: '' };
  let signed = 0;
  let unchecked = 0;
  let isSigned = false;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(1000)
      .execute();
    for (const { hash, ...entry } of rows) {
      const seq = last.seq + 1;
      const seal = checkSeal(secrets, entry, hash);
      const isDowngraded = isSigned && seal === 'plain';
      if (entry.seq !== seq || entry.previous !== last.hash) return { whole: false, brokenAt: seq };
      if (seal === 'broken' || isDowngraded) return { whole: false, brokenAt: seq };
      const anchor = anchored.get(seq);
      if (anchor && anchor.hash !== hash)
        return { whole: false, brokenAt: seq, anchoredAt: anchor.at };
      if (seal === 'signed') signed += 1;
      if (seal === 'unknown-key') unchecked += 1;
      isSigned ||= seal !== 'plain';
      last.seq = seq;
      last.hash = hash;
    }
    // Read after the entries: whatever was added meanwhile is walked in the next round.
    const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
    if (head.seq === last.seq && head.hash === last.hash) break;
    if (head.seq <= last.seq || rows.length === 0) return { whole: false, brokenAt: last.seq + 1 };
  }
  const lost = anchors.find(({ seq }) => seq > last.seq);
  if (lost) return { whole: false, brokenAt: last.seq + 1, anchoredAt: lost.at };
  const newest = anchors.at(-1);
  return {
    whole: true,
    entries: last.seq,
    signed,
    unchecked,
    anchor: newest ? { seq: newest.seq, at: newest.at } : null,
  };
}

function checkSeal(
  secrets: Secrets,
  entry: Entry,
  hash: string,
): 'signed' | 'plain' | 'unknown-key' | 'broken' {
  const [version, id] = hash.split('.');
  if (version !== 'v2') return hash === plainHash(entry) ? 'plain' : 'broken';
  const key = findKey(secrets, id ?? '');
  if (!key) return 'unknown-key';
  return hash === signEntry(key, entry) ? 'signed' : 'broken';
}

/** As releases before the secret key bound their entries. */
function plainHash(entry: Entry): string {
  return createHash('sha256').update(textOf(entry)).digest('base64url');
}

function textOf({ seq, at, actor_id, actor, verb, enquiry_id, detail, previous }: Entry): string {
  return JSON.stringify([previous, seq, at, actor_id, actor, verb, enquiry_id, detail]);
}
