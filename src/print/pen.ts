import PdfKit from 'pdfkit';
import { mill } from '../content/mill.ts';
import type { CutFonts, Face } from './cut-fonts.ts';

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 } as const;
export const measure = sheet.width - 2 * sheet.margin;

export const dyes = {
  paper: '#f3eee4',
  hair: '#d9d0c0',
  ink: '#1f1b18',
  ink2: '#574d43',
  indigo: '#24365f',
  madder: '#a23b2a',
  turmeric: '#c8902b',
  kora: '#cdbb98',
  plum: '#4d2f3d',
} as const;

export interface Hand {
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
  readonly doc: PDFKit.PDFDocument;
  /** Draws what is content: read aloud as `type`, with `alt` where it is no text. */
  mark(type: string, draw: () => void, options?: { alt?: string; scope?: 'Row' }): void;
  /** Groups what is marked inside. */
  within(type: string, draw: () => void): void;
  /** Draws what only pleases the eye. */
  adorn(draw: () => void): void;
  /** One line; `y` is its baseline. Returns its width. */
  line(text: string, place: Place, hand: Hand, align?: 'left' | 'right'): number;
  /** `y` is the top. Returns where the text ends. */
  paragraph(text: string, place: Place & { readonly width: number }, hand: Hand): number;
  heightOf(text: string, width: number, hand: Hand): number;
  widthOf(text: string, hand: Hand): number;
  /** Colour fields and rules. */
  tint(box: Box, colour: string): void;
  finish(): Promise<Buffer>;
}

export function openPen(fonts: CutFonts, info: { title: string; subject: string }): Pen {
  const doc = new PdfKit({
    size: [sheet.width, sheet.height],
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
  for (const [face, font] of Object.entries(fonts)) {
    // PDFKit takes an opened font too; its types have not heard of it.
    doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  const bytes = collect(doc);

  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent: Structure = root;

  const set = (hand: Hand) => {
    doc
      .font(hand.face)
      .fontSize(hand.size)
      .fillColor(hand.colour ?? dyes.ink);
    return { characterSpacing: hand.track ?? 0, lineGap: hand.gap ?? 0 };
  };

  return {
    doc,
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
    line(text, { x, y }, hand, align = 'left') {
      const options = set(hand);
      const width = doc.widthOfString(text, options);
      doc.text(text, align === 'right' ? x - width : x, y, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      return width;
    },
    paragraph(text, { x, y, width }, hand) {
      doc.text(writable(text), x, y, { ...set(hand), width });
      return doc.y;
    },
    heightOf: (text, width, hand) => doc.heightOfString(text, { ...set(hand), width }),
    widthOf: (text, hand) => doc.widthOfString(text, set(hand)),
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

/** Instrument Sans has no ±; wherever the records print one, the words before it say the same. */
function writable(text: string): string {
  return text.replaceAll('±', '');
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
}
