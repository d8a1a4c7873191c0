import { type Category, categories } from '../../src/content/categories.ts';
import { mill } from '../../src/content/mill.ts';
import { href } from '../../src/contract/routes.ts';
import { type Fabric, fabricName } from '../../src/domain/fabric/fabric.ts';
import type { PictureManifest } from '../../src/domain/picture/picture.ts';
import { drawBlock, prepareBlock } from './catalogue-block.ts';
import { drawContents } from './catalogue-contents.ts';
import { drawCover } from './catalogue-cover.ts';
import { drawOpening } from './catalogue-opening.ts';
import { drawTerms } from './catalogue-terms.ts';
import type { CutFonts } from './cut-fonts.ts';
import { drawFoot, drawHead } from './page-frame.ts';
import { openPen } from './pen.ts';

interface Order {
  readonly fabrics: readonly Fabric[];
  readonly pictures: PictureManifest;
  readonly fonts: CutFonts;
  readonly siteUrl: string;
}

/** One leaf of the catalogue: up to three fabrics, or a collection's opening and two. */
export interface Leaf {
  readonly category: Category;
  readonly opens: boolean;
  readonly fabrics: readonly Fabric[];
  readonly number: number;
}

const perLeaf = 3;
const top = 92;
const step = 234;

/** Cover, contents, every fabric by collection, terms. */
export async function cataloguePdf(order: Order): Promise<Buffer> {
  const { fabrics, pictures, fonts, siteUrl } = order;
  const leaves = layOut(fabrics);
  const blocks = new Map(
    await Promise.all(
      fabrics.map(
        async (fabric) =>
          [fabric.slug, await prepareBlock(pictures.fabrics[fabric.slug]?.[0])] as const,
      ),
    ),
  );
  const pen = openPen(fonts, {
    title: `${mill.name}: catalogue`,
    subject: `${fabrics.length} warp-knitted fabrics with their specifications`,
  });
  await drawCover(pen, pictures, fabrics.length);
  pen.doc.addPage();
  pen.doc.outline.addItem('Contents');
  drawContents(pen, leaves);
  drawFoot(pen, siteUrl, 2);

  for (const leaf of leaves) {
    pen.doc.addPage();
    drawHead(pen, leaf.category.title);
    const outline = leaf.opens
      ? pen.doc.outline.addItem(leaf.category.title)
      : pen.doc.outline.children.at(-1)!;
    let y = top;
    if (leaf.opens) {
      await drawOpening(pen, leaf.category, pictures.scenes[leaf.category.band], y);
      y += step;
    }
    for (const fabric of leaf.fabrics) {
      pen.doc.addNamedDestination(fabric.slug, 'XYZ', 0, y - 30, null);
      outline.addItem(fabricName(fabric));
      drawBlock(pen, fabric, blocks.get(fabric.slug), y, `${siteUrl}${href.fabric(fabric.slug)}`);
      y += step;
    }
    drawFoot(pen, siteUrl, leaf.number);
  }
  pen.doc.addPage();
  pen.doc.outline.addItem('Terms, and how to order');
  drawTerms(pen, siteUrl);
  drawFoot(pen, siteUrl, leaves.at(-1)!.number + 1);
  return pen.finish();
}

/** Known before anything is drawn, so that the contents can name the pages. */
export function layOut(fabrics: readonly Fabric[]): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const category of categories) {
    const shelf = fabrics.filter(({ categoryId }) => categoryId === category.id);
    for (let taken = 0; taken < shelf.length;) {
      const opens = taken === 0;
      const room = opens ? perLeaf - 1 : perLeaf;
      leaves.push({
        category,
        opens,
        fabrics: shelf.slice(taken, taken + room),
        number: leaves.length + 3,
      });
      taken += room;
    }
  }
  return leaves;
}
