import { type ClothBody, clothBody } from '../geometry/cloth/cloth-body.ts';

/** From the one that lies in many small folds to the one that stands in a few wide arches. */
export const bodyNames = ['falls', 'holds', 'stands'] as const;
export type BodyName = (typeof bodyNames)[number];

/**
 * One bake serves many fabrics, so a scene is laid with what its fabrics have in common: the weight
 * of the middle of the book, the bending length of such knits, and how far pillars and locked laps
 * let them be drawn.
 */
const knits = {
  falls: { gsm: 130, bendingLength: 9, stretch: 150_000 },
  holds: { gsm: 150, bendingLength: 13, stretch: 200_000 },
  stands: { gsm: 150, bendingLength: 17, stretch: 200_000 },
} as const satisfies Record<BodyName, object>;

/** A finished knit. Layers come no closer than `thickness`, which a scene chooses by how they lie. */
export function knitBody(name: BodyName, thickness: number): ClothBody {
  const { gsm, bendingLength, stretch } = knits[name];
  return clothBody(gsm, bendingLength, thickness, stretch);
}

/** The same after washing: it turns over a roll of a few millimetres. */
export function washedBody(name: BodyName, thickness: number): ClothBody {
  const { gsm, bendingLength, stretch } = knits[name];
  return clothBody(gsm, bendingLength - 1, thickness, stretch);
}

export const limpKnit = washedBody('holds', 2.1);

/** The same on a roll or in a stack, where layers lie as close as they are thick. */
export const thinKnit = washedBody('holds', 0.8);
