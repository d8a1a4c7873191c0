import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Font } from 'fontkit';
import type { Mill } from '../content/mill.ts';
import { hangs, type Logo } from '../domain/design/mark-of.ts';
import { palette } from '../domain/design/palette.ts';
import { isoIndianDate } from '../domain/enquiry/indian-time.ts';
import {
  type Currency,
  type QuoteLine,
  lineTotal,
  quoteTotal,
} from '../domain/desk/quote-total.ts';
import { type Offer, spellSum } from '../domain/offer/offer.ts';
import { a4 } from './a4.ts';
import { drawLogo } from './draw-logo.ts';
import { openQuoteFaces, registerQuoteFaces } from './quote-faces.ts';
import { drawTiers } from './quote-tiers.ts';
import { hasAll } from './printable.ts';
import { openScriptLetters } from './script-letters.ts';
import { createWriter, type Writer } from './write-text.ts';

const page = { ...a4, margin: 48 } as const;
const right = page.width - page.margin;
const measure = right - page.margin;
const { ink, ink2: caption, hair } = palette;

/** The document, and what writes on it. */
interface Paper extends Writer {
  readonly doc: PDFKit.PDFDocument;
}

/** What the paper of a quote says. */
export interface PrintedQuote {
  readonly number: string;
  readonly buyer: string;
  readonly company: string;
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly terms: string;
  /** `2026-12-31` */
  readonly validUntil: string;
  readonly createdAt: number;
  readonly letterhead: Letterhead;
  /** Its price follows the metres; `lines` holds those that were asked for. */
  readonly offer?: Offer;
}

/** What the mill's paper says of the mill. It is kept with a quote: the paper stays as it was sent. */
export interface Letterhead
  extends
    Pick<Mill, 'name' | 'wordmark' | 'language' | 'soldByTheMetre'>,
    Pick<Mill['address'], 'street' | 'city' | 'region' | 'postcode' | 'country'> {
  readonly phone: string;
  readonly email: string;
  readonly logo?: Logo;
}

export function letterheadOf(mill: Mill): Letterhead {
  const { name, wordmark, language, soldByTheMetre, address, contacts, sales } = mill;
  const { street, city, region, postcode, country } = address;
  const place = { street, city, region, postcode, country };
  const reached = { phone: contacts[0].phone, email: sales.email };
  const { logo } = mill.look ?? {};
  return { name, wordmark, language, soldByTheMetre, ...place, ...reached, ...(logo && { logo }) };
}

/** A quote on the mill's paper. Loaded when the first one is printed: PDFKit is slow to start. */
export async function printQuote(
  given: PrintedQuote,
  /** Between the parts of the paper: whoever prints it may have others to answer. */
  pause: () => Promise<unknown> = nextTurn,
): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit');
  const fonts = await openQuoteFaces();
  const letterhead = withWritableWord(given.letterhead, fonts.get('gurmukhi'));
  const quote = { ...given, letterhead };
  const doc = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: letterhead.language,
    displayTitle: true,
    info: {
      Title: `Quote ${quote.number}`,
      Author: letterhead.name,
      CreationDate: new Date(quote.createdAt),
    },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  registerQuoteFaces(doc, fonts);
  const paper = { doc, ...createWriter(doc, await openScriptLetters()) };
  drawHead(paper, quote);
  const top = drawParties(paper, quote);
  await pause();
  const { offer } = quote;
  const below = offer
    ? drawTiers(paper, { offer, currency: quote.currency }, top, { x: page.margin, measure })
    : drawLines(paper, quote, top);
  drawTerms(paper, quote, below);
  await pause();
  doc.end();
  return done;
}

/** A word in letters that the face lacks would be printed as empty boxes, so it is left out. */
function withWritableWord(letterhead: Letterhead, font: Font | undefined): Letterhead {
  const { wordmark } = letterhead;
  const writable =
    font !== undefined &&
    hangs(wordmark) &&
    hasAll(wordmark, (letter) => font.hasGlyphForCodePoint(letter));
  return writable ? letterhead : { ...letterhead, wordmark: '' };
}

function drawHead(paper: Paper, quote: PrintedQuote): void {
  paper.doc.addPage();
  const rule = { y: 62, height: 4 };
  paper.doc.rect(0, rule.y, page.width, rule.height).fill(ink);
  const { logo } = quote.letterhead;
  if (logo)
    drawLogo(
      paper.doc,
      logo,
      { x: right, y: rule.y + rule.height + 8 },
      { width: 150, height: 36 },
    );
  else hangWord(paper.doc, quote.letterhead, rule);
  paper.write(quote.letterhead.name, page.margin, 36, { face: 'serif', size: 17 });
  paper.write(`Quote ${quote.number}`, page.margin, 40, {
    face: 'strong',
    size: 11,
    width: measure,
    align: 'right',
  });
}

/** The rule is the head-line from which the letters hang: a rule of 4 carries type of 83. */
function hangWord(
  doc: PDFKit.PDFDocument,
  { wordmark }: Letterhead,
  rule: { readonly y: number; readonly height: number },
): void {
  if (wordmark === '') return;
  const size = rule.height / 0.048;
  doc.font('word').fontSize(size).fillColor(ink);
  const width = doc.widthOfString(wordmark);
  doc.text(wordmark, right - width, rule.y + 0.622 * size, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}

function drawParties(paper: Paper, quote: PrintedQuote): number {
  const { street, city, postcode, phone, email } = quote.letterhead;
  const half = measure / 2 - 12;
  paper.write('Quote', page.margin, 92, { face: 'serif', size: 34 });
  const label = { size: 8.5, colour: caption } as const;
  paper.write('For', page.margin, 150, label);
  const to = paper.write(
    [quote.buyer, quote.company].filter(Boolean).join('\n'),
    page.margin,
    163,
    {
      face: 'strong',
      size: 11,
      width: half,
    },
  );
  const x = page.margin + half + 24;
  paper.write('From', x, 150, label);
  const from = paper.write(`${street}, ${city} ${postcode}\n${phone}\n${email}`, x, 163, {
    width: half,
  });
  const y = Math.max(to, from) + 16;
  paper.write(
    `Dated ${isoIndianDate(quote.createdAt)}. Valid until ${quote.validUntil}.`,
    page.margin,
    y,
  );
  return y + 30;
}

const columns = { fabric: 0, shade: 186, metres: 268, price: 340, total: 415 } as const;

function drawLines(paper: Paper, quote: PrintedQuote, top: number): number {
  const { lines } = quote;
  const x = (column: keyof typeof columns) => page.margin + columns[column];
  const figure = (
    text: string,
    column: 'metres' | 'price' | 'total',
    y: number,
    strong = false,
  ) => {
    const ends = { metres: columns.price - 12, price: columns.total - 8, total: measure };
    const width = ends[column] - columns[column];
    paper.write(text, x(column), y, {
      width,
      align: 'right',
      face: strong ? 'strong' : 'sans',
      size: 9.5,
    });
  };
  let y = top;
  const head = () => {
    paper.doc.rect(page.margin, y, measure, 1.4).fill(ink);
    y += 7;
    const small = { size: 8.5, colour: caption } as const;
    paper.write('Fabric', x('fabric'), y, small);
    paper.write('Shade', x('shade'), y, small);
    figure('Metres', 'metres', y);
    figure('A metre', 'price', y);
    figure('Together', 'total', y);
    y += 18;
  };
  head();
  for (const line of lines) {
    const height = Math.max(
      paper.heightOf(line.fabric, { width: 178, size: 9.5, face: 'strong' }),
      paper.heightOf(line.shade, { width: 84, size: 9.5 }),
    );
    if (y + height > page.height - 120) {
      drawFoot(paper, quote);
      drawHead(paper, quote);
      y = 92;
      head();
    }
    paper.doc.rect(page.margin, y - 4, measure, 0.6).fill(hair);
    paper.write(line.fabric, x('fabric'), y, { width: 178, size: 9.5, face: 'strong' });
    paper.write(line.shade, x('shade'), y, { width: 84, size: 9.5 });
    figure(line.metres.toLocaleString('en-IN'), 'metres', y);
    figure(spellSum(line.price, quote.currency), 'price', y);
    figure(spellSum(lineTotal(line), quote.currency), 'total', y);
    y += height + 9;
  }
  paper.doc.rect(page.margin, y - 2, measure, 1.4).fill(ink);
  y += 8;
  paper.write('Total', page.margin, y, { face: 'serif', size: 16 });
  paper.write(spellSum(quoteTotal(lines), quote.currency), page.margin, y, {
    face: 'serif',
    size: 16,
    width: measure,
    align: 'right',
  });
  return y + 40;
}

function drawTerms(paper: Paper, quote: PrintedQuote, top: number): void {
  let y = top;
  const { terms } = quote;
  const height = paper.heightOf(terms, { width: measure });
  if (terms && y + Math.min(height, 400) + 30 > page.height - 90) {
    drawFoot(paper, quote);
    drawHead(paper, quote);
    y = 92;
  }
  if (terms) {
    paper.write('Terms', page.margin, y, { face: 'serif', size: 14 });
    // Longer than any page is cut at its foot; the buyer's page shows the whole text.
    const room = page.height - 90 - (y + 22);
    y =
      paper.write(terms, page.margin, y + 22, { width: measure, height: room, align: 'start' }) +
      16;
  }
  paper.write(quote.letterhead.soldByTheMetre, page.margin, Math.min(y, page.height - 90), {
    size: 9,
    colour: caption,
    width: measure,
  });
  drawFoot(paper, quote);
}

function drawFoot(paper: Paper, { letterhead }: PrintedQuote): void {
  const y = page.height - 44;
  paper.doc.rect(page.margin, y - 10, measure, 0.6).fill(hair);
  const { name, city, region, country, email } = letterhead;
  paper.write(`${name}, ${city}, ${region}, ${country} - ${email}`, page.margin, y, {
    size: 8,
    colour: caption,
  });
}
