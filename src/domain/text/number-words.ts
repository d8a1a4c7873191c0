const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `ten`, `forty-two`; from a hundred on, figures. */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  const word = small[count];
  if (word !== undefined) return word;
  const [ten, one] = [tens[Math.floor(count / 10)]!, count % 10];
  return one === 0 ? ten : `${ten}-${small[one]}`;
}

/** `eleventh`, `forty-second`; from a hundred on, figures. */
export function inOrdinal(place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > 99) return `${place}th`;
  const words = inWords(place).split('-');
  const last = words.pop()!;
  const ordinal = irregular[last] ?? `${last.endsWith('y') ? `${last.slice(0, -1)}ie` : last}th`;
  return [...words, ordinal].join('-');
}
