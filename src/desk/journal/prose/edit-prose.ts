/** A text with what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What replaces a part of the text, and what is selected afterwards. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly put: string;
  readonly start: number;
  readonly end: number;
}

/** `**` around what is selected, or off it where it stands there already. */
export function mark({ text, start, end }: Selected, sign: '**' | '*'): Edit {
  const size = sign.length;
  const chosen = text.slice(start, end);
  const inner = chosen.trim();
  if (isMarked(starsAfter(inner, 0), starsBefore(inner, inner.length), sign)) {
    const put = inner.slice(size, -size);
    return { from: start, to: end, put, start, end: start + put.length };
  }
  if (isMarked(starsBefore(text, start), starsAfter(text, end), sign)) {
    const from = start - size;
    return { from, to: end + size, put: chosen, start: from, end: end - size };
  }
  // Signs beside a blank are no signs: they go around the words alone.
  const words = inner === '' ? 'words' : inner;
  const lead = inner === '' ? chosen : chosen.slice(0, chosen.indexOf(inner));
  const trail = inner === '' ? '' : chosen.slice(lead.length + inner.length);
  const put = `${lead}${sign}${words}${sign}${trail}`;
  const begin = start + lead.length + size;
  return { from: start, to: end, put, start: begin, end: begin + words.length };
}

/** Two stars are bold, one is italic, three are both. */
function isMarked(before: number, after: number, sign: '**' | '*'): boolean {
  const stars = Math.min(before, after, 3);
  return sign === '**' ? stars >= 2 : stars % 2 === 1;
}

function starsBefore(text: string, at: number): number {
  let from = at;
  while (text[from - 1] === '*') from -= 1;
  return at - from;
}

function starsAfter(text: string, at: number): number {
  return /^\**/.exec(text.slice(at))![0].length;
}

const headings = ['', '## ', '### '] as const;

/** The line becomes a heading, then a smaller one, then a paragraph again. */
export function heading(selected: Selected): Edit {
  const lines = linesOf(selected);
  const now = /^#{2,3} /.exec(lines.text)?.[0] ?? '';
  const next = headings[(headings.indexOf(now as '') + 1) % headings.length]!;
  const put = next + lines.text.slice(now.length).replace(/\n+/g, ' ');
  return replaceLines(lines, put === next ? `${next}Heading` : put);
}

/** Each line becomes an entry of a list, or a line again. */
export function list(selected: Selected, sign: '- ' | '> ' = '- '): Edit {
  const lines = linesOf(selected);
  const all = lines.text.split('\n');
  const isList = all.every((line) => line === '' || line.startsWith(sign));
  const put = all
    .map((line) => (isList ? line.slice(line === '' ? 0 : sign.length) : sign + line))
    .join('\n');
  return replaceLines(lines, isList && lines.text === '' ? sign : put);
}

export function link({ text, start, end }: Selected, address: string): Edit {
  const words = text.slice(start, end).trim() || address;
  const put = `[${words}](${address})`;
  return { from: start, to: end, put, start: start + 1, end: start + 1 + words.length };
}

/** An empty table after the line of the cursor. */
export function table({ text, end }: Selected): Edit {
  const after = text.indexOf('\n', end);
  const at = after === -1 ? text.length : after;
  const gap = text.slice(0, at).trim() === '' ? '' : '\n\n';
  const head = '| First | Second |\n| --- | --- |\n| one | two |\n| three | four |';
  const put = `${gap}${head}\n`;
  const start = at + gap.length + 2;
  return { from: at, to: at, put, start, end: start + 'First'.length };
}

interface Lines {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The whole lines that the selection touches. */
function linesOf({ text, start, end }: Selected): Lines {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  return { from, to, text: text.slice(from, to) };
}

function replaceLines({ from, to }: Lines, put: string): Edit {
  return { from, to, put, start: from + put.length, end: from + put.length };
}
