import { statSync } from 'node:fs';
import { compactBakeFile } from '../pictures/places.ts';
import { fabricScenes } from '../pictures/plan/fabric-pictures.ts';
import type { SceneId } from '../scenes/scene-book.ts';
import { measureLoss } from './measure-loss.ts';
import { isShipped, shipBake } from './ship-bake.ts';

interface ShipOptions {
  say(line: string): void;
  /** Writes also what is up to date. */
  readonly again: boolean;
  /** Measures what the shipped light loses instead of writing it. */
  readonly loss: boolean;
}

/**
 * Writes the light of the named scenes, or of all that fabrics use, where it is stale. One scene at a
 * time: each takes a core for minutes and half a gigabyte. Returns a fault, or nothing.
 */
export function shipBakes(
  words: readonly string[],
  { say, again, loss }: ShipOptions,
): string | undefined {
  const unknown = words.filter((word) => !fabricScenes.some((scene) => scene === word));
  if (unknown.length > 0) return `No fabric is shown in ${unknown.join(', ')}.`;
  const scenes = fabricScenes.filter((scene) => words.length === 0 || words.includes(scene));
  for (const scene of scenes) say(`${scene.padEnd(12)} ${(loss ? lossOf : write)(scene, again)}`);
  return undefined;
}

function write(scene: SceneId, again: boolean): string {
  const stale = again || !isShipped(scene);
  if (stale) shipBake(scene);
  return `${weight(scene)}  ${stale ? 'written' : 'up to date'}`;
}

function lossOf(scene: SceneId): string {
  const { psnr, deltaEMean, deltaE99, deltaEMost } = measureLoss(scene);
  return `${weight(scene)}  ${psnr.toFixed(1)} dB, ΔE mean ${deltaEMean.toFixed(3)}, p99 ${deltaE99.toFixed(2)}, most ${deltaEMost.toFixed(2)}`;
}

function weight(scene: SceneId): string {
  return `${(statSync(compactBakeFile(scene)).size / 1e6).toFixed(2)} MB`;
}
