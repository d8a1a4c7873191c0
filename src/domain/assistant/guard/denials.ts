import { claimNouns, claimOf } from './claim-words.ts';
import type { Token } from './read-answer.ts';

/**
 * Whether a clause denies what it speaks of, and nothing but that: a subject, one negation, and words
 * that state nothing. One word of denial somewhere in a sentence is no denial: "Don't worry, it is
 * certified", "not only cheap", "never out of stock".
 */
export function isDenial(
  clause: readonly Token[],
  isVisitorsWord: (word: string) => boolean,
): boolean {
  const words = wordsOf(clause);
  const places = words.flatMap((word, place) => (isNegation(word) ? [place] : []));
  const [place] = places;
  if (place === undefined || places.length > 1) return false;
  // A visitor's word may be repeated only by somebody who says that they do not know.
  const speaks = words.slice(0, place).some((word) => speakers.has(word));
  const isRepeated = (word: string) => speaks && isVisitorsWord(word) && !inversions.has(word);
  // "No tax", "no advance": without a word of knowing, a denial is a promise.
  if (!words.some((word) => reports.has(word))) return false;
  return (
    words.slice(0, place).every((word) => subjects.has(word) || claimNouns.has(word)) &&
    words
      .slice(place + 1)
      .every((word) => denied.has(word) || claimNouns.has(word) || isCode(word) || isRepeated(word))
  );
}

export function isNegation(word: string): boolean {
  return (
    negations.has(word) ||
    /^(?:do|does|did|is|are|was|were|ca|could|would|wo|has|have|had|should|must)n't$/.test(word)
  );
}

/** "Ask the sales desk about stock", "a person tells you the price": leads to somebody who knows. */
export function isReferral(clause: readonly Token[]): boolean {
  const words = wordsOf(clause).filter((word) => !openers.has(word));
  if (words.length < 3 || unfinished.has(words.at(-1)!)) return false;
  // A price exists and is only unknown; stock and certificates may not exist at all.
  const mayNotExist = words.some((word) => word === 'available' || !isNeutral(word));
  if (mayNotExist && !words.some((word) => openings.has(word))) return false;
  const isRest = (word: string) => referred.has(word) || claimNouns.has(word) || isCode(word);
  if (requests.has(words[0]!)) return words.slice(1).every(isRest);
  if (isAboutPrices(words)) return words.every((word) => pricing.has(word) || isCode(word));
  const verb = words.findIndex((word) => tellers.has(word));
  const before = words.slice(0, Math.max(verb, 0));
  return (
    before.length > 0 &&
    before.length <= 8 &&
    before.some((word) => people.has(word)) &&
    before.every((word) => people.has(word) || referred.has(word)) &&
    words.slice(verb + 1).every(isRest)
  );
}

function isNeutral(word: string): boolean {
  return claimOf(word) === undefined || /^(?:pric(?:e|es|ing)|costs?|rates?|quoted)$/.test(word);
}

/** "Every price is a quote": the price is named as unknown, and nothing else is said of it. */
function isAboutPrices(words: readonly string[]): boolean {
  return (
    /^(?:every|each|all|any|the|our|price|prices)$/.test(words[0]!) &&
    words.slice(0, 4).some((word) => /^pric(?:e|es|ing)$/.test(word))
  );
}

/** "The price is not stated, it is low": what follows a denial must not take it back. */
export function takesBack(clause: readonly Token[]): boolean {
  return wordsOf(clause).some((word) => judgements.has(word));
}

/** "…, a discount or stock": goes on with the list of what was denied in the clause before. */
export function isListOfNouns(clause: readonly Token[]): boolean {
  return wordsOf(clause).every((word) => claimNouns.has(word) || listWords.has(word));
}

function wordsOf(clause: readonly Token[]): string[] {
  return clause.filter(({ kind }) => kind === 'word' || kind === 'code').map(({ lower }) => lower);
}

function isCode(word: string): boolean {
  return /^\d{1,3}[a-z]{1,2}$/.test(word);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const negations = set(
  'no not none never neither nor nothing cannot unable without nobody nowhere hardly',
);

const reports = set(
  'state states stated stating give given quote quoted say see seen confirm confirmed promise tell told know known claim claimed name list listed show shown publish published hold holds held record recorded records provide share check discuss comment answer find found read guess information details access mention mentioned make made knit knitted',
);

const speakers = set('i we records record mill book');

/** After a negation these assert again: "we do not lack certificates". */
const inversions = set(
  'lack lacks lacking miss misses missing fail fails except but unless only just merely doubt doubts deny denies hesitate exceed less lower under beyond stop worry forget anything else other than refuse false untrue uncertified unavailable without wrong',
);

const judgements = set(
  'low lower lowest high higher small smaller little less only just except unless reasonable fair attractive good great excellent nice better best competitive',
);

const openings = set('whether if which what about how');
const unfinished = set('is are a an the per for on of to at by from and or be');
const openers = set('please so then but and also kindly simply just or');

const subjects = set(
  'i we it they this that there you hold holds am is are was be been have has had do does can could will would may must should the a an our my your mill records record book catalogue guide assistant here as what which of on for in about at any sorry unfortunately afraid however but so and because since also please individual actually any such tools',
);

/** What may follow the negation. */
const denied = set(
  `a an the any this that these those it its them of for on in at to about with from by or nor and as is are be been was were if whether
  what which how when where i we you me us my our your have has had do does can could will would may
  state states stated stating give gives given giving quote quoted say says said see seen confirm confirmed promise promised tell told know known knows
  claim claimed name named list listed lists show shown shows publish published publishing hold held holds have record recorded records recording
  provide provided share shared check checked offer offered discuss comment answer find found read look guess guessed able access information info
  figure figures detail details written write mention mentioned contain contains cover covers
  here online yet exactly myself directly currently separately specific particular such kind sort way today date dates
  fabric fabrics cloth article number mill tools book catalogue page pages site website conversation chat shelves levels level terms
  price prices cost costs stock available availability certified certification certificates discounts statement statements
  organic recycled sustainable waterproof hypoallergenic safe approved compliant make made knit knitted sell sold
  silk wool linen viscose bamboo denim velvet such`,
);

const people = set(
  'a an the our one of person colleague team desk desks sales export people someone they he she mill department somebody staff',
);

const tellers = set(
  'answer answers tell tells know knows confirm confirms send sends give gives quote quotes help helps check checks reply replies write writes settle settles state states advise advises provide provides say says',
);

const requests = set(
  'ask contact write call message email send request use tell reach speak talk check visit fill get confirm include discuss',
);

const referred = set(
  `a an the any this that it its them of for on in at to about with from by or and as is are be been if whether what which how when where
  i we you me us my our your will can could would may should exact exactly current written directly first them
  person colleague team desk desks sales export people page form contact whatsapp e mail email phone quote request requests conversation summary summarised
  fabric fabrics cloth metres metre shade shades finish destination quantity quantities width weight order orders details detail need needs want wants ask asking
  answer answers tell tells know knows confirm confirms send sends give gives check exist exists papers together below above button through using via
  available stock now today market markets requirements requirement required name names`,
);

const pricing = set(
  `a an the every each all any our price prices pricing is are be quote quotes quoted quotation on request only written by person given made for of in to
  depends depend metres metre shade finish destination quantity quantities order your you and or with it its this that fabric fabrics cloth per
  individually separately never stated sales desk team colleague answered sent reads read comes come from a`,
);

const listWords = set('a an the any or nor and of for in about as well even');
