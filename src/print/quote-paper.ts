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
  spellMoney,
} from '../domain/desk/quote-total.ts';
import type { Offer } from '../domain/offer/offer.ts';
import { a4 } from './a4.ts';
import { drawLogo } from './draw-logo.ts';
import { fontFile } from './open-fonts.ts';
import { drawTiers } from './quote-tiers.ts';
import { hasAll } from './printable.ts';

const page = { ...a4, margin: 48 } as const;
const right = page.width - page.margin;
const measure = right - page.margin;
const { ink, ink2: caption, hair } = palette;

type Paper = PDFKit.PDFDocument;

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
export async function printQuote(given: PrintedQuote): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit');
  const letterhead = await withWritableWord(given.letterhead);
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
  registerFaces(doc);
  drawHead(doc, quote);
  const top = drawParties(doc, quote);
  const { offer } = quote;
  const below = offer
    ? drawTiers(doc, { offer, currency: quote.currency }, top, { x: page.margin, measure, write })
    : drawLines(doc, quote, top);
  drawTerms(doc, quote, below);
  doc.end();
  return done;
}

const builtIn = { serif: 'Times-Roman', sans: 'Helvetica', strong: 'Helvetica-Bold' } as const;

/** The build cuts the site's faces for print; without them a quote still leaves the house. */
function registerFaces(doc: Paper): void {
  for (const [face, fallback] of Object.entries(builtIn)) {
    doc.registerFont(face, fontFile(face as keyof typeof builtIn) ?? fallback);
  }
  const word = fontFile('gurmukhi');
  if (word !== undefined) doc.registerFont('word', word);
}

/** A word in letters that the face lacks would be printed as empty boxes, so it is left out. */
async function withWritableWord(letterhead: Letterhead): Promise<Letterhead> {
  const file = fontFile('gurmukhi');
  if (file !== undefined) {
    const { openSync } = await import('fontkit');
    const font = openSync(file) as Font;
    if (
      hangs(letterhead.wordmark) &&
      hasAll(letterhead.wordmark, (letter) => font.hasGlyphForCodePoint(letter))
    )
      return letterhead;
  }
  return { ...letterhead, wordmark: '' };
}

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

function write(
  doc: Paper,
  text: string,
  x: number,
  y: number,
  how: {
    face?: keyof typeof builtIn;
    size?: number;
    colour?: string;
    width?: number;
    align?: 'right';
  } = {},
): number {
  const { face = 'sans', size = 10, colour = ink, width, align } = how;
  doc.font(face).fontSize(size).fillColor(colour);
  doc.text(printable(text), x, y, {
    lineGap: size * 0.25,
    ...(width !== undefined && { width }),
    ...(align && { align }),
  });
  return doc.y;
}

function drawHead(doc: Paper, quote: PrintedQuote): void {
  doc.addPage();
  const rule = { y: 62, height: 4 };
  doc.rect(0, rule.y, page.width, rule.height).fill(ink);
  const { logo } = quote.letterhead;
  if (logo)
    drawLogo(doc, logo, { x: right, y: rule.y + rule.height + 8 }, { width: 150, height: 36 });
  else hangWord(doc, quote.letterhead, rule);
  write(doc, quote.letterhead.name, page.margin, 36, { face: 'serif', size: 17 });
  write(doc, `Quote ${quote.number}`, page.margin, 40, {
    face: 'strong',
    size: 11,
    width: measure,
    align: 'right',
  });
}

/** The rule is the head-line from which the letters hang: a rule of 4 carries type of 83. */
function hangWord(
  doc: Paper,
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

function drawParties(doc: Paper, quote: PrintedQuote): number {
  const { street, city, postcode, phone, email } = quote.letterhead;
  const half = measure / 2 - 12;
  write(doc, 'Quote', page.margin, 92, { face: 'serif', size: 34 });
  const label = { size: 8.5, colour: caption } as const;
  write(doc, 'For', page.margin, 150, label);
  const to = write(doc, [quote.buyer, quote.company].filter(Boolean).join('\n'), page.margin, 163, {
    face: 'strong',
    size: 11,
    width: half,
  });
  const x = page.margin + half + 24;
  write(doc, 'From', x, 150, label);
  const from = write(doc, `${street}, ${city} ${postcode}\n${phone}\n${email}`, x, 163, {
    width: half,
  });
  const y = Math.max(to, from) + 16;
  write(
    doc,
    `Dated ${isoIndianDate(quote.createdAt)}. Valid until ${quote.validUntil}.`,
    page.margin,
    y,
  );
  return y + 30;
}

const columns = { fabric: 0, shade: 190, metres: 290, price: 340, total: 415 } as const;

function drawLines(doc: Paper, quote: PrintedQuote, top: number): number {
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
    write(doc, text, x(column), y, {
      width,
      align: 'right',
      face: strong ? 'strong' : 'sans',
      size: 9.5,
    });
  };
  let y = top;
  const head = () => {
    doc.rect(page.margin, y, measure, 1.4).fill(ink);
    y += 7;
    const small = { size: 8.5, colour: caption } as const;
    write(doc, 'Fabric', x('fabric'), y, small);
    write(doc, 'Shade', x('shade'), y, small);
    figure('Metres', 'metres', y);
    figure('A metre', 'price', y);
    figure(quote.currency, 'total', y);
    y += 18;
  };
  head();
  for (const line of lines) {
    doc.font('sans').fontSize(9.5);
    const height = Math.max(
      doc.heightOfString(printable(line.fabric), { width: 178, lineGap: 2.4 }),
      doc.heightOfString(printable(line.shade), { width: 92, lineGap: 2.4 }),
    );
    if (y + height > page.height - 120) {
      drawFoot(doc, quote);
      drawHead(doc, quote);
      y = 92;
      head();
    }
    doc.rect(page.margin, y - 4, measure, 0.6).fill(hair);
    write(doc, line.fabric, x('fabric'), y, { width: 178, size: 9.5, face: 'strong' });
    write(doc, line.shade, x('shade'), y, { width: 92, size: 9.5 });
    figure(line.metres.toLocaleString('en-IN'), 'metres', y);
    figure(bare(line.price, quote), 'price', y);
    figure(bare(lineTotal(line), quote), 'total', y);
    y += height + 9;
  }
  doc.rect(page.margin, y - 2, measure, 1.4).fill(ink);
  y += 8;
  write(doc, 'Total', page.margin, y, { face: 'serif', size: 16 });
  write(doc, spellMoney(quoteTotal(lines), quote.currency), page.margin, y, {
    face: 'serif',
    size: 16,
    width: measure,
    align: 'right',
  });
  return y + 40;
}

function drawTerms(doc: Paper, quote: PrintedQuote, top: number): void {
  let y = top;
  const terms = printable(quote.terms);
  doc.font('sans').fontSize(10);
  const height = doc.heightOfString(terms, { width: measure, lineGap: 2.5 });
  if (terms && y + Math.min(height, 400) + 30 > page.height - 90) {
    drawFoot(doc, quote);
    drawHead(doc, quote);
    y = 92;
  }
  if (terms) {
    write(doc, 'Terms', page.margin, y, { face: 'serif', size: 14 });
    doc.font('sans').fontSize(10).fillColor(ink);
    // Longer than any page is cut at its foot; the buyer's page shows the whole text.
    doc.text(terms, page.margin, y + 22, {
      width: measure,
      lineGap: 2.5,
      height: page.height - 90 - (y + 22),
      ellipsis: true,
    });
    y = doc.y + 16;
  }
  write(doc, quote.letterhead.soldByTheMetre, page.margin, Math.min(y, page.height - 90), {
    size: 9,
    colour: caption,
    width: measure,
  });
  drawFoot(doc, quote);
}

function drawFoot(doc: Paper, { letterhead }: PrintedQuote): void {
  const y = page.height - 44;
  doc.rect(page.margin, y - 10, measure, 0.6).fill(hair);
  const { name, city, region, country, email } = letterhead;
  write(doc, `${name}, ${city}, ${region}, ${country} - ${email}`, page.margin, y, {
    size: 8,
    colour: caption,
  });
}

function bare(amount: number, { currency }: Pick<PrintedQuote, 'currency'>): string {
  return spellMoney(amount, currency).slice(currency.length + 1);
}
