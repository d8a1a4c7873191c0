import { smoothstep } from '../geometry/vector.ts';
import { backBit, channel, type LightBake } from '../light/bake.ts';
import { meansOf } from '../../loom/index.ts';
import type { DyedCloth, Dyestuff } from './dyestuff.ts';
import { aboveHem } from './hem.ts';
import { mapBalance } from './map-balance.ts';

/** How far beyond the edge the ground still lies in the shadow of the cloth, mm. */
const shadow = { from: 3, to: 17 } as const;

type Relight = (sample: number, light: Float32Array) => void;

/**
 * Light on the ground as this cloth leaves it. One bake serves every fabric: it knows neither the cut
 * edge of a lace nor the openings of a net, and shades the ground as if cloth were whole and closed.
 */
export function openGround(
  bake: LightBake,
  parts: ReadonlyMap<number, Dyestuff>,
): Relight | undefined {
  const cloths = [...parts.values()].filter((stuff) => stuff.kind === 'cloth');
  if (cloths.some(({ hem }) => hem)) return beyondHem(bake, parts);
  const passed = cloths.reduce((sum, cloth) => sum + passedBy(cloth), 0) / (cloths.length || 1);
  // The light of sheer scenes has come through their cloth already.
  if (passed === 0 || bake.behind) return undefined;
  return (_, light) => openUp(bake, light, passed);
}

/** Where cloth was baked and is now cut away: the more open the farther from the edge. */
function beyondHem(bake: LightBake, parts: ReadonlyMap<number, Dyestuff>): Relight {
  const { part, uv } = bake.front;
  return (sample, light) => {
    const stuff = parts.get(part[sample]! & ~backBit);
    if (stuff?.kind !== 'cloth' || !stuff.hem) return;
    const beyond = -aboveHem(stuff.hem, uv[sample * 2]!, uv[sample * 2 + 1]!);
    openUp(bake, light, smoothstep(shadow.from, shadow.to, beyond));
  };
}

/** Share of the light that goes through the openings of nets and lace; closed cloth and many layers pass none. */
function passedBy({ maps, onItself }: DyedCloth): number {
  return mapBalance(maps).open && onItself === undefined ? 1 - meansOf(maps.levels[0]!).opacity : 0;
}

function openUp({ openKey, openDome }: LightBake, light: Float32Array, open: number): void {
  const toward = (at: number, value: number) => (light[at]! += (value - light[at]!) * open);
  toward(channel.keyZ, openKey);
  toward(channel.dome, openDome);
  toward(channel.once, 0);
}
