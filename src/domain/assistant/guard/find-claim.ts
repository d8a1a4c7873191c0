import { claimOf } from './claim-words.ts';
import { wordsOf } from './facts.ts';
import type { Token } from './read-answer.ts';

/** Whether a clause speaks of a claim, be it in words of money and stock or in ordinary ones. */
export function makesClaim(clause: readonly Token[]): boolean {
  const words = wordsOf(clause);
  const text = ` ${words.join(' ')} `;
  return (
    action.test(text) ||
    phrases.test(text) ||
    hours.test(text) ||
    words.some((word) => claimOf(word) !== undefined && !isInnocent(word, text)) ||
    /\b(?:we|i|mill) (?:have|has|got|hold|keep) (?:it|them|this|that|these|those|some|enough|lots|plenty|all|everything)\b/.test(
      text,
    ) ||
    (/\bbest\b/.test(text) && /\b(?:mill|we|us|our|india|punjab|asia|world|city)\b/.test(text))
  );
}

/** Uses of a claim's word that claim nothing. */
function isInnocent(word: string, clause: string): boolean {
  if (word === 'free')
    return /\bfree (?:6 |six )?swatch|\bswatch(?:es| pack)? (?:is|are) free\b/.test(clause);
  if (word === 'available')
    return /\bavailable (?:in|as|at) (?:the |these |recorded |\d+ )*(?:shades?|colou?rs?|widths?|weights?)\b/.test(
      clause,
    );
  if (word === 'ready') return /\byou are ready\b|\byou're ready\b/.test(clause);
  if (word.startsWith('approv')) return /\b(?:shade|dip|sample|limit|length)\b/.test(clause);
  if (word === 'sold') return /\bsold by the metre\b/.test(clause);
  if (word === 'deliver' || word === 'promise') return false;
  return word === 'review' || word === 'reviews' ? /\breviews page\b/.test(clause) : false;
}

/** "Your order is confirmed", "I have sent it": the assistant sends and decides nothing. */
const action =
  /\b(?:is|are|was|been|being|get|gets) (?:now |already )?(?:confirmed|accepted|placed|booked|received|sent|reserved|processed|forwarded|passed|scheduled|registered|cancelled|ordered)\b|\b(?:i|i've|i'll|i'd|we|we've|we'll) (?:have |will |can |could |am |just |now |already ){0,3}(?:confirm|confirmed|place|placed|book|booked|send|sent|reserve|reserved|accept|accepted|forward|forwarded|pass|passed|schedule|scheduled|register|registered|cancel|cancelled|call|called|order|ordered|negotiate|arrange|arranged)\b/;

/** Claims made of ordinary words. */
const phrases =
  /\b(?:for nothing|on us|at once|right away|straight away|on hand|in hand|to your door|no time|at all times|for ever|forever|your pocket|picked up|waits? for you|no minimum|no moq|any length|any quantity|order leaves|enough for everyone)\b|\bpass(?:ed|es)? (?:\w+ ){0,4}tests?\b|\b(?:we|mill) (?:always )?keeps? (?:it|them|\d)|\bminimum is (?:none|nothing|low|small|tiny)\b|\blead times? (?:is|are) (?:very |quite |usually )?(?:short|fast|quick|low)\b|\b(?:within|by|before|during) (?:the|this|next) (?:hour|day|week|weekend|month)\b|\b(?:sales|info|mail) at \w|\b(?:not|never|won't|doesn't|cannot|can't) (?:ever |easily )?(?:shrink|fade|pill|tear|break|bleed|rip|burn)|\bkeeps? \w+ away\b/;

/** "We are open on Sunday": the hours are the mill's own words. */
const hours =
  /\b(?:we|office|mill|desk) (?:is|are) (?:always |also |never )?(?:open|closed)\b(?! ⓞ)/;

/** "A week", "the same day": a time without a number is a promise as well. */
export const vagueTime =
  /\b(?:a|an|one|next|same|this|few|some|couple of|several) (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?)\b/;

/** The assistant is a program: whatever else it says it is, is refused. */
export function claimsIdentity(clause: readonly Token[]): boolean {
  const text = wordsOf(clause).join(' ');
  if (otherIdentity.test(text)) return true;
  const after = /\b(?:i am|i'm) (.{0,60})/.exec(text)?.[1];
  return after !== undefined && !selfWords.test(after);
}

const otherIdentity =
  /\bmy name\b|\b(?:i|we) (?:work (?:at|for|in|as|here)|live|own|founded|manage)\b|\b(?:are|you) (?:speak|speaking|talk|talking|chat|chatting) (?:to|with) |\bthis is (?:a|the) (?:real )?(?:person|human)\b/;

const selfWords =
  /^(?:not (?:a (?:person|human)|able|sure|allowed|certain)|for|(?:only |just )?an? (?:ai|assistant|computer|program|automated)|the (?:mill's |mill’s )?(?:ai|assistant|automated)|sorry$|sorry (?:but|that|for)|afraid|glad|happy to|unable|here to|able|software)/;
