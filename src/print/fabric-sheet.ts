import { requireConstructionText, type SiteContent } from '../content/site-content.ts';
import { specification, workingFacts } from '../domain/fabric/specification.ts';
import { href } from '../contract/routes.ts';
import { type Fabric, fabricName } from '../domain/fabric/fabric.ts';
import { barName, gsmText, notationOf } from '../domain/fabric/facts.ts';
import type { Picture } from '../domain/picture/picture.ts';
import type { Album } from './album.ts';
import { lappingDiagram } from '../loom/diagram/lapping-diagram.ts';
import type { PrintFonts } from './open-fonts.ts';
import { diagramSize, drawDiagram } from './draw-diagram.ts';
import { drawFacts } from './draw-facts.ts';
import { drawShades } from './draw-shades.ts';
import { drawFoot, drawHead, drawSelvedge, footTop } from './page-frame.ts';
import { palette } from '../domain/design/palette.ts';
import { type Pen, measure, openPen, paper } from './pen.ts';

interface Order {
  readonly content: SiteContent;
  readonly fabric: Fabric;
  readonly album: Pick<Album, 'gallery' | 'cut'>;
  readonly fonts: PrintFonts;
  readonly siteUrl: string;
}

const left = paper.margin;
const plate = { width: 208, height: 208 } as const;
const inset = { width: 88, height: 88 } as const;

/** The specification of one fabric on one page of A4; one with more to say goes on overleaf. */
export async function fabricSheet(order: Order): Promise<Buffer> {
  return (await drawSheet(order, 'one page')) ?? (await drawSheet(order, 'overleaf'))!;
}

async function drawSheet(
  order: Order,
  layout: 'one page' | 'overleaf',
): Promise<Buffer | undefined> {
  const { content, fabric, album, fonts, siteUrl } = order;
  const pictures = album.gallery(fabric);
  const name = fabricName(fabric);
  const [large, small] = await Promise.all([
    album.cut(pictures[0], plate, 200),
    album.cut(pictures[1], inset, 200),
  ]);
  const pen = openPen(content.mill, fonts, {
    title: `${name}: specification`,
    subject: `${fabric.construction.name}, ${fabric.composition}, ${gsmText(fabric.gsm)}`,
  });
  const address = `${siteUrl}${href.fabric(fabric.slug)}`;
  pen.doc.addPage();
  pen.doc.outline.addItem(name);
  drawHead(pen, `Specification sheet, No. ${fabric.number}`);
  let y = drawTitle(pen, fabric);
  const top = y + 20;
  drawPlates(pen, fabric, { top, large, small, pictures });
  const tableX = left + plate.width + 26;
  const tableEnd = drawFacts(pen, specification(fabric, content.terms), {
    x: tableX,
    y: top,
    width: measure - plate.width - 26,
    names: 78,
    size: 9.5,
    air: 6,
  });
  y = Math.max(top + plate.height, tableEnd) + 18;
  y = drawLapped(pen, content, fabric, y);
  y = drawShades(pen, fabric, { x: left, y: y + 14, width: measure });
  const column = { x: left, width: measure, names: 78, size: 8.5, air: 3.4 };
  const rows = workingFacts(fabric, content.terms);
  if (layout === 'one page') {
    const end = drawFacts(pen, rows, { ...column, y: y + 12 });
    if (end > footTop) return undefined;
  } else {
    const turnOver = () => {
      drawFoot(pen, address);
      pen.doc.addPage();
      drawHead(pen, `Specification sheet, No. ${fabric.number}`);
      return 70;
    };
    y = turnOver();
    for (const row of rows) {
      // The longest value takes less than a third of a page.
      if (y > footTop * (2 / 3)) y = turnOver();
      y = drawFacts(pen, [row], { ...column, y });
    }
  }
  drawFoot(pen, address);
  return pen.finish();
}

function drawTitle(pen: Pen, fabric: Fabric): number {
  const { construction } = fabric;
  const room = measure - 130;
  pen.mark('P', () =>
    pen.line(
      `No. ${fabric.number} · ${construction.name} · ${gsmText(fabric.gsm)} · ${fabric.width.text}`,
      { x: left, y: 70 },
      { face: 'label', size: 10 },
    ),
  );
  let size = 40;
  const style = () => ({ face: 'display', size, track: -size * 0.03 }) as const;
  while (pen.widthOf(fabric.title, style()) > room) size -= 1;
  pen.mark('H1', () => pen.line(fabric.title, { x: left - 1, y: 74 + size * 0.82 }, style()));
  const rule = 116;
  drawSelvedge(pen, rule);
  let end = rule;
  pen.mark('P', () => {
    end = pen.paragraph(
      fabric.description,
      { x: left, y: rule + 16, width: measure },
      { face: 'serif', size: 12.5, gap: 1.5 },
    );
  });
  return end;
}

function drawPlates(
  pen: Pen,
  fabric: Fabric,
  shown: {
    readonly top: number;
    readonly large: Buffer | undefined;
    readonly small: Buffer | undefined;
    readonly pictures: readonly Picture[];
  },
): void {
  const { top, large, small, pictures } = shown;
  const lead = fabric.shades[fabric.leadShade]!;
  if (!large) {
    const alt = `${fabricName(fabric)} in ${lead.name}`;
    pen.mark('Figure', () => pen.tint({ x: left, y: top, ...plate }, lead.hex), { alt });
    return;
  }
  pen.mark('Figure', () => pen.doc.image(large, left, top, plate), { alt: pictures[0]!.alt });
  if (!small) return;
  const x = left + plate.width - inset.width - 12;
  const y = top + plate.height - inset.height - 12;
  pen.adorn(() =>
    pen.tint({ x: x - 3, y: y - 3, width: inset.width + 6, height: inset.height + 6 }, palette.ink),
  );
  pen.mark('Figure', () => pen.doc.image(small, x, y, inset), { alt: pictures[1]!.alt });
}

/** Bars side by side with their chains beneath, and the explanation beside them. */
function drawLapped(pen: Pen, content: SiteContent, fabric: Fabric, top: number): number {
  const { construction } = fabric;
  pen.mark('H2', () =>
    pen.line(
      'How it is lapped',
      { x: left, y: top + 14 },
      { face: 'display', size: 22, track: -0.5 },
    ),
  );
  const drawings = construction.bars.map((bar, index) => ({
    svg: lappingDiagram(construction, { bars: [index + 1] }),
    chain: bar.lapping.replace(/\/+$/, ''),
    name: barName(index, construction.bars.length, 'Bar'),
  }));
  const sizes = drawings.map(({ svg }) => diagramSize(svg));
  const gap = 16;
  const gaps = gap * sizes.length;
  const natural = sizes.reduce((sum, { width }) => sum + width, 0);
  const highest = Math.max(...sizes.map(({ height }) => height));
  // The explanation keeps a third of the page, whatever the number of bars.
  const scale = Math.min(0.46, 104 / highest, (measure * 0.66 - gaps) / natural);
  const tallest = highest * scale;
  const textX = left + Math.max(natural * scale + gaps + 6, measure * 0.4);
  const textWidth = left + measure - textX;
  const y = top + 28;
  let x: number = left;
  let captionEnd = y + tallest;
  drawings.toReversed().forEach(({ svg, chain, name }, order) => {
    const size = sizes[drawings.length - 1 - order]!;
    const width = size.width * scale;
    pen.mark(
      'Figure',
      () => drawDiagram(pen, svg, { x, y: y + tallest - size.height * scale, scale }),
      { alt: `${name}: ${chain}` },
    );
    pen.mark('Caption', () => {
      pen.line(name, { x, y: y + tallest + 12 }, { face: 'strong', size: 7.5 });
      const end = pen.paragraph(
        chain.replaceAll('/', ' / '),
        { x, y: y + tallest + 15, width: width + gap - 6 },
        { face: 'label', size: 7, colour: palette.ink2 },
      );
      captionEnd = Math.max(captionEnd, end);
    });
    x += width + gap;
  });
  const { how, gives } = requireConstructionText(content, construction.name);
  let end = y;
  pen.mark('P', () => {
    end = pen.paragraph(
      `${construction.name}. ${how} ${gives}`,
      { x: textX, y, width: textWidth },
      { face: 'sans', size: 8.5, gap: 1.6 },
    );
  });
  pen.mark('P', () => {
    end = pen.paragraph(
      `Notation, back bar first: ${notationOf(construction)}`,
      { x: textX, y: end + 4, width: textWidth },
      { face: 'label', size: 7.5, colour: palette.ink2 },
    );
  });
  return Math.max(end, captionEnd);
}
