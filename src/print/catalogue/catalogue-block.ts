import type { Terms } from '../../content/terms.ts';
import { rowsOf } from '../../domain/fabric/specification.ts';
import { type Fabric, fabricName } from '../../domain/fabric/fabric.ts';
import { facts, notationOf } from '../../domain/fabric/facts.ts';
import type { Album } from '../album.ts';
import { lappingDiagram } from '../../loom/diagram/lapping-diagram.ts';
import { diagramSize, drawDiagram } from '../draw-diagram.ts';
import { palette } from '../../domain/design/palette.ts';
import { type Pen, measure, paper } from '../pen.ts';

const plate = { width: 172, height: 172 } as const;
const left = paper.margin;
const textX = left + plate.width + 20;
const textWidth = measure - plate.width - 20;

interface Block {
  readonly picture: Buffer;
  readonly alt: string;
}

export async function prepareBlock(album: Album, fabric: Fabric): Promise<Block | undefined> {
  const [lead] = album.gallery(fabric);
  const picture = await album.cut(lead, plate, 150);
  return picture && lead && { picture, alt: lead.alt };
}

/** One fabric: picture, name, lapping, figures, shades. `y` is its top. */
export function drawBlock(
  pen: Pen,
  fabric: Fabric,
  shown: {
    readonly block: Block | undefined;
    readonly terms: Terms;
    readonly y: number;
    readonly address: string;
  },
): void {
  const { block, terms, y, address } = shown;
  pen.within('Sect', () => {
    drawPlate(pen, fabric, block, y);
    drawName(pen, fabric, y);
    drawFigures(pen, fabric, terms, y);
    drawStrip(pen, fabric, y + plate.height + 9);
  });
  pen.doc.link(left, y, measure, plate.height, address);
}

function drawPlate(pen: Pen, fabric: Fabric, block: Block | undefined, y: number): void {
  const lead = fabric.shades[fabric.leadShade]!;
  pen.mark(
    'Figure',
    () => {
      if (block) pen.doc.image(block.picture, left, y, plate);
      else pen.tint({ x: left, y, ...plate }, lead.hex);
    },
    { alt: block?.alt ?? `${fabricName(fabric)} in ${lead.name}` },
  );
}

function drawName(pen: Pen, fabric: Fabric, y: number): void {
  const number = { face: 'display', size: 23, track: -0.4 } as const;
  let size = 23;
  const title = () => ({ face: 'italic', size, track: -0.3 }) as const;
  const lead = pen.widthOf(`${fabric.number} `, number) + 3;
  while (lead + pen.widthOf(fabric.title, title()) > textWidth) size -= 0.5;
  pen.mark('H2', () => {
    pen.line(fabric.number, { x: textX, y: y + 16 }, number);
    pen.line(fabric.title, { x: textX + lead, y: y + 16 }, title());
  });
  pen.mark('P', () =>
    pen.line(
      shorten(pen, `${fabric.construction.name} · ${notationOf(fabric.construction)}`),
      { x: textX, y: y + 31 },
      { face: 'label', size: 8.5, colour: palette.ink2 },
    ),
  );
}

/** A chain of twelve courses does not fit a line; the specification sheet prints it whole. */
function shorten(pen: Pen, text: string): string {
  const style = { face: 'label', size: 8.5 } as const;
  if (pen.widthOf(text, style) <= textWidth) return text;
  let cut = text;
  while (pen.widthOf(`${cut}…`, style) > textWidth) cut = cut.slice(0, -1);
  return `${cut}…`;
}

function drawFigures(pen: Pen, fabric: Fabric, terms: Terms, y: number): void {
  const glyph = lappingDiagram(fabric.construction, {
    courses: 4,
    spaceNumbers: false,
    needles: 6,
  });
  const size = diagramSize(glyph);
  const scale = 74 / size.width;
  const figuresWidth = textWidth - 90;
  let at = y + 41;
  pen.mark('P', () => {
    at = pen.paragraph(
      fabric.description,
      { x: textX, y: at, width: textWidth },
      { face: 'serif', size: 10.2, gap: 0.8 },
    );
  });
  at += 7;
  pen.mark(
    'Figure',
    () => drawDiagram(pen, glyph, { x: textX + textWidth - 76, y: at + 4, scale }),
    { alt: `Lapping of ${fabric.construction.name}: ${notationOf(fabric.construction)}` },
  );
  const rows = rowsOf(fabric, terms, [
    facts.composition.shares,
    facts.weight.short,
    facts.width.full,
    facts.machine.short,
    facts.finishes.short,
    facts.endUses.short,
    facts.moq.short,
  ]);
  pen.within('Table', () => {
    for (const { name, value } of rows) {
      pen.within('TR', () => {
        const style = { face: 'sans', size: 8.4, colour: palette.ink2 } as const;
        pen.mark('TH', () => pen.paragraph(name, { x: textX, y: at, width: 62 }, style), {
          scope: 'Row',
        });
        pen.mark('TD', () => {
          const place = { x: textX + 62, y: at, width: figuresWidth - 62 };
          at = pen.paragraph(value, place, { face: 'strong', size: 8.4 });
        });
      });
      at += 2.6;
    }
  });
}

function drawStrip(pen: Pen, { shades }: Fabric, y: number): void {
  const words = `${shades.length} shades: ${shades.map(({ name }) => name).join(', ')}`;
  const width = plate.width / shades.length;
  pen.adorn(() => {
    shades.forEach(({ hex }, index) =>
      pen.tint({ x: left + index * width, y, width: width - 1.5, height: 14 }, hex),
    );
  });
  pen.mark('P', () =>
    pen.paragraph(
      words,
      { x: textX, y: y + 1, width: textWidth },
      { face: 'label', size: 7.4, colour: palette.ink2, gap: 0.5 },
    ),
  );
}
