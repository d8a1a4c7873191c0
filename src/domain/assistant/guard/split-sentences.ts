/** The sentences and lines of a text, as they are released one after the other. */
export function splitSentences(text: string): string[] {
  const ends = [...findEnds(text), text.length];
  return ends
    .map((end, place) => text.slice(ends[place - 1] ?? 0, end))
    .filter((sentence) => sentence.trim() !== '');
}

/**
 * The places after a sentence: at a full stop, question or exclamation mark before a space,
 * and at the end of a line. "1." at the beginning of a line and "e.g." end nothing, nor does a mark
 * inside the label of a link, which is read with its address.
 */
export function findEnds(text: string): number[] {
  const ends: number[] = [];
  let label = -1;
  let lineStart = 0;
  for (const { 0: mark, index } of text.matchAll(/[[\]\n]|[.!?](?=\s)/g)) {
    if (mark === '[') label = index;
    else if (mark === ']') label = -1;
    else if (mark === '\n') {
      label = -1;
      lineStart = index + 1;
      ends.push(index + 1);
    } else if (
      (label < 0 || index - label > longestLabel) &&
      !isAbbreviation(text, index, lineStart)
    )
      ends.push(index + 1);
  }
  return ends;
}

const longestLabel = 200;

function isAbbreviation(text: string, at: number, lineStart: number): boolean {
  if (at - lineStart <= 4 && /^\s{0,3}[1-9]$/.test(text.slice(lineStart, at))) return true;
  return text[at] === '.' && /(?:^|[\s(.])[a-z]$/i.test(text.slice(Math.max(0, at - 2), at));
}
