import { type EnquiryKind, enquiryKinds } from './kind.ts';
import { indianDate } from './indian-time.ts';

/**
 * The number a visitor is given and may read out on the telephone: `Q-261115-7KF3`. Left out are
 * what looks alike (0 O, 1 I L, 5 S, 8 B, 2 Z) and U, so that no word appears by accident.
 */
export const referenceAlphabet = '34679ACDEFGHJKMNPQRTVWXY';

export const referencePattern = new RegExp(
  `^[${Object.values(enquiryKinds)
    .map(({ letter }) => letter)
    .join('')}]-\\d{6}-[${referenceAlphabet}]{4,8}$`,
);

/** `random` yields numbers from 0 up to 1; a longer tail is for days when short ones run out. */
export function makeReference(
  kind: EnquiryKind,
  now: number,
  random: () => number,
  length = 4,
): string {
  const { year, month, day } = indianDate(now);
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, '0')).join('');
  let tail = '';
  while (tail.length < length) {
    tail += referenceAlphabet[Math.floor(random() * referenceAlphabet.length)];
  }
  return `${enquiryKinds[kind].letter}-${date}-${tail}`;
}
