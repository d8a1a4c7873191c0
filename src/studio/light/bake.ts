import type { Part } from '../geometry/mesh.ts';
import type { Camera, Prop } from './scene.ts';

/** Light that any fabric can later be dyed into: what is seen where, and how it is lit. */
export interface LightBake {
  readonly camera: Camera;
  readonly props: readonly Prop[];
  /** Pieces of cloth, ascending. */
  readonly cloths: readonly Part[];
  readonly width: number;
  readonly height: number;
  readonly lightStep: 1 | 2;
  /** What the camera sees first. */
  readonly front: BakeLayer;
  /** What stands behind it; only of sheer scenes. */
  readonly behind?: BakeLayer;
  /** Light on open ground: key and dome. */
  readonly openKey: number;
  readonly openDome: number;
}

/** Two samples across and two down for each pixel of the picture; light once for each `lightStep` pixels. */
export interface BakeLayer {
  /** Part of the mesh; `backBit` is added where its back is seen. */
  readonly part: Uint8Array;
  readonly uv: Float32Array;
  /** Octahedral, two a sample. */
  readonly normal: Int16Array;
  /** Angle of the course direction in the basis of the normal, ×32767/π. */
  readonly course: Int16Array;
  readonly light: Float32Array;
}

export const backBit = 128;
export const lightChannels = 10;
/** Key: share seen and its vector; dome: mean and gradient; light after one and after two visits to cloth. */
export const channel = {
  keySeen: 0,
  keyX: 1,
  keyY: 2,
  keyZ: 3,
  dome: 4,
  domeX: 5,
  domeY: 6,
  domeZ: 7,
  once: 8,
  twice: 9,
} as const;

export function lightSize(bake: Pick<LightBake, 'width' | 'height' | 'lightStep'>) {
  return {
    lightWidth: Math.ceil(bake.width / bake.lightStep),
    lightHeight: Math.ceil(bake.height / bake.lightStep),
  };
}

/** While baking, the distance of each lit place is known too: the denoiser must not mix near and far. */
export type RawLayer = BakeLayer & { readonly distance: Float32Array };
export type BakeSize = Pick<LightBake, 'width' | 'height' | 'lightStep'>;
