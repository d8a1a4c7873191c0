import type { Claim } from '../../content/claims.ts';
import { pages } from '../../contract/pages.ts';
import { claimStanding, isProven } from '../../domain/claim/claim-standing.ts';
import { daysBetween } from '../../domain/claim/days.ts';
import type { OpenPoint } from './open-point.ts';

/** Claims that are said without a proof or against another one; what search engines punish is a kind of its own. */
export function openClaims(claims: readonly Claim[], today: string): OpenPoint[] {
  return claims.flatMap((claim) => {
    const standing = claimStanding(claim, today);
    if (standing === 'off' || standing === 'ended') return [];
    const place = { record: 'claim', key: claim.id, field: 'text' };
    const points: OpenPoint[] = [];
    const forMachines = isForMachines(claim);
    const open = [
      !isProven(claim) && 'has no evidence: add it, correct it or drop it.',
      !forMachines && claim.risk,
      standing === 'ending' && `leaves the site in ${daysBetween(today, claim.validUntil!)} days.`,
    ].filter(Boolean);
    if (open.length > 0) {
      const where = claim.pages.map(addressOf).join(', ');
      points.push({ kind: 'claim', text: `"${claim.text}" on ${where} ${open.join(' ')}`, place });
    }
    if (forMachines) {
      points.push({ kind: 'search engines', text: `"${claim.text}": ${claim.risk}`, place });
    }
    return points;
  });
}

/** What it warns of is how search engines read it. */
export function isForMachines({ risk = '' }: Pick<Claim, 'risk'>): boolean {
  return /search engine/i.test(risk);
}

function addressOf(place: Claim['pages'][number]): string {
  const addresses: Readonly<Record<string, string>> = pages;
  return addresses[place]?.replace(':slug', '*') ?? place;
}
