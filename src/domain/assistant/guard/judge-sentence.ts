import { claimOf } from './claim-words.ts';
import { isDenial, isListOfNouns, isNegation, isReferral, takesBack } from './denials.ts';
import { clausesOf, type Facts, joinWords } from './facts.ts';
import { mayStateFigure } from './judge-figures.ts';
import { functionWords, ordinaryWords } from './ordinary-words.ts';
import { type Refusal, readSentence, type Token } from './read-answer.ts';
import { readFigures } from './read-numbers.ts';
import { wordForms } from './word-forms.ts';
import type { Visitor } from './read-visitor.ts';

/**
 * Why a sentence of an AI service may not be shown; undefined when it may. Everything is refused that
 * is not known: every number, name, link and word must come from the tools, the mill's own texts or
 * ordinary English, and what asserts a claim must be the mill's own clause or deny it as a whole.
 */
export function judgeSentence(
  sentence: string,
  facts: Facts,
  visitor: Visitor,
  /** Numbers of the fabrics that the sentences before spoke of. */
  before: readonly string[] = [],
): Refusal | undefined {
  const read = readSentence(sentence, facts.literals);
  if ('refused' in read) return read.refused;
  const { tokens } = read;
  if (isOwnWording(tokens, facts)) return undefined;
  if (visitor.asksClaim && isBareAgreement(tokens)) return 'agreement';
  const figures = readFigures(tokens);
  const clauses = clausesOf(tokens).filter((clause) => clause.some(({ kind }) => kind !== 'mark'));
  let wasDenied = false;
  const speaksOfClaim = clauses.some(findClaim);
  for (const clause of clauses) {
    if (isOwnWording(clause, facts)) {
      wasDenied = false;
      continue;
    }
    const isDenied = isDenial(clause, visitor.hasWord);
    const refused =
      findUnknown(clause, facts, isDenied ? visitor.hasWord : () => false) ??
      (visitor.asksClaim && agrees(clause) ? 'agreement' : undefined) ??
      (claimsIdentity(clause) ? 'claim' : undefined);
    if (refused) return refused;
    const numbers = figures.filter((figure) => figure.clause === clause[0]!.clause);
    if (!numbers.every((figure) => mayStateFigure(figure, tokens, facts, visitor, before)))
      return 'number';
    if (vagueTime.test(joinWords(clause))) return 'number';
    const inherits: boolean = wasDenied && isListOfNouns(clause);
    if (speaksOfClaim && !isDenied && !isReferral(clause) && takesBack(clause)) return 'claim';
    if (findClaim(clause) && !isDenied && !inherits && !isReferral(clause)) return 'claim';
    wasDenied = isDenied || inherits;
  }
  return undefined;
}

/** Word for word what the mill has written; two words are too few to mean the same alone. */
function isOwnWording(tokens: readonly Token[], facts: Facts): boolean {
  const own = joinWords(tokens);
  const length = own.split(' ').length;
  return (length >= 3 || (length === 2 && /\d/.test(own))) && facts.hasWording(own);
}

function findUnknown(
  clause: readonly Token[],
  facts: Facts,
  isVisitorsWord: (word: string) => boolean,
): Refusal | undefined {
  for (const [place, token] of clause.entries()) {
    const { text, lower, kind, isFirst } = token;
    if (kind === 'mark' || kind === 'number' || kind === 'own' || isVisitorsWord(lower)) continue;
    if (lower.length === 1) {
      if (isLoneLetter(clause, place)) continue;
      return 'unknown word';
    }
    const isKnown =
      facts.hasWord(lower) ||
      claimOf(lower) !== undefined ||
      isNegation(lower) ||
      contractions.has(lower) ||
      numberish.test(lower) ||
      wordForms(lower).some((form) => ordinaryWords.has(form));
    if (!isKnown) return 'unknown word';
    if (/[A-Z]/.test(text) && !isFirst && text !== 'I' && !lower.startsWith("i'")) {
      // A capital inside a sentence marks a name: "Gap" and "Target" are ordinary words otherwise.
      if (!facts.hasName(text) && !facts.hasWord(lower)) return 'unknown name';
    }
    if (/^[A-Z]{2,}$/.test(text) && !facts.hasName(text)) return 'unknown name';
  }
  return undefined;
}

const contractions: ReadonlySet<string> = new Set(
  "i'm i'll i'd i've it's it'll that's there's here's what's let's we're we'll we've we'd you're you'll you've you'd they're they'll who's".split(
    ' ',
  ),
);

const numberish =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|quarter|double|twice|percent|dozen|third)$/;

/** "a", "I", "5 m", "T-shirt", "e-mail", "g/m²"; any other letter alone may spell a word. */
function isLoneLetter(clause: readonly Token[], place: number): boolean {
  const { lower } = clause[place]!;
  const next = clause[place + 1]?.lower ?? '';
  const afterNext = clause[place + 2]?.lower ?? '';
  const before = clause[place - 1];
  if (lower === 'a' || lower === 'i') return /^[a-z0-9]{2}/.test(next) || /^["“‘]$/.test(next);
  if (lower === 't' || lower === 'e') return next === '-' && /^(?:shirts?|mails?)$/.test(afterNext);
  if (lower === 'm' || lower === 'g') return before?.kind === 'number' || before?.lower === '/';
  if (lower === 'c') return before?.lower === '°';
  return lower === 's' && before !== undefined && /^[’']$/.test(before.lower);
}

/** "A week", "the same day": a time without a number is a promise as well. */
const vagueTime =
  /\b(?:a|an|one|next|same|this|few|some|couple of|several) (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?)\b/;

/** "Your order is confirmed", "I have sent it": the assistant sends and decides nothing. */
const action =
  /\b(?:is|are|was|been|being|get|gets) (?:now |already )?(?:confirmed|accepted|placed|booked|received|sent|reserved|processed|forwarded|passed|scheduled|registered|cancelled|ordered)\b|\b(?:i|i've|i'll|i'd|we|we've|we'll) (?:have |will |can |could |am |just |now |already ){0,3}(?:confirm|confirmed|place|placed|book|booked|send|sent|reserve|reserved|accept|accepted|forward|forwarded|pass|passed|schedule|scheduled|register|registered|cancel|cancelled|call|called|order|ordered|negotiate|arrange|arranged)\b/;

/** Claims made of ordinary words. */
const phrases =
  /\b(?:for nothing|on us|at once|right away|straight away|on hand|in hand|to your door|no time|at all times|for ever|forever|your pocket|picked up|waits? for you|no minimum|no moq|any length|any quantity|order leaves|enough for everyone)\b|\bpass(?:ed|es)? (?:\w+ ){0,4}tests?\b|\b(?:we|mill) (?:always )?keeps? (?:it|them|\d)|\bminimum is (?:none|nothing|low|small|tiny)\b|\blead times? (?:is|are) (?:very |quite |usually )?(?:short|fast|quick|low)\b|\b(?:within|by|before|during) (?:the|this|next) (?:hour|day|week|weekend|month)\b|\b(?:sales|info|mail) at \w|\b(?:not|never|won't|doesn't|cannot|can't) (?:ever |easily )?(?:shrink|fade|pill|tear|break|bleed|rip|burn)|\bkeeps? \w+ away\b/;

/** "We are open on Sunday": the hours are the mill's own words. */
const hours =
  /\b(?:we|office|mill|desk) (?:is|are) (?:always |also |never )?(?:open|closed)\b(?! ⓞ)/;

/** The subject of a claim that the clause may assert. */
function findClaim(clause: readonly Token[]): boolean {
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

/** "Yes" and "That is right" say whatever the visitor asked for. */
function agrees(clause: readonly Token[]): boolean {
  const words = wordsOf(clause);
  return !words.some(isNegation) && words.slice(0, 3).some((word) => agreements.has(word));
}

/** So do "It is." and "We do." */
function isBareAgreement(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !words.some(isNegation) &&
    words.every((word) => functionWords.has(word) || contractions.has(word))
  );
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'mark').map(({ lower }) => lower);
}

const agreements: ReadonlySet<string> = new Set(
  'yes yeah yep yup sure surely certainly absolutely definitely indeed correct right exactly true agreed agree confirmed confirm naturally course haan ji done okay ok happily gladly possible affirmative'.split(
    ' ',
  ),
);

/** The assistant is a program: whatever else it says it is, is refused. */
function claimsIdentity(clause: readonly Token[]): boolean {
  const text = wordsOf(clause).join(' ');
  if (otherIdentity.test(text)) return true;
  const after = /\b(?:i am|i'm) (.{0,60})/.exec(text)?.[1];
  return after !== undefined && !selfWords.test(after);
}

const otherIdentity =
  /\bmy name\b|\b(?:i|we) (?:work (?:at|for|in|as|here)|live|own|founded|manage)\b|\b(?:are|you) (?:speak|speaking|talk|talking|chat|chatting) (?:to|with) |\bthis is (?:a|the) (?:real )?(?:person|human)\b/;

const selfWords =
  /^(?:not (?:a (?:person|human)|able|sure|allowed|certain)|for|(?:only |just )?an? (?:ai|assistant|computer|program|automated)|the (?:mill's |mill’s )?(?:ai|assistant|automated)|sorry$|sorry (?:but|that|for)|afraid|glad|happy to|unable|here to|able|software)/;
