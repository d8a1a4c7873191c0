import { fabrics } from '../../content/fabrics/fabrics.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';

const bySlug = new Map(fabrics.map((fabric) => [fabric.slug, fabric]));

export function fabricBySlug(slug: string): Fabric {
  const fabric = bySlug.get(slug);
  if (!fabric) throw new Error(`There is no fabric ${slug}`);
  return fabric;
}
