/** Counts that buyers say in words, as plain figures: `3 dozen` is 36, `1.5 lakh` 150000. */
export function spellFigures(folded: string): string {
  return folded
    .replace(saidNumber, (word) => `${numbers[word]}`)
    .replace(said, (_whole, figure: string, word: string) =>
      String(Math.round(Number(figure) * (times[word] ?? 1))),
    );
}

const times: Readonly<Record<string, number>> = {
  dozen: 12,
  dozens: 12,
  doz: 12,
  darjan: 12,
  hundred: 100,
  sau: 100,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  crore: 10_000_000,
};

const numbers: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  one: 1,
  ek: 1,
  two: 2,
  do: 2,
  three: 3,
  teen: 3,
  four: 4,
  char: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  das: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  bees: 20,
  thirty: 30,
  fifty: 50,
};

/** A figure in letters counts only before a word that multiplies it: "do you" and "half the width" do not. */
const saidNumber =
  /\b(?:half|a|one|ek|two|do|three|teen|four|char|five|paa?nch|six|seven|eight|nine|ten|das|twelve|fifteen|twenty|bees|thirty|fifty)(?= (?:dozens?|doz|darjan|hundred|sau|thousand|hazaa?r|lakhs?|lacs?|crore)\b)/g;
const said =
  /(?<![\d.,])(\d{1,6}(?:\.\d{1,3})?) ?(dozens?|doz|darjan|hundred|sau|thousand|hazaa?r|lakhs?|lacs?|crore)(?![a-z0-9])/g;
