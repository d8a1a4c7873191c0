import type { Claim } from '../../src/content/claims.ts';
import { pages } from '../../src/contract/pages.ts';
import { lineOf } from './line-of.ts';
import type { OpenPoint } from './open-point.ts';

const file = 'src/content/claims.ts';

/** Claims without evidence; those that a search engine may penalise are a separate kind. */
export function unprovenClaims(claims: readonly Claim[], source: string): OpenPoint[] {
  return claims.flatMap((claim) => {
    const line = lineOf(source, new RegExp(`^  ${claim.id}: \\{`));
    const forMachines = /search engine/i.test(claim.risk ?? '');
    const points: OpenPoint[] = [];
    const open = [
      !claim.evidence && 'has no evidence: add it, correct it or drop it.',
      !forMachines && claim.risk,
    ].filter(Boolean);
    if (open.length > 0) {
      const where = claim.pages.map(addressOf).join(', ');
      points.push({
        kind: 'claim',
        text: `"${claim.text}" on ${where} ${open.join(' ')}`,
        file,
        line,
      });
    }
    if (forMachines) {
      points.push({ kind: 'search engines', text: `"${claim.text}": ${claim.risk}`, file, line });
    }
    return points;
  });
}

function addressOf(place: Claim['pages'][number]): string {
  const addresses: Readonly<Record<string, string>> = pages;
  return addresses[place]?.replace(':slug', '*') ?? place;
}
