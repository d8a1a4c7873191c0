import PdfKit from 'pdfkit';
import type { Mill } from '../content/mill.ts';
import { palette } from '../domain/design/palette.ts';
import { a4 } from './a4.ts';
import type { Face } from './faces.ts';
import { type PrintFonts, registerFont } from './open-fonts.ts';
import { hasAll, printable } from './printable.ts';

export const paper = { ...a4, margin: 42 } as const;
export const measure = paper.width - 2 * paper.margin;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly colour?: string;
  readonly track?: number;
  /** Extra space between lines. */
  readonly gap?: number;
}

type Place = { readonly x: number; readonly y: number };
type Box = Place & { readonly width: number; readonly height: number };
type Structure = PDFKit.PDFStructureElement;

export interface Pen {
  /** Whose paper it is. */
  readonly mill: Mill;
  readonly doc: PDFKit.PDFDocument;
  /** Draws what is content: read aloud as `type`, with `alt` where it is no text. */
  mark(type: string, draw: () => void, options?: { alt?: string; scope?: 'Row' }): void;
  /** Groups what is marked inside. */
  within(type: string, draw: () => void): void;
  /** Draws what only pleases the eye. */
  adorn(draw: () => void): void;
  /** One line; `y` is its baseline. Returns its width. */
  line(text: string, place: Place, style: TextStyle, align?: 'left' | 'right'): number;
  /** `y` is the top. Returns where the text ends. */
  paragraph(text: string, place: Place & { readonly width: number }, style: TextStyle): number;
  /** Whether the face has every letter. */
  canWrite(text: string, face: Face): boolean;
  heightOf(text: string, width: number, style: TextStyle): number;
  widthOf(text: string, style: TextStyle): number;
  /** Colour fields and rules. */
  tint(box: Box, colour: string): void;
  finish(): Promise<Buffer>;
}

export function openPen(
  mill: Mill,
  fonts: PrintFonts,
  info: { readonly title: string; readonly subject: string },
): Pen {
  const doc = new PdfKit({
    size: [paper.width, paper.height],
    // Nothing breaks by itself: every place on the page is decided here.
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: mill.language,
    displayTitle: true,
    info: {
      Title: info.title,
      Subject: info.subject,
      Author: mill.name,
      Creator: mill.name,
      Keywords: 'warp knit, tricot, raschel, fabric, specification',
    },
  });
  for (const [face, font] of Object.entries(fonts)) registerFont(doc, face, font);
  const bytes = collect(doc);
  const has = (face: Face) => (letter: number) => fonts[face].hasGlyphForCodePoint(letter);
  // Instrument Sans has no ±; wherever the records print one, the words before it say the same.
  const writable = (text: string, face: Face) => printable(text.replaceAll('±', ''), has(face));

  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent: Structure = root;

  const set = (style: TextStyle) => {
    doc
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.colour ?? palette.ink);
    return { characterSpacing: style.track ?? 0, lineGap: style.gap ?? 0 };
  };

  return {
    mill,
    doc,
    canWrite: (text, face) => hasAll(text, has(face)),
    mark(type, draw, options = {}) {
      const content = doc.markStructureContent(type);
      draw();
      doc.endMarkedContent();
      parent.add(doc.struct(type, options as PDFKit.Mixins.StructureElementOptions, [content]));
    },
    within(type, draw) {
      const outer = parent;
      const group = doc.struct(type);
      outer.add(group);
      parent = group;
      draw();
      group.end();
      parent = outer;
    },
    adorn(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    line(words, { x, y }, style, align = 'left') {
      const options = set(style);
      const text = writable(words, style.face);
      const width = doc.widthOfString(text, options);
      doc.text(text, align === 'right' ? x - width : x, y, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      return width;
    },
    paragraph(text, { x, y, width }, style) {
      doc.text(writable(text, style.face), x, y, { ...set(style), width });
      return doc.y;
    },
    heightOf: (text, width, style) =>
      doc.heightOfString(writable(text, style.face), { ...set(style), width }),
    widthOf: (text, style) => doc.widthOfString(writable(text, style.face), set(style)),
    tint({ x, y, width, height }, colour) {
      doc.rect(x, y, width, height).fill(colour);
    },
    finish() {
      root.end();
      doc.end();
      return bytes;
    },
  };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
}
