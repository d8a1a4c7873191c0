import { type Facts, figureKey } from './facts.ts';
import { isOwnTime } from './own-times.ts';
import type { Token } from './read-answer.ts';
import type { Figure } from './read-numbers.ts';
import type { Visitor } from './read-visitor.ts';

/** Whether a number may stand in an answer: with a unit, known with that unit, and said of the right thing. */
export function mayStateFigure(
  figure: Figure,
  tokens: readonly Token[],
  facts: Facts,
  visitor: Visitor,
  before: readonly string[],
): boolean {
  const { value, next, isSmallWord, clause } = figure;
  const inClause = tokens.filter((token) => token.clause === clause).map(({ lower }) => lower);
  const inSentence = tokens.map(({ lower }) => lower);
  const unit = figure.unit || impliedUnit(inSentence.slice(0, figure.at));
  const says = (words: ReadonlySet<string>, list: readonly string[]) =>
    list.some((word) => words.has(word));

  if (figure.unit === '') {
    // "180 a metre", "180 each", "180/-": whatever it is, it is a price.
    if (/^(?:a|an|per|each|every|\/|for|only|all|plus|off|-)$/.test(next)) return false;
    // "One of them", "this one"
    if (isSmallWord && value === 1) return true;
    // "The plainer of the two": counts what was named before.
    const previous = inSentence[figure.at - 1] ?? '';
    if (isSmallWord && value <= 4 && /^(?:the|these|those|all)$/.test(previous))
      return !/^[a-z0-9]/.test(next);
  }
  const known = knownIn(tokens, facts, before);
  const isKnown =
    known(value, unit) ||
    (measured.has(unit) && visitor.hasFigure(value, unit)) ||
    isConverted(value, unit, (one, of) => known(one, of) || visitor.hasFigure(one, of));
  switch (unit) {
    case 'gsm':
    case 'inch':
    case 'cm':
      return isKnown && !possesses(inClause);
    case 'm':
    case 'yd':
    case 'kg':
    case 'g':
    case 'oz':
      return isKnown && says(ordering, inSentence) && !possesses(inClause);
    case '%':
      return isKnown && says(fibres, inSentence) && next !== 'off';
    case 'ratio':
      return isKnown && says(fibres, inSentence);
    case 'hour':
    case 'day':
    case 'week':
      return isKnown && isOwnTime(value, unit, inClause);
    case 'fabric':
    case 'collection':
    case 'shade':
    case 'swatch':
    case 'step':
      return isKnown || (isSmallWord && unit === 'fabric' && value <= 6);
    case 'thing':
      return isSmallWord;
    case 'degree':
      return isKnown;
    default:
      return false;
  }
}

type Known = (value: number, unit: string) => boolean;

/** A sentence that names fabrics may state what is recorded of these and not of others. */
function knownIn(tokens: readonly Token[], facts: Facts, before: readonly string[]): Known {
  const named = tokens.map(({ lower }) => lower).filter((word) => facts.figuresOf(word));
  const codes = named.length > 0 ? named : refersBack.test(tokens[0]?.lower ?? '') ? before : [];
  const records = codes.flatMap((code) => facts.figuresOf(code) ?? []);
  return (value, unit) =>
    records.length > 0 && ofFabric.has(unit)
      ? records.some((record) => record.has(figureKey(value, unit)))
      : facts.hasFigure(value, unit);
}

/** "It weighs 140 GSM": the fabrics of the sentence before. */
const refersBack = /^(?:it|its|this|they|their|both|these)$/;

const ofFabric: ReadonlySet<string> = new Set(['gsm', 'inch', 'cm', '%', 'shade']);

const measured: ReadonlySet<string> = new Set(['gsm', 'inch', 'cm', 'm', 'yd', 'kg', 'g', 'oz']);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ordering = set(
  'noted minimum minimums moq moqs bulk sample samples sampling sampled yardage order orders ordering ordered weigh weighs weight request quote need needs your shade colour running conversion equals',
);
const possession = set(
  'have has hold holds got left ready available stock keep keeps remain remaining price prices cost costs rate rupees lying',
);

/** "We have 500 m" speaks of stock; "I have noted" and "you have" do not. */
function possesses(clause: readonly string[]): boolean {
  return clause.some(
    (word, place) =>
      possession.has(word) && !(word === 'have' && /^(?:i|you|to)$/.test(clause[place - 1] ?? '')),
  );
}

const fibres = set(
  'cotton nylon polyester polycotton elastane spandex fibre fibres composition blend gsm tolerance weight',
);

/** "The weight is 140", "a width of 60": the unit was named before. */
function impliedUnit(before: readonly string[]): string {
  const named = before.findLast((word) => implied.has(word));
  return named === undefined ? '' : implied.get(named)!;
}

const implied: ReadonlyMap<string, string> = new Map([
  ['gsm', 'gsm'],
  ['weight', 'gsm'],
  ['weighs', 'gsm'],
  ['width', 'inch'],
  ['inches', 'inch'],
]);

/** 60 inches are 152 cm: an honest conversion of a known figure is known. */
function isConverted(value: number, unit: string, known: Known): boolean {
  const near = (exact: number, of: string, factor: number) => {
    const rounded = Math.round(exact);
    return known(rounded, of) && Math.abs(rounded * factor - value) <= 1;
  };
  if (unit === 'cm') return near(value / 2.54, 'inch', 2.54);
  if (unit === 'inch') return near(value * 2.54, 'cm', 1 / 2.54);
  return false;
}
