/**
 * In which order a line is printed that mixes directions, by the rules of Unicode (annex 9). Marks that
 * embed or override a direction are never printed, so their rules are left out.
 */
export interface ReadParagraph {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** Of each code unit: even is read from the left, odd from the right. */
  readonly levels: readonly number[];
}

/** Letters that stand side by side and are read in one direction. */
export interface Run {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

type Strong = 'left' | 'right';
type Kind =
  | Strong
  | 'arabic'
  | 'figure'
  | 'arabic figure'
  | 'sign'
  | 'unit'
  | 'separator'
  | 'mark'
  | 'neutral';

export function readParagraph(text: string): ReadParagraph {
  const kinds = Array.from({ length: text.length }, (_, i) => kindOf(text, i));
  // `14B` and `#2F6C70` are read as one word; the rules alone would part figure and letter after Arabic.
  for (const { 0: name, index } of text.matchAll(/(?<![^ (])#?[0-9A-Za-z]*[A-Za-z][0-9A-Za-z]*/g)) {
    kinds.fill('left', index, index + name.length);
  }
  const first = kinds.find((kind) => kind === 'left' || kind === 'arabic');
  const base: Strong = first === 'arabic' ? 'right' : 'left';
  resolveFigures(kinds, base);
  resolveBrackets(text, kinds, base);
  resolveNeutrals(kinds, base);
  const levels = kinds.map((kind) => {
    if (kind === 'right') return 1;
    return kind === 'left' && base === 'left' ? 0 : 2;
  });
  return { text, isRightToLeft: base === 'right', levels };
}

/** The part of a paragraph that stands on one line, as runs from left to right. */
export function orderRuns({ text, levels }: ReadParagraph, from: number, to: number): Run[] {
  const runs: { readonly text: string; readonly level: number }[] = [];
  for (let start = from, i = from + 1; i <= to; i += 1) {
    if (i < to && levels[i] === levels[start]) continue;
    runs.push({ text: text.slice(start, i), level: levels[start]! });
    start = i;
  }
  // From the deepest level outwards, everything at least as deep changes places.
  for (const level of [2, 1]) {
    for (let i = 0; i < runs.length; i += 1) {
      let end = i;
      while (end < runs.length && runs[end]!.level >= level) end += 1;
      if (end > i) runs.splice(i, end - i, ...runs.slice(i, end).toReversed());
      i = Math.max(i, end - 1);
    }
  }
  return runs.map((run) => ({ text: run.text, isRightToLeft: run.level === 1 }));
}

const kindsByLetter: readonly (readonly [Kind, RegExp])[] = [
  ['mark', /^[\p{Mn}\p{Me}\p{Cf}\udc00-\udfff]/u],
  ['figure', /^[0-9\u06f0-\u06f9]/],
  ['arabic figure', /^[\u0660-\u0669\u066b\u066c]/],
  ['arabic', /^[\p{Script=Arabic}&&\p{L}]/v],
  ['left', /^[\p{L}\p{Mc}\p{Nd}\p{Nl}\u0964\u0965]/u],
  ['sign', /^[+\-\u2212]/],
  ['unit', /^[#%\u00b0\u00b1\u066a\p{Sc}]/u],
  ['separator', /^[,./:\u00a0\u060c]/],
];

function kindOf(text: string, i: number): Kind {
  const letter = String.fromCodePoint(text.codePointAt(i)!);
  return kindsByLetter.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'neutral';
}

/** After it, only left, right, figures and neutrals are left (rules W1 to W7). */
function resolveFigures(kinds: Kind[], base: Strong): void {
  kinds.forEach((kind, i) => {
    if (kind === 'mark') kinds[i] = kinds[i - 1] ?? base;
  });
  let strong: Kind = base;
  kinds.forEach((kind, i) => {
    if (kind === 'left' || kind === 'right' || kind === 'arabic') strong = kind;
    if (kind === 'figure' && strong === 'arabic') kinds[i] = 'arabic figure';
  });
  kinds.forEach((kind, i) => {
    if (kind === 'arabic') kinds[i] = 'right';
  });
  kinds.forEach((kind, i) => {
    const before = kinds[i - 1];
    if (before !== kinds[i + 1]) return;
    if (kind === 'separator' && (before === 'figure' || before === 'arabic figure'))
      kinds[i] = before;
    if (kind === 'sign' && before === 'figure') kinds[i] = before;
  });
  // Signs of money and percent belong to the figure that they touch.
  for (let i = 0; i < kinds.length; i += 1) {
    let end = i;
    while (kinds[end] === 'unit') end += 1;
    if (end === i) continue;
    const touches = kinds[i - 1] === 'figure' || kinds[end] === 'figure';
    kinds.fill(touches ? 'figure' : 'neutral', i, end);
    i = end - 1;
  }
  strong = base;
  kinds.forEach((kind, i) => {
    if (kind === 'left' || kind === 'right') strong = kind;
    if (kind === 'figure' && strong === 'left') kinds[i] = 'left';
    if (kind === 'separator' || kind === 'sign') kinds[i] = 'neutral';
  });
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Both brackets of a pair take one direction (rule N0). */
function resolveBrackets(text: string, kinds: Kind[], base: Strong): void {
  const open: { readonly closedBy: string; readonly at: number }[] = [];
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < text.length; i += 1) {
    if (kinds[i] !== 'neutral') continue;
    const letter = text.charAt(i);
    const closedBy = closing[letter];
    if (closedBy) open.push({ closedBy, at: i });
    const place = open.findLastIndex((bracket) => bracket.closedBy === letter);
    if (place < 0) continue;
    pairs.push([open[place]!.at, i]);
    open.length = place;
  }
  for (const [from, to] of pairs.toSorted(([one], [other]) => one - other)) {
    const within = kinds.slice(from + 1, to).map(directionOf);
    const isEmpty = within.every((direction) => direction === undefined);
    if (isEmpty) continue;
    const other = base === 'left' ? 'right' : 'left';
    const before = kinds.slice(0, from).map(directionOf).findLast(Boolean) ?? base;
    const direction = !within.includes(base) && before === other ? other : base;
    kinds[from] = direction;
    kinds[to] = direction;
  }
}

/** What stands between two words of one direction goes with them (rules N1 and N2). */
function resolveNeutrals(kinds: Kind[], base: Strong): void {
  for (let i = 0; i < kinds.length; i += 1) {
    let end = i;
    while (kinds[end] === 'neutral') end += 1;
    if (end === i) continue;
    const before = i === 0 ? base : directionOf(kinds[i - 1]!);
    const after = end === kinds.length ? base : directionOf(kinds[end]!);
    kinds.fill(before === after ? (before ?? base) : base, i, end);
    i = end - 1;
  }
}

/** Figures count as read from the right for what stands beside them. */
function directionOf(kind: Kind): Strong | undefined {
  if (kind === 'left') return 'left';
  return kind === 'neutral' ? undefined : 'right';
}
