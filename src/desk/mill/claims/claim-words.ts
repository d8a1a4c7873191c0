import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import type { ClaimProof } from '../../../domain/claim/claim-standing.ts';
import { daysBetween } from '../../../domain/claim/days.ts';
import { pageName } from '../page-names.ts';

export interface ClaimBody extends ClaimProof {
  readonly id: string;
  readonly text: string;
  readonly value: string | number;
  readonly pages: readonly string[];
  readonly risk?: string;
}

export function toClaim({ key, body, before }: MillRecord): ClaimBody {
  return { id: key, text: '', value: '', pages: [], ...(body ?? before) } as ClaimBody;
}

/** `Home · About · Footer` */
export function claimPlaces({ pages }: Pick<ClaimBody, 'pages'>): string {
  return pages.map(pageName).join(' · ');
}

/** `No. 24.HIN.01234 · Taana Warp Knits · checked by Asha, 12 Aug 2026` */
export function proofWords(claim: ClaimProof): string {
  const { register, holder, checkedBy, checkedOn } = claim;
  const checked = [checkedBy && `by ${checkedBy}`, checkedOn && dayWords(checkedOn)]
    .filter(Boolean)
    .join(', ');
  return [register && `No. ${register}`, holder, checked && `checked ${checked}`]
    .filter(Boolean)
    .join(' · ');
}

/** `Runs out in 19 days`, `Ran out on 5 Dec 2026` */
export function endWords({ validUntil }: ClaimProof, today: string): string {
  if (!validUntil) return '';
  const days = daysBetween(today, validUntil);
  if (days < 0) return `Ran out on ${dayWords(validUntil)} and has left the site`;
  if (days === 0) return 'Runs out today';
  return `Runs out in ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** `2026-12-05` → `5 Dec 2026` */
export function dayWords(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}
