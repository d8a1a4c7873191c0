import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { type CategoryId, fabricName } from '../../domain/fabric/fabric.ts';
import type { Album } from '../album.ts';
import { drawBlock, prepareBlock } from './catalogue-block.ts';
import { drawContents } from './catalogue-contents.ts';
import { drawCover } from './catalogue-cover.ts';
import { drawOpening } from './catalogue-opening.ts';
import { drawTerms } from './catalogue-terms.ts';
import { layOutPages } from './catalogue-pages.ts';
import type { PrintFonts } from '../open-fonts.ts';
import { drawFoot, drawHead } from '../page-frame.ts';
import { openPen } from '../pen.ts';

interface CatalogueInput {
  readonly content: SiteContent;
  readonly album: Album;
  readonly fonts: PrintFonts;
  readonly siteUrl: string;
}

/** The collections by what they are made of, in the order in which a sentence names them. */
const fibresOf: Readonly<Record<CategoryId, string>> = {
  'pure-cotton-fabrics': 'pure cotton',
  'polyester-cotton-knits': 'polyester-cotton',
  'breathable-cotton-nylon-collection': 'cotton-nylon',
  'nylon-classics': 'nylon',
};

const top = 92;
const step = 234;

/** Cover, contents, every fabric by collection, terms. */
export async function cataloguePdf(input: CatalogueInput): Promise<Buffer> {
  const { content, album, fonts, siteUrl } = input;
  const { mill, fabrics, terms } = content;
  const pages = layOutPages(content);
  const blocks = new Map(
    await Promise.all(
      fabrics.map(async (fabric) => [fabric.slug, await prepareBlock(album, fabric)] as const),
    ),
  );
  const pen = openPen(mill, fonts, {
    title: `${mill.name}: catalogue`,
    subject:
      fabrics.length > 1
        ? `${fabrics.length} warp-knitted fabrics with their specifications`
        : 'Warp-knitted fabrics with their specifications',
  });
  const shown = new Set(pages.map(({ category }) => category.id));
  const fibres = Object.entries(fibresOf).flatMap(([id, name]) =>
    shown.has(id as CategoryId) ? [name] : [],
  );
  await drawCover(pen, album, { count: fabrics.length, fibres });
  if (pages.length > 0) {
    pen.doc.addPage();
    pen.doc.outline.addItem('Contents');
    drawContents(pen, pages);
    drawFoot(pen, siteUrl, 2);
  }

  for (const page of pages) {
    pen.doc.addPage();
    drawHead(pen, page.category.title);
    const outline = page.opens
      ? pen.doc.outline.addItem(page.category.title)
      : pen.doc.outline.children.at(-1)!;
    let y = top;
    if (page.opens) {
      await drawOpening(pen, album, page.category, y);
      y += step;
    }
    for (const fabric of page.fabrics) {
      pen.doc.addNamedDestination(fabric.slug, 'XYZ', 0, y - 30, null);
      outline.addItem(fabricName(fabric));
      const address = `${siteUrl}${href.fabric(fabric.slug)}`;
      drawBlock(pen, fabric, { block: blocks.get(fabric.slug), terms, y, address });
      y += step;
    }
    drawFoot(pen, siteUrl, page.number);
  }
  pen.doc.addPage();
  pen.doc.outline.addItem('Terms, and how to order');
  drawTerms(pen, content, siteUrl);
  drawFoot(pen, siteUrl, pages.length + 3);
  return pen.finish();
}
