import { hash } from 'node:crypto';
import type { Submission } from './submission.ts';

export interface IdempotencyClaim {
  /** Stored together with the enquiry. */
  readonly key: string;
  readonly bodyHash: string;
  /** The keys of the ten minutes before and after; they count if they were stored after `since`. */
  readonly near?: { readonly keys: readonly string[]; readonly since: number };
}

/**
 * A client that repeats its request sends a key of its own. A plain form has none: there the same
 * content from the same visitor within ten minutes is a second click, not a second enquiry.
 */
export function claimFor(submission: Submission, now: number): IdempotencyClaim {
  const { draft, client, idempotencyKey } = submission;
  const { scope, kind, payload } = draft;
  const bodyHash = keyOf(canonicalJson({ kind, payload }));
  if (idempotencyKey !== undefined) return { bodyHash, key: keyOf('given', scope, idempotencyKey) };

  const bucket = Math.floor(now / secondClickMs);
  const derived = (time: number) => keyOf('derived', scope, bodyHash, client, String(time));
  return {
    bodyHash,
    key: derived(bucket),
    // The two clicks may fall on both sides of a bucket's edge, and the instance that got the first
    // may have the later clock.
    near: { keys: [derived(bucket - 1), derived(bucket + 1)], since: now - secondClickMs },
  };
}

const secondClickMs = 10 * 60_000;

/** JSON with its keys in order, so that equal requests give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function keyOf(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
