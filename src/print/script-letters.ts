import { readFile } from 'node:fs/promises';
import type { Buffer as Shaping, Font } from 'harfbuzzjs';
import { fontFile, fontFolder } from './open-fonts.ts';

/** Scripts whose letters join, turn or stand above each other, and the sign of the rupee. */
const scripts = {
  devanagari: /[\u0900-\u097f\u1cd0-\u1cf9\u20b9\ua8e0-\ua8ff]/,
  gurmukhi: /[\u0a00-\u0a7f]/,
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
} as const;
export type Script = keyof typeof scripts;
const scriptNames = Object.keys(scripts) as readonly Script[];

/** Letters of one script, or of the site's own faces. */
export interface Piece {
  readonly script: Script | undefined;
  readonly text: string;
}

/** A piece as outlines: PDFKit's own shaper fails on marks without an anchor, as Noto has them. */
export interface Outlined {
  /** In units of the face, whose em is `upem`. */
  readonly width: number;
  readonly upem: number;
  readonly glyphs: readonly { readonly x: number; readonly y: number; readonly path: string }[];
}

export interface ScriptLetters {
  outline(piece: { readonly script: Script; readonly text: string }): Outlined | undefined;
}

let opened: Promise<ScriptLetters> | undefined;

/** Read once, when the first quote is printed that needs them. */
export function openScriptLetters(): Promise<ScriptLetters> {
  return (opened ??= readScriptLetters());
}

export async function readScriptLetters(folder = fontFolder): Promise<ScriptLetters> {
  const { Blob, Buffer, Direction, Face, Font: FontOf, shape } = await import('harfbuzzjs');
  const fonts = new Map<Script, { readonly font: Font; readonly upem: number }>();
  for (const script of scriptNames) {
    const file = fontFile(script, folder);
    if (file === undefined) continue;
    const face = new Face(new Blob(new Uint8Array(await readFile(file))));
    fonts.set(script, { font: new FontOf(face), upem: face.upem });
  }
  const drawn = new Map<string, Outlined | undefined>();
  return {
    outline(piece) {
      const key = `${piece.script} ${piece.text}`;
      if (!drawn.has(key)) {
        // Terms are the same on every quote; whole books of names are not kept.
        if (drawn.size > 2000) drawn.clear();
        drawn.set(key, draw(piece));
      }
      return drawn.get(key);
    },
  };

  function draw({ script, text }: { readonly script: Script; readonly text: string }) {
    const known = fonts.get(script);
    if (!known) return undefined;
    const run: Shaping = new Buffer();
    run.addText(text);
    run.guessSegmentProperties();
    // Figures are read from the left, also the Persian ones.
    if (/^\p{Nd}+$/u.test(text)) run.setDirection(Direction.LTR);
    shape(known.font, run);
    const shaped = run.getGlyphInfosAndPositions();
    // A letter that the face lacks would be an empty box.
    if (shaped.some(({ codepoint }) => codepoint === 0)) return undefined;
    let width = 0;
    const glyphs = shaped.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const x = width + xOffset;
      width += xAdvance;
      return { x, y: yOffset, path: known.font.glyphToPath(codepoint) };
    });
    return { width, upem: known.upem, glyphs };
  }
}

export function hasScriptLetters(text: string): boolean {
  return scriptNames.some((script) => scripts[script].test(text));
}

const staying: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\u0964', '\u0965']);

/** `(शाह)` in three pieces. A joiner, and a mark that two scripts share, stay with the letters before. */
export function splitScripts(text: string): Piece[] {
  const pieces: { script: Script | undefined; text: string }[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const stays = last?.script !== undefined && staying.has(letter);
    const script = stays ? last.script : scriptNames.find((name) => scripts[name].test(letter));
    if (last && last.script === script) last.text += letter;
    else pieces.push({ script, text: letter });
  }
  return pieces;
}
