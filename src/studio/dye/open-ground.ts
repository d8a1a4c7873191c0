import { smoothstep } from '../geometry/vector.ts';
import { backBit, channel, type LightBake } from '../light/bake.ts';
import type { Dyestuff } from './dyestuff.ts';
import { aboveHem } from './hem.ts';

/** How far beyond the edge the ground still lies in the shadow of the cloth, mm. */
const shadow = { from: 3, to: 17 } as const;

/**
 * Ground where cloth was baked and is now cut away: the more open the farther from the edge. The
 * bake knows no edge, for one bake serves every fabric.
 */
export function openGround(bake: LightBake, parts: ReadonlyMap<number, Dyestuff>) {
  if (![...parts.values()].some((stuff) => stuff.kind === 'cloth' && stuff.hem)) return undefined;
  const { part, uv } = bake.front;
  return (sample: number, light: Float32Array): void => {
    const stuff = parts.get(part[sample]! & ~backBit);
    if (stuff?.kind !== 'cloth' || !stuff.hem) return;
    const beyond = -aboveHem(stuff.hem, uv[sample * 2]!, uv[sample * 2 + 1]!);
    const open = smoothstep(shadow.from, shadow.to, beyond);
    const toward = (at: number, value: number) => (light[at]! += (value - light[at]!) * open);
    toward(channel.keyZ, bake.openKey);
    toward(channel.dome, bake.openDome);
    toward(channel.once, 0);
  };
}
