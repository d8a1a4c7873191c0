/** A word and what it may be a form of: `weighs` → `weigh`, `drier` → `dry`, `fabric's` → `fabric`. */
export function wordForms(word: string): string[] {
  const forms = [word];
  const bare = word.replace(/'s?$/, '');
  if (bare !== word) forms.push(bare);
  for (const [ending, instead] of endings) {
    if (!bare.endsWith(ending) || bare.length - ending.length < (instead === 'y' ? 2 : 3)) continue;
    const stem = bare.slice(0, -ending.length);
    forms.push(stem + instead);
    // `stopped` → `stop`
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

const endings: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['ier', 'y'],
  ['est', ''],
  ['iest', 'y'],
  ['ly', ''],
  ['ness', ''],
];
