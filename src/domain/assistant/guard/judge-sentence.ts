import { agrees, isBareAgreement } from './agreements.ts';
import { isDenial, isListOfNouns, isReferral, takesBack } from './denials.ts';
import { clausesOf, type Facts, joinWords } from './facts.ts';
import { claimsIdentity, makesClaim, vagueTime } from './find-claim.ts';
import { findUnknown } from './find-unknown.ts';
import { mayStateFigure } from './judge-figures.ts';
import { type Refusal, readSentence, type Token } from './read-answer.ts';
import { readFigures } from './read-numbers.ts';
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
  const speaksOfClaim = clauses.some(makesClaim);
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
    if (makesClaim(clause) && !isDenied && !inherits && !isReferral(clause)) return 'claim';
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
