/** The scripts beside Latin that a quote is printed in, each with its own face. */
export const scriptFaces = {
  devanagari: {
    file: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-standard-normal',
    wght: 400,
    wdth: 100,
  },
  punjabi: {
    file: 'noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-standard-normal',
    wght: 400,
    wdth: 100,
  },
  arabic: {
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-standard-normal',
    wght: 400,
    wdth: 100,
  },
} as const;

export type ScriptFace = keyof typeof scriptFaces;
export const scriptFaceNames = Object.keys(scriptFaces) as readonly ScriptFace[];

/** `latin` is written in whatever face the place asks for. */
export type Script = 'latin' | ScriptFace;

export interface Run {
  readonly script: Script;
  readonly text: string;
}

const blocks: readonly (readonly [number, number, ScriptFace])[] = [
  [0x0600, 0x06ff, 'arabic'],
  [0x0750, 0x077f, 'arabic'],
  [0x08a0, 0x08ff, 'arabic'],
  [0x0900, 0x097f, 'devanagari'],
  [0x0a00, 0x0a7f, 'punjabi'],
  [0x1cd0, 0x1cff, 'devanagari'],
  [0x20b9, 0x20b9, 'devanagari'],
  [0xa8e0, 0xa8ff, 'devanagari'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefe, 'arabic'],
];

/** Joiners and the danda belong to the letters before them. */
const joins: ReadonlySet<number> = new Set([0x200c, 0x200d, 0x0964, 0x0965]);

export function scriptOf(codePoint: number): Script {
  return blocks.find(([from, to]) => codePoint >= from && codePoint <= to)?.[2] ?? 'latin';
}

/** A text cut where its script changes. */
export function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0)!;
    const last = runs.at(-1);
    const inherits = joins.has(codePoint) && last && last.script !== 'latin';
    const script = inherits ? last.script : scriptOf(codePoint);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

export function isRightToLeft({ script }: Pick<Run, 'script'>): boolean {
  return script === 'arabic';
}

/**
 * The runs of one line from left to right, as they are seen. A line that begins in Arabic is read from
 * the right; what is Latin in it, and every figure, still runs from the left.
 */
export function inSight(runs: readonly Run[], fromRight: boolean): Run[] {
  const groups: { rtl: boolean; runs: Run[] }[] = [];
  runs.forEach((run, i) => {
    const last = groups.at(-1);
    // A space between two Arabic words belongs to them; at an edge it goes with the line.
    const isSpace = run.text.trim() === '';
    const next = runs[i + 1];
    const between = isSpace && last?.rtl && next !== undefined && isRightToLeft(next);
    const rtl = isSpace ? (between ? true : fromRight) : isRightToLeft(run);
    if (last?.rtl === rtl) last.runs.push(run);
    else groups.push({ rtl, runs: [run] });
  });
  const ordered = fromRight ? groups.toReversed() : groups;
  return ordered.flatMap(({ rtl, runs: some }) => (rtl ? some.toReversed() : some));
}

/** Whether the first letter that has a direction runs from the right. */
export function startsAtRight(text: string): boolean {
  for (const letter of text) {
    if (scriptOf(letter.codePointAt(0)!) === 'arabic') return /\p{L}/u.test(letter);
    if (/\p{L}/u.test(letter)) return false;
  }
  return false;
}
