import { palette } from '../domain/design/palette.ts';
import { orderWords, readWord, type Word } from './order-words.ts';
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
  readonly align?: 'right';
  /** What does not fit into so much height is left out. */
  readonly height?: number;
}

/** Writes on a paper in the mill's faces, and what they lack in those of its script. */
export interface Writer {
  /** Returns the place below. */
  write(text: string, x: number, y: number, how?: Writing): number;
  heightOf(text: string, how: Writing): number;
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
      ...(align && { align }),
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
    const { size = 10, width = 0, align, height = Infinity, colour = palette.ink } = how;
    const step = lineHeight(how);
    const most = Math.max(1, Math.floor(height / step));
    let { y } = at;
    const space = doc.widthOfString(' ');
    for (const line of breakLines(known, text, how).slice(0, most)) {
      const widths = line.map((word) => widthOfWord(known, word));
      const long = widths.reduce((sum, each) => sum + each + space, -space);
      let x = align === 'right' ? at.x + width - long : at.x;
      for (const word of orderWords(line)) {
        for (const piece of word.pieces) {
          writePiece(known, piece, { x, y: y + size * 0.97, colour });
          x += widthOfPiece(known, piece);
        }
        x += space;
      }
      y += step;
    }
    doc.y = y;
    return y;
  }

  function breakLines(known: ScriptLetters, text: string, { width = Infinity }: Writing): Word[][] {
    const space = doc.widthOfString(' ');
    const lines: Word[][] = [];
    for (const paragraph of text.normalize('NFC').split('\n')) {
      let line: Word[] = [];
      let long = 0;
      for (const typed of paragraph.split(' ').filter(Boolean)) {
        for (const part of fitting(known, typed, width)) {
          const word = readWord(splitScripts(part), line.at(-1));
          const wide = widthOfWord(known, word);
          if (line.length > 0 && long + space + wide > width) {
            lines.push(line);
            line = [word];
            long = wide;
          } else {
            line.push(word);
            long += (line.length > 1 ? space : 0) + wide;
          }
        }
      }
      lines.push(line);
    }
    return lines;
  }

  /** A word longer than a line is cut; a letter keeps its marks. */
  function fitting(known: ScriptLetters, typed: string, width: number): string[] {
    if (widthOfWord(known, readWord(splitScripts(typed), undefined)) <= width) return [typed];
    const parts = Array.from(graphemes.segment(typed), ({ segment }) => segment);
    if (parts.length < 2) return [typed];
    const half = Math.ceil(parts.length / 2);
    return [parts.slice(0, half), parts.slice(half)].flatMap((part) =>
      fitting(known, part.join(''), width),
    );
  }

  function widthOfWord(known: ScriptLetters, { pieces }: Word): number {
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
    { x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string },
  ): void {
    const drawn = outline(known, piece);
    if (!drawn) {
      doc.text(printable(piece.text), x, y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    }
    doc.markContent('Span', { actual: piece.text });
    doc.save().translate(x, y).scale(drawn.scale, -drawn.scale);
    for (const glyph of drawn.glyphs) {
      if (glyph.path === '') continue;
      doc.save().translate(glyph.x, glyph.y).path(glyph.path).fill(colour).restore();
    }
    doc.restore();
    doc.endMarkedContent();
  }

  function outline(known: ScriptLetters, { script, text }: Piece) {
    const drawn = script && known.outline({ script, text });
    return drawn && { ...drawn, scale: sizeNow / drawn.upem };
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only what the faces hold; a mark that turns the line around or hides itself has no place here. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\u2018\u2019]/g, '’')
    .replace(foreignLetter, (letter) =>
      letter
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(foreignLetter, '?'),
    );
}

const foreignLetter = /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2019\u201c\u201d\u2026]/gu;
