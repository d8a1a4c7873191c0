/** Longer than any section of an article. */
const longestText = 20_000;
const longestParagraph = 10_000;
/** Longer than any address. */
const longestWord = 500;
/** Quotes in lists in quotes. */
const deepest = 4;
const widestIndent = 12;
/** `*` and `_`; `[`. A paragraph has some dozen; a thousand take the parser a tenth of a second. */
const mostMarks = 400;
const mostMarksOfTable = 1000;
const mostLines = 800;

/** What is too much in a text for the Markdown parser to read it in a few milliseconds, as a sentence. */
export function measureProse(text: string): string | undefined {
  if (text.trim() === '') return 'The text is empty.';
  if (text.length > longestText) return `The text is longer than ${longestText} letters.`;
  if (/[^\P{Cc}\n]/u.test(text)) return 'The text holds a control character, such as a tab.';
  const lines = text.split('\n');
  if (lines.length > mostLines) return `The text has more than ${mostLines} lines.`;
  const deep = lines.find((line) => nesting(line) > deepest);
  if (deep !== undefined) {
    return `“${deep.trim().slice(0, 40)}” is nested deeper than ${deepest} quotes or lists.`;
  }
  for (const paragraph of text.split(/\n(?: *\n)+/)) {
    const fault = measureParagraph(paragraph);
    if (fault !== undefined) return `“${paragraph.trim().slice(0, 40)}”… ${fault}`;
  }
  return undefined;
}

/** A paragraph, a whole list or a whole table: what no empty line divides. */
function measureParagraph(paragraph: string): string | undefined {
  if (paragraph.length > longestParagraph) return `is longer than ${longestParagraph} letters.`;
  const most = paragraph.startsWith('|') ? mostMarksOfTable : mostMarks;
  if (count(paragraph, '*_~`') > most) return 'has too many signs such as * and _.';
  if (count(paragraph, '[<(') > most) return 'has too many brackets.';
  const word = paragraph.split(/[\s|]+/).find((one) => one.length > longestWord);
  return word === undefined ? undefined : `has a word of more than ${longestWord} letters.`;
}

function count(text: string, signs: string): number {
  let found = 0;
  for (const letter of text) if (signs.includes(letter)) found += 1;
  return found;
}

/** How many quotes and lists a line opens, and how far it is set in. */
function nesting(line: string): number {
  let rest = line;
  let depth = 0;
  while (depth <= deepest) {
    const mark = /^ {0,12}(?:>|[-*+] |\d{1,9}[.)] )/.exec(rest)?.[0];
    if (mark === undefined) break;
    rest = rest.slice(mark.length);
    depth += 1;
  }
  return rest.startsWith(' '.repeat(widestIndent)) ? Number.POSITIVE_INFINITY : depth;
}
