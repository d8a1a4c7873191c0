import { clothBody } from '../geometry/cloth/cloth-body.ts';

/**
 * One bake serves many fabrics, so a scene is laid with the cloth that its fabrics have in common:
 * a two-bar knit of the middle of the book.
 */
export const softKnit = clothBody(150, 13, 0.7);

/** The same after washing: it turns over a roll of a few millimetres. */
export const limpKnit = clothBody(150, 12, 2.1);

/** The same on a roll or in a stack, where layers lie as close as they are thick. */
export const thinKnit = clothBody(150, 12, 0.8);
