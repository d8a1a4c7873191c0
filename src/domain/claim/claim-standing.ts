import { dayIn, daysBetween, endOfDay } from './days.ts';

/** What the mill knows about a claim beside its words; nothing of it is shown to visitors. */
export interface ClaimProof {
  /** What proves it, in words: `Shed plan 2019, page 3`. */
  readonly evidence?: string;
  /** Key of a file that only the desk can open. */
  readonly proofFile?: string;
  /** Under which number a register has it. */
  readonly register?: string;
  /** Whose name stands on the paper. */
  readonly holder?: string;
  readonly checkedBy?: string;
  /** `2026-11-04` */
  readonly checkedOn?: string;
  /** The last day on which it may be said. */
  readonly validUntil?: string;
  /** The site does not say it: every sentence and figure that names it is left out. */
  readonly withheld?: true;
}

/**
 * `off`: taken off by a person. `ended`: its day is over, so it left by itself. `ending`: it will within
 * 30 days. `proven` and `open`: it is said, with or without a proof.
 */
export type ClaimStanding = 'off' | 'ended' | 'ending' | 'proven' | 'open';

/** The desk warns for so many days before a claim leaves the site. */
export const claimWarningDays = 30;

export function claimStanding(claim: ClaimProof, today: string): ClaimStanding {
  if (claim.withheld) return 'off';
  if (hasEnded(claim, today)) return 'ended';
  if (claim.validUntil && daysBetween(today, claim.validUntil) < claimWarningDays) return 'ending';
  return isProven(claim) ? 'proven' : 'open';
}

/** A number that a register knows, a file or words that say where the proof lies. */
export function isProven({ evidence, proofFile, register }: ClaimProof): boolean {
  return Boolean(evidence?.trim() || proofFile || register?.trim());
}

/** The next moment at which a claim leaves the site by itself; never, if there is none. */
export function nextClaimEnd(claims: Iterable<ClaimProof>, zone: string, now: number): number {
  const today = dayIn(zone, now);
  let next = Number.POSITIVE_INFINITY;
  for (const claim of claims) {
    if (claim.withheld || !claim.validUntil || hasEnded(claim, today)) continue;
    next = Math.min(next, endOfDay(zone, claim.validUntil));
  }
  return next;
}

/** Whether its last day is over. */
export function hasEnded({ validUntil }: ClaimProof, today: string): boolean {
  return Boolean(validUntil) && validUntil! < today;
}
