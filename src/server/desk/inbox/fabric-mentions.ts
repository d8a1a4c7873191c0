import type { FabricMention } from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { SiteContent } from '../../../content/site-content.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import { hangGallery } from '../../../domain/picture/own-picture.ts';
import { renderedGallery } from '../../../domain/picture/picture.ts';
import { shippedPictures } from '../cloth/shipped-pictures.ts';

/** The fabrics an enquiry names, as its product or in its lines. */
export function mentionedFabrics(
  { fabrics, pictures }: SiteContent,
  product: string,
  payload: Readonly<Record<string, unknown>>,
): FabricMention[] {
  const named = [product, ...namesIn(payload['lines']), ...namesIn(payload['fabrics'])];
  const found = named.flatMap((name) => findFabric(fabrics, name) ?? []);
  return [...new Set(found)].map((fabric) => ({
    slug: fabric.slug,
    name: fabricName(fabric),
    picture:
      hangGallery(renderedGallery(shippedPictures(), fabric), fabric, pictures)[0]?.path ?? null,
  }));
}

/** The fabrics a quote can be written for. */
export function everyFabric({ fabrics }: SiteContent): { name: string; shades: string[] }[] {
  return fabrics.map((fabric) => ({
    name: fabricName(fabric),
    shades: fabric.shades.map(({ name }) => name),
  }));
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,\n]/);
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one === 'string') return one;
    if (typeof one !== 'object' || one === null) return [];
    const { slug, name, fabric } = one as Record<string, unknown>;
    return [slug, name, fabric].filter((text): text is string => typeof text === 'string');
  });
}
