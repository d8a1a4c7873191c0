import { inSight, type Run, runsOf, startsAtRight } from './scripts.ts';

type Paper = PDFKit.PDFDocument;

export interface TextPlace {
  readonly face: string;
  readonly size: number;
  readonly lineGap: number;
  readonly width?: number | undefined;
  readonly align?: 'right' | undefined;
}

interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly atRight: boolean;
}

/** A whole run is shaped at once: word by word Arabic would stand in the wrong order. */
const wholeRun = { features: ['kern'] as PDFKit.Mixins.OpenTypeFeatures[], lineBreak: false };

/** Writes a text in several scripts, broken at its spaces; returns the place below it. */
export function writeScripts(
  doc: Paper,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  place: TextPlace,
): number {
  const height = lineHeight(doc, place);
  let below = y;
  for (const line of layOut(doc, text, place)) {
    const free = place.width === undefined ? 0 : place.width - line.width;
    let at = x + (place.align === 'right' || line.atRight ? free : 0);
    for (const run of line.runs) {
      chooseFace(doc, run, place);
      const width = doc.widthOfString(run.text, wholeRun);
      doc.text(run.text, at, below, { ...wholeRun });
      at += width;
    }
    below += height;
  }
  return below;
}

export function heightOfScripts(doc: Paper, text: string, place: TextPlace): number {
  return layOut(doc, text, place).length * lineHeight(doc, place);
}

function lineHeight(doc: Paper, place: TextPlace): number {
  doc.font(place.face).fontSize(place.size);
  // Marks above and below the letters of Hindi and Punjabi need more room than Latin has.
  return doc.currentLineHeight(true) * 1.2 + place.lineGap;
}

function layOut(doc: Paper, text: string, place: TextPlace): Line[] {
  return text.split('\n').flatMap((paragraph) => breakLines(doc, paragraph, place));
}

function breakLines(doc: Paper, paragraph: string, place: TextPlace): Line[] {
  const atRight = startsAtRight(paragraph);
  const most = place.width ?? Number.POSITIVE_INFINITY;
  const lines: Line[] = [];
  let runs: Run[] = [];
  let width = 0;
  const end = () => {
    lines.push({ runs: inSight(runs, atRight), width, atRight });
    runs = [];
    width = 0;
  };
  for (const word of paragraph.split(' ')) {
    const parts: Run[] = runs.length > 0 ? [{ script: 'latin', text: ' ' }] : [];
    const letters = runsOf(word);
    const wide = widthOf(doc, [...parts, ...letters], place);
    if (runs.length > 0 && width + wide > most) {
      end();
      runs.push(...letters);
      width = widthOf(doc, letters, place);
    } else {
      runs.push(...parts, ...letters);
      width += wide;
    }
  }
  end();
  return lines;
}

function widthOf(doc: Paper, runs: readonly Run[], place: TextPlace): number {
  let width = 0;
  for (const run of runs) {
    chooseFace(doc, run, place);
    width += doc.widthOfString(run.text, wholeRun);
  }
  return width;
}

function chooseFace(doc: Paper, run: Run, place: TextPlace): void {
  doc.font(run.script === 'latin' ? place.face : run.script).fontSize(place.size);
}
