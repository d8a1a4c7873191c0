/** What a follow-up points at or changes, beside what it wishes. */
export interface Pointer {
  /** "The second one": its place in the list before, from 0; -1 is the last. */
  readonly places: readonly number[];
  readonly compares?: Comparative;
  /** "Which is lighter", "the lighter one": one of those that were shown is meant. */
  readonly chooses: boolean;
  /** Fields whose wish is taken back: "any colour", "forget the weight". */
  readonly drops: readonly Dropped[];
  /** "Nylon is fine": what it names is no longer unwanted. */
  readonly allows: boolean;
  /** "It does not have to be cotton": what it names is no longer wished, and may be. */
  readonly frees: boolean;
  /** "Something like 14B", "similar to it". */
  readonly similar: boolean;
  /** "Forget that": the search begins again. */
  readonly resets: boolean;
  /** "It", "same", "and …": it goes on with what was before. */
  readonly continues: boolean;
}

export const comparatives = [
  'softer',
  'firmer',
  'lighter',
  'heavier',
  'wider',
  'narrower',
  'stretchier',
] as const;
export type Comparative = (typeof comparatives)[number];

const droppable = {
  colour: 'colour colours shade shades',
  categories: 'fibre fiber material composition blend blends',
  collections: 'collection collections',
  gsm: 'weight gsm',
  inches: 'width',
  endUses: 'use uses garment',
  families: 'construction structure knit',
  finishes: 'finish finishes',
  stretch: 'stretch',
  behaviours: 'behaviour behaviours',
  order: 'order',
} as const;
export type Dropped = keyof typeof droppable;

const takenBack =
  'forget,ignore,drop,skip,remove,relax,loosen,without,never mind,nevermind,dont care about'.split(
    ',',
  );

/** "The colour is open", "weight does not matter". */
const freed: readonly string[] = [
  ...['does not', 'doesnt', 'is not', 'isnt', 'not', 'no'].flatMap((denial) =>
    ['matter', 'important', 'fixed', 'a problem', 'problem', 'issue'].map(
      (word) => `${denial} ${word}`,
    ),
  ),
  ...['is', 'can be', 'could be', 'may be'].flatMap((verb) =>
    ['open', 'flexible', 'anything', 'any', 'whatever', 'up to you'].map(
      (word) => `${verb} ${word}`,
    ),
  ),
];

export function readPointer(words: readonly string[], hasGsm: boolean): Pointer {
  const text = ` ${words.join(' ')} `;
  const says = (...phrases: readonly string[]) => phrases.some((one) => text.includes(` ${one} `));
  const plain = text.replace(/ (?:also|too|even|quite|perfectly|equally)(?= )/g, '');
  const saysPlainly = (...phrases: readonly string[]) =>
    phrases.some((one) => plain.includes(` ${one} `));
  const compares = hasGsm ? undefined : readComparative(text);
  const drops = readDrops(says);
  return {
    places: readPlaces(text),
    ...(compares && { compares }),
    chooses:
      says(
        'which',
        'which one',
        'of them',
        'of these',
        'of those',
        'the lighter one',
        'the heavier one',
        'the softer one',
        'lighter one',
        'heavier one',
      ) || says('the lighter', 'the heavier', 'the softer', 'the wider'),
    drops,
    allows: saysPlainly(
      'is fine',
      'are fine',
      'is ok',
      'is okay',
      'are ok',
      'is allowed',
      'chalega',
      'chalegi',
    ),
    frees: says(
      'doesnt have to',
      'does not have to',
      'doesnt need to',
      'does not need to',
      'dont mind',
      'do not mind',
      'no problem with',
      'no issue with',
    ),
    similar:
      / like (?:the )?\d{2} ?[a-z] /.test(text) ||
      says(
        'like it',
        'like this',
        'like that',
        'similar',
        'more like',
        'something like',
        'same as',
        'alternative',
        'alternatives',
        'substitute',
        'equivalent',
        'comparable',
        'near to it',
        'close to it',
        'closest to it',
      ),
    resets:
      drops.length === 0 &&
      says(
        'forget that',
        'forget it',
        'scratch that',
        'cancel that',
        'leave that',
        'start again',
        'start over',
        'never mind',
        'something else',
      ),
    continues:
      openers.has(words[0] ?? '') ||
      openers.has(`${words[0]} ${words[1]}`) ||
      says(
        'it',
        'its',
        'them',
        'these',
        'those',
        'same',
        'one',
        'ones',
        'instead',
        'only',
        'also',
        'too',
        'they',
        'this',
        'that',
        'other',
      ),
  };
}

function readDrops(says: (...phrases: readonly string[]) => boolean): Dropped[] {
  return (Object.keys(droppable) as Dropped[]).filter(
    (field) =>
      (field === 'categories' && says('blends too', 'blends also', 'blends ok')) ||
      droppable[field].split(' ').some(
        (word) =>
          // Few questions hold the word at all, and the phrases are many.
          says(word) &&
          says(
            `any ${word}`,
            ...freed.map((phrase) => `${word} ${phrase}`),
            ...takenBack.flatMap((verb) => [`${verb} the ${word}`, `${verb} ${word}`]),
          ),
      ),
  );
}

const openers = new Set(
  'and but or in with without not no only same also under below over above lighter heavier softer any then aur max'
    .split(' ')
    .concat(['what about', 'how about', 'what if', 'at']),
);

function readPlaces(text: string): number[] {
  const isBoth =
    text.includes(' both ') && !/ both (?:nahi|not|no) | and \S+ both | for both /.test(text);
  if (text.includes(' first two ') || isBoth) return [0, 1];
  if (text.includes(' first three ') || / compare (them|these|those|all) /.test(text))
    return [0, 1, 2];
  const numbered = [...text.matchAll(/ (?:number|option|item) ([1-4])(?= )/g)];
  if (numbered.length > 0) return numbered.map(([, digit]) => Number(digit) - 1);
  const [, ...joined] = pair.exec(text) ?? [];
  return ordinals.flatMap(([place, words]) =>
    words.split(' ').some((word) => joined.includes(word) || pointsAt(text, word)) ? [place] : [],
  );
}

/** "The first", "first one", "first option"; "first show me lace" points at nothing. */
function pointsAt(text: string, word: string): boolean {
  if (text.trim() === word || text.endsWith(` ${word} show `)) return true;
  return [
    `the ${word}`,
    `of ${word}`,
    `${word} one`,
    `${word} option`,
    `${word} fabric`,
    `${word} please`,
  ].some((phrase) => text.includes(` ${phrase} `));
}

/** "First and third". */
const pair =
  / (first|second|third|fourth|last|1st|2nd|3rd|4th) (?:and|or)(?: the)? (first|second|third|fourth|last|1st|2nd|3rd|4th) /;

const ordinals: readonly (readonly [number, string])[] = [
  [0, 'first 1st former'],
  [1, 'second 2nd other latter'],
  [2, 'third 3rd'],
  [3, 'fourth 4th'],
  [-1, 'last'],
];

const comparing: readonly (readonly [Comparative, readonly string[]])[] = [
  ['softer', ['softer', 'more soft', 'and soft', 'smoother']],
  ['firmer', ['firmer', 'stiffer', 'stronger', 'more firm', 'more stable']],
  ['lighter', ['lighter', 'thinner', 'more light', 'and light', 'little light', 'finer']],
  ['heavier', ['heavier', 'thicker', 'more heavy', 'and heavy', 'warmer', 'denser']],
  ['wider', ['wider', 'broader', 'more width', 'more wide', 'and wide']],
  ['narrower', ['narrower']],
  ['stretchier', ['stretchier', 'more stretch', 'stretches more', 'more elastane', 'more elastic']],
];

function readComparative(text: string): Comparative | undefined {
  return comparing.find(([, phrases]) => phrases.some((one) => text.includes(` ${one} `)))?.[0];
}
