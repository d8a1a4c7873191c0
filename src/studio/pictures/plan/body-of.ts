import {
  type Behaving,
  type Degree,
  degreeOf,
} from '../../../domain/fabric/behaviour/behaviour.ts';
import type { BodyName } from '../../scenes/cloth-bodies.ts';

/** The body that a fabric is laid with: what its page says of its drape is what its picture shows. */
export function bodyOf(fabric: Behaving): BodyName {
  return bodies[degreeOf(fabric, 'drapes')];
}

const bodies: Readonly<Record<Degree, BodyName>> = { yes: 'falls', little: 'holds', no: 'stands' };
