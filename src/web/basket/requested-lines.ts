import type { SiteContent } from '../../content/site-content.ts';
import { lineFields } from '../../contract/enquiry/quote-lines.ts';
import type { FormState } from '../../contract/form-state.ts';
import { href } from '../../contract/routes.ts';
import { noteLine } from '../../domain/fabric/facts.ts';
import { fabricName, isSlugOf } from '../../domain/fabric/fabric.ts';
import { findFabric } from '../../domain/fabric/find-fabric.ts';
import { fabricPictures } from '../pictures.ts';

/** One fabric of a quote for several. */
export interface RequestedLine {
  /** Empty for a product we do not know; its name is kept as it was written. */
  readonly slug: string;
  /** The slug by which it was asked for, where it has another now. */
  readonly was?: string;
  readonly name: string;
  readonly note: string;
  readonly picture?: string;
  readonly shades: readonly string[];
  readonly metres: string;
  readonly shade: string;
  /** The quote without this line. */
  readonly without: string;
}

/** The lines of a quote page. There are none for a single fabric: the plain form has a field for it. */
export function requestedLines(
  content: SiteContent,
  products: readonly string[],
  form?: FormState,
): readonly RequestedLine[] {
  const typed = form && typedLines(form);
  const requested =
    typed ?? onceEach(content, products).map((product) => ({ product, metres: '', shade: '' }));
  if (requested.length < 2 && !typed) return [];
  return requested.map((line, index) => ({
    ...recordOf(content, line.product),
    metres: line.metres,
    shade: line.shade,
    without: href.quote({ product: requested.filter((_, i) => i !== index).map((l) => l.product) }),
  }));
}

/** A fabric that is named in two ways, such as by an old address and the new one, is one line. */
function onceEach({ fabrics }: SiteContent, products: readonly string[]): readonly string[] {
  const lines = new Map<unknown, string>();
  for (const product of products) {
    const meant = findFabric(fabrics, product) ?? product;
    if (!lines.has(meant)) lines.set(meant, product);
  }
  return [...lines.values()];
}

function typedLines(form: FormState) {
  const list = (name: string): readonly string[] =>
    form.lists?.[name] ?? (form.values[name] === undefined ? [] : [form.values[name]]);
  const [names, slugs] = [list(lineFields.name), list(lineFields.slug)];
  if (names.length === 0) return undefined;
  const [metres, shades] = [list(lineFields.metres), list(lineFields.shade)];
  return names.map((name, i) => ({
    product: slugs[i] || name,
    metres: metres[i] ?? '',
    shade: shades[i] ?? '',
  }));
}

function recordOf(
  content: SiteContent,
  product: string,
): Omit<RequestedLine, 'metres' | 'shade' | 'without'> {
  const { fabrics } = content;
  const fabric = findFabric(fabrics, product);
  if (!fabric) return { slug: '', name: product.slice(0, 200), note: '', shades: [] };
  const [picture] = fabricPictures(content, fabric);
  return {
    slug: fabric.slug,
    ...(product !== fabric.slug && isSlugOf(fabric, product) && { was: product }),
    name: fabricName(fabric),
    note: noteLine(fabric),
    ...(picture && { picture: `${picture.path}-${picture.widths[0]}.avif` }),
    shades: fabric.shades.map((shade) => shade.name),
  };
}
