import type { Mesh, Part } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/vector.ts';

/** A still life before it is dyed: shapes, camera and lamps. Millimetres, z up, ground at z = 0. */
export interface Scene {
  readonly mesh: Mesh;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly lamps: Lamps;
  /** Light is traced for every n-th pixel and spread over its neighbours; soft shapes need no more. */
  readonly lightStep: 1 | 2;
  readonly samples: number;
  readonly groundAlbedo: number;
  readonly pinked: readonly PinkedEdge[];
  /** What is not cloth. */
  readonly props?: readonly Prop[];
  /** Share of light that passes straight through the cloth; lace and nets. */
  readonly sheer?: number;
}

/** A thing of its own colour, or a cut face that takes the shade of its cloth. */
export type Prop =
  | {
      readonly part: Part;
      readonly colour: string;
      readonly gloss?: number;
      readonly glow?: number;
    }
  | { readonly part: Part; readonly shadeOf: Part };

export interface Camera {
  readonly eye: Vector;
  readonly at: Vector;
  readonly up: Vector;
  /** Vertical angle of view in degrees. */
  readonly angle: number;
}

export interface Lamps {
  /** Toward the soft box. */
  readonly key: Vector;
  /** Radius of the soft box seen from the cloth, in radians. */
  readonly keySize: number;
  readonly keyPower: number;
  readonly domePower: number;
}

/** Cut by pinking shears inside a rectangle of the cloth (mm). Without `sides` all four are cut. */
export interface PinkedEdge {
  readonly part: Part;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly tooth: number;
}
