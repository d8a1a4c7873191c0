import type { ActName } from '../../../domain/room/acts.ts';
import { codeRules, roomLimits } from '../../../domain/room/room-link.ts';
import type { RoomOutcome } from './act-in-room.ts';

/** What the page says after something was done. */
export const doneWords: Readonly<Record<ActName, string>> = {
  write: 'Your message is with us.',
  'approve-dip': 'Thank you. The approved dip is the standard of your order.',
  'refuse-dips': 'Thank you. We dye new ones and write to you.',
  accept: 'Thank you. Your order is with us, and a mail confirms it.',
  undo: 'The acceptance is taken back. The quote is open again.',
  decline: 'We have noted that you decline this quote.',
  target: 'Your price is with us. We answer with a new quote.',
  'new-price': 'We answer with today’s price.',
  forward: 'The link is on its way to your colleague.',
  close: 'The room is closed.',
};

/** Why nothing was done, and what helps. */
export const refusalWords: Readonly<
  Record<Exclude<RoomOutcome, 'done' | 'again' | 'sent'>, string>
> = {
  'too-late':
    'This is no longer possible: it was answered, changed or withdrawn in the meantime. Below it stands as it is now.',
  'too-many': `This was done very often today (${roomLimits.words} messages, ${roomLimits.links} links or ${roomLimits.codes} codes a day). Please call us or answer our mail.`,
  metres: 'So few or so many metres are not in this quote. Please look at its tiers.',
  'ran-out': 'This quote has run out. Please ask for today’s price.',
  wrong: 'This is not the code that we sent. Please look again.',
  over: `This code no longer holds: it is older than ${codeRules.validMs / 60_000} minutes, was tried too often, or was made for other metres. Please let us send a new one.`,
  'no-mail':
    'We have no mail address of yours to which a code could go. Please tell us on the telephone.',
};
