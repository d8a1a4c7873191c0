import type { Rgb } from '../../light/colour/encode-srgb.ts';
import { domeColour, keyColour } from '../../light/draped-light.ts';
import { channel, type LightBake } from '../light/bake.ts';
import { clothLight } from './cloth-light.ts';

/** Exposed and balanced so that well lit cloth shows exactly the shade it was dyed. */
export interface StudioLight {
  /** Colour of key and dome for cloth. */
  readonly key: Rgb;
  readonly dome: Rgb;
  /** The same for the ground, which shows its own colour where nothing shades it. */
  readonly groundKey: Rgb;
  readonly groundDome: Rgb;
  /** For light that has visited cloth, per unit. */
  readonly bounced: number;
}

export function studioLight(bake: LightBake, exposure: number): StudioLight {
  const cloth = clothLight(bake);
  const white = keyColour.map(
    (key, k) => exposure / (key * cloth.key + domeColour[k]! * cloth.dome),
  );
  const open = keyColour.map((key, k) => 1 / (key * bake.openKey + domeColour[k]! * bake.openDome));
  const times = (a: readonly number[], b: readonly number[]): Rgb => [
    a[0]! * b[0]!,
    a[1]! * b[1]!,
    a[2]! * b[2]!,
  ];
  return {
    key: times(keyColour, white),
    dome: times(domeColour, white),
    groundKey: times(keyColour, open),
    groundDome: times(domeColour, open),
    bounced: white[1]!,
  };
}

/** Share of the open ground's light that arrives at a shaded place of it. */
export function groundShare(light: Float32Array, studio: StudioLight): number {
  const key = Math.max(0, light[channel.keyZ]!);
  const share = key * studio.groundKey[1] + light[channel.dome]! * studio.groundDome[1];
  return Math.min(1, share);
}
