import type { SiteContent } from '../../../content/site-content.ts';
import { claimStanding } from '../../../domain/claim/claim-standing.ts';
import { dayIn } from '../../../domain/claim/days.ts';

/** Public claims that leave the site within 30 days. */
export function countEndingClaims({ claims, mill }: SiteContent, now: number): number {
  const today = dayIn(mill.timeZone, now);
  return Object.values(claims).filter((claim) => claim && claimStanding(claim, today) === 'ending')
    .length;
}
