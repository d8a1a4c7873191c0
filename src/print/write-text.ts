import { palette } from '../domain/design/palette.ts';
import { orderRuns, readParagraph, type Run } from './reading-order.ts';
import {
  hasScriptLetters,
  type Piece,
  type ScriptLetters,
  splitScripts,
} from './script-letters.ts';

type Paper = PDFKit.PDFDocument;

export interface Writing {
  readonly face?: 'serif' | 'sans' | 'strong';
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  /** `start`: at the left or at the right, as each paragraph is read. */
  readonly align?: 'right' | 'start';
  /** What does not fit into so much height is left out. */
  readonly height?: number;
}

/** Writes on a paper in the mill's faces, and what they lack in those of its script. */
export interface Writer {
  /** Returns the place below. */
  write(text: string, x: number, y: number, how?: Writing): number;
  heightOf(text: string, how: Writing): number;
}

/** The pieces of a printed line from left to right. */
interface Line {
  readonly pieces: readonly Piece[];
  readonly isRightToLeft: boolean;
}

/** What PDFKit's own types leave out. */
interface WithFont {
  readonly _font: { readonly ascender: number };
}

export function createWriter(doc: Paper, letters: ScriptLetters | undefined): Writer {
  let sizeNow = 10;
  const gap = ({ size = 10 }: Writing) => size * 0.25;

  function choose({ face = 'sans', size = 10, colour = palette.ink }: Writing): void {
    sizeNow = size;
    doc.font(face).fontSize(size).fillColor(colour);
  }

  function options(how: Writing): PDFKit.Mixins.TextOptions {
    const { width, align, height } = how;
    return {
      lineGap: gap(how),
      ...(width !== undefined && { width }),
      ...(align === 'right' && { align }),
      ...(height !== undefined && { height, ellipsis: true }),
    };
  }

  return {
    write(text, x, y, how = {}) {
      choose(how);
      if (letters && hasScriptLetters(text)) return writeMixed(letters, text, { x, y }, how);
      doc.text(printable(text), x, y, options(how));
      return doc.y;
    },
    heightOf(text, how) {
      choose(how);
      if (!letters || !hasScriptLetters(text)) {
        return doc.heightOfString(printable(text), options(how));
      }
      return breakLines(letters, text, how).length * lineHeight(how);
    },
  };

  function lineHeight(how: Writing): number {
    return doc.currentLineHeight() + gap(how);
  }

  function writeMixed(
    known: ScriptLetters,
    text: string,
    at: { readonly x: number; readonly y: number },
    how: Writing,
  ): number {
    const { width = 0, align, height = Infinity } = how;
    const step = lineHeight(how);
    const most = Math.max(1, Math.floor(height / step));
    // As PDFKit places a line of its own, so that both stand on one line.
    const rise = ((doc as unknown as WithFont)._font.ascender * sizeNow) / 1000;
    let { y } = at;
    for (const { pieces, isRightToLeft } of breakLines(known, text, how).slice(0, most)) {
      const isFlushRight = align === 'right' || (align === 'start' && isRightToLeft);
      let x = isFlushRight ? at.x + width - widthOf(known, pieces) : at.x;
      for (const piece of pieces) {
        writePiece(known, piece, { x, y: y + rise }, how);
        x += widthOfPiece(known, piece);
      }
      y += step;
    }
    doc.y = y;
    return y;
  }

  function breakLines(known: ScriptLetters, text: string, { width = Infinity }: Writing): Line[] {
    return text
      .normalize('NFC')
      .split('\n')
      .flatMap((typed) => {
        const paragraph = readParagraph(typed.trim().replaceAll(/ +/g, ' '));
        const { isRightToLeft } = paragraph;
        return breakParagraph(known, paragraph.text, width).map(([from, to]) => ({
          isRightToLeft,
          pieces: orderRuns(paragraph, from, to).flatMap(piecesOf),
        }));
      });
  }

  /** Where each line begins and ends. */
  function breakParagraph(known: ScriptLetters, text: string, width: number): [number, number][] {
    const lines: [number, number][] = [];
    let [from, to] = [0, 0];
    for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
      for (const [start, end] of fitting(known, word, width)) {
        const last = index + end;
        if (to > from && widthOf(known, splitScripts(text.slice(from, last))) > width) {
          lines.push([from, to]);
          from = index + start;
        }
        to = last;
      }
    }
    return [...lines, [from, to]];
  }

  /** A word longer than a line is cut; a letter keeps its marks. */
  function fitting(known: ScriptLetters, word: string, width: number): [number, number][] {
    if (widthOf(known, splitScripts(word)) <= width) return [[0, word.length]];
    const signs = [...graphemes.segment(word)];
    const half = signs[Math.ceil(signs.length / 2)]?.index ?? 0;
    if (half === 0) return [[0, word.length]];
    const rest = fitting(known, word.slice(half), width);
    return [
      ...fitting(known, word.slice(0, half), width),
      ...rest.map(([start, end]): [number, number] => [start + half, end + half]),
    ];
  }

  function widthOf(known: ScriptLetters, pieces: readonly Piece[]): number {
    return pieces.reduce((sum, piece) => sum + widthOfPiece(known, piece), 0);
  }

  function widthOfPiece(known: ScriptLetters, piece: Piece): number {
    const drawn = outline(known, piece);
    return drawn ? drawn.width * drawn.scale : doc.widthOfString(printable(piece.text));
  }

  /** As outlines where the face lacks the letters; what is copied out of the paper is still the text. */
  function writePiece(
    known: ScriptLetters,
    piece: Piece,
    { x, y }: { readonly x: number; readonly y: number },
    { colour = palette.ink, face }: Writing,
  ): void {
    const drawn = outline(known, piece);
    if (!drawn) {
      doc.text(printable(piece.text), x, y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    }
    // The scripts are cut at one weight; a line round the letters makes the strong one.
    const bold = (face === 'strong' ? 0.03 : 0) + (piece.script === 'gurmukhi' ? 0.012 : 0);
    doc.markContent('Span', { actual: piece.text });
    doc.save().translate(x, y).scale(drawn.scale, -drawn.scale);
    doc.lineWidth(bold * drawn.upem).lineJoin('round');
    for (const glyph of drawn.glyphs) {
      if (glyph.path === '') continue;
      doc.save().translate(glyph.x, glyph.y).path(glyph.path);
      if (bold > 0) doc.fillAndStroke(colour, colour);
      else doc.fill(colour);
      doc.restore();
    }
    doc.restore();
    doc.endMarkedContent();
  }

  function outline(known: ScriptLetters, { script, text }: Piece) {
    const drawn = script && known.outline({ script, text });
    return drawn && { ...drawn, scale: sizeNow / drawn.upem };
  }
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

function piecesOf({ text, isRightToLeft }: Run): Piece[] {
  const pieces = splitScripts(text);
  if (!isRightToLeft) return pieces;
  return pieces.toReversed().map((piece) => {
    if (piece.script) return piece;
    const turned = Array.from(piece.text, (letter) => mirrored[letter] ?? letter).toReversed();
    return { ...piece, text: turned.join('') };
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only what the faces hold; a mark that turns the line around or hides itself has no place here. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\u2018\u2019]/g, '’')
    .replaceAll('₹', 'Rs')
    .replace(foreignLetter, (letter) =>
      letter
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(foreignLetter, '?'),
    );
}

const foreignLetter = /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2019\u201c\u201d\u2026]/gu;
