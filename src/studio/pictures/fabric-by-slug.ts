import { fabrics } from '../../content/fabrics/fabrics.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../domain/picture/knitting.ts';

/** Where a recipe finds the fabrics that it names: the shipped book, or a fabric that the mill has entered. */
export type FindFabric = (slug: string) => ClothFacts;

const bySlug = new Map(fabrics.map((fabric) => [fabric.slug, fabric]));

export function fabricBySlug(slug: string): Fabric {
  const fabric = bySlug.get(slug);
  if (!fabric) throw new Error(`There is no fabric ${slug}`);
  return fabric;
}
