import { dayMs } from '../enquiry/indian-time.ts';

/** A link opens the room for a year. */
export const linkMs = 365 * dayMs;

export interface RoomLink {
  readonly expiresAt: number;
  readonly closedAt: number | null;
}

export type LinkState = 'open' | 'closed' | 'over';

export function linkState({ expiresAt, closedAt }: RoomLink, now: number): LinkState {
  if (closedAt !== null) return 'closed';
  return now < expiresAt ? 'open' : 'over';
}

/** What anybody with the link may do in a day; without a limit also without end, each time with a mail. */
export const roomLimits = { words: 30, codes: 5, links: 5, photos: 20 } as const;

/** Six digits: guessed within five tries by one in 200,000. */
export const codeRules = { digits: 6, tries: 5, validMs: 15 * 60_000 } as const;

/** `m…@loomandleaf.example`: enough to know one's own mailbox, too little to learn it. */
export function veilAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
