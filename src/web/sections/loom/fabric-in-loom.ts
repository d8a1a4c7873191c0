import { perContent, type SiteContent } from '../../../content/site-content.ts';
import { writeDesign } from '../../../contract/design-address.ts';
import { href } from '../../../contract/routes.ts';
import { designOf } from '../../../domain/cloth-design/cloth-design.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';

const bookOf = perContent(({ yarns, shades }) => ({ yarns, shades: Object.values(shades) }));

/** Where a fabric of the book opens in the instrument; nothing where one of its yarns has left the book. */
export function fabricInLoom(content: SiteContent, fabric: Fabric): string | undefined {
  const design = designOf(fabric, bookOf(content));
  const address = design && writeDesign(design);
  return address && href.design(address);
}
