import type { Vector } from '../../../light/vector.ts';

/** Where the lamp hangs over the plate, -1 … 1 to the right and upward. */
export interface LampPlace {
  readonly x: number;
  readonly y: number;
}

/** Lower it only grazes, higher it washes satin out. */
const [lowest, highest] = [20, 45] as const;
/** The edge of the plate is as low as the lamp goes. */
const edge = 0.86;

/** Height over the cloth in degrees: the nearer to the middle, the higher. */
export function heightOf({ x, y }: LampPlace): number {
  return highest - (highest - lowest) * Math.min(1, Math.hypot(x, y) / edge);
}

export function keyAt(place: LampPlace): Vector {
  const height = (heightOf(place) * Math.PI) / 180;
  const round = Math.atan2(place.y, place.x);
  return [Math.cos(round) * Math.cos(height), Math.sin(round) * Math.cos(height), Math.sin(height)];
}

/** The place of a lamp that shines from there. */
export function placeOf([x, y, z]: Vector): LampPlace {
  const flat = Math.hypot(x, y) || 1;
  const height = (Math.atan2(z, flat) * 180) / Math.PI;
  const far = (edge * (highest - height)) / (highest - lowest);
  return kept({ x: (x / flat) * far, y: (y / flat) * far });
}

/** Keeps the lamp on the plate. */
export function kept({ x, y }: LampPlace): LampPlace {
  const far = Math.hypot(x, y);
  const share = far > edge ? edge / far : 1;
  return { x: x * share, y: y * share };
}

/** Degrees round the plate, from the right, counter-clockwise. */
export const roundOf = ({ x, y }: LampPlace) =>
  Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;

/** Carries the lamp so many degrees round the plate. */
export function carried({ x, y }: LampPlace, degrees: number): LampPlace {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

const sides = [
  'the right',
  'above right',
  'above',
  'above left',
  'the left',
  'below left',
  'below',
  'below right',
];

/** `from the right, 24° high`. */
export function sayLamp(place: LampPlace): string {
  return `from ${sides[Math.round(roundOf(place) / 45) % 8]}, ${Math.round(heightOf(place))}° high`;
}
