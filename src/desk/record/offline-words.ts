import { capitalWords } from '../capital-words.ts';
import { knownField, type RecordWords } from './record-words.ts';

interface Situation {
  readonly words: RecordWords;
  readonly device: 'computer' | 'phone';
  /** The desk has no such record yet. */
  readonly absent: boolean;
}

/** `Two changes are kept on this computer and go to the desk when you are online again.` */
export function spellKept(fields: readonly string[], { words, device, absent }: Situation): string {
  const count = absent ? 0 : new Set(fields.map((field) => knownField(field, words))).size;
  const [what, are, go] =
    count > 1 ? [`${capitalWords(count)} changes`, 'are', 'go'] : [whole(count), 'is', 'goes'];
  return `${what} ${are} kept on this ${device} and ${go} to the desk when you are online again.`;
}

function whole(count: number): string {
  return count === 1 ? 'One change' : 'What you wrote';
}
