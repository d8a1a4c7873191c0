import { fabrics } from '../../content/fabrics/fabrics.ts';
import { decodeSrgb } from '../../light/colour/encode-srgb.ts';
import { deltaE2000, labFromLinear } from '../../light/colour/delta-e.ts';
import type { LightBake } from '../light/bake.ts';
import { fabricBySlug } from '../pictures/fabric-by-slug.ts';
import type { PictureJob } from '../pictures/job.ts';
import { makeDyed } from '../pictures/make-dyed.ts';
import { makeStrip } from '../pictures/make-strip.ts';
import { planFabric, shadeStrip } from '../pictures/plan/fabric-pictures.ts';
import { type Printed, printPicture } from '../pictures/print.ts';
import { sceneOf } from '../pictures/recipe-hash.ts';
import type { SceneId } from '../scenes/scene-book.ts';
import { fullBake } from './ship-bake.ts';
import { shippedBake } from './shipped-bake.ts';

/** What a printed picture loses when it is dyed into the shipped light instead of the full bake. */
export interface Loss {
  readonly scene: SceneId;
  readonly picture: string;
  /** Decibels; without end when not one byte differs. */
  readonly psnr: number;
  readonly deltaEMean: number;
  readonly deltaE99: number;
  readonly deltaEMost: number;
}

/** Measured on a picture of the plan: the first fabric that is shown in this scene. */
export function measureLoss(scene: SceneId): Loss {
  const job = pictureIn(scene);
  const truth = paint(job, fullBake(scene));
  const shown = paint(job, shippedBake(scene));
  return { scene, picture: job.path, ...difference(truth, shown) };
}

function pictureIn(scene: SceneId): PictureJob {
  const jobs = scene === 'strip' ? fabrics.map(shadeStrip) : fabrics.flatMap(planFabric);
  const job = jobs.find(({ recipe }) => sceneOf(recipe) === scene);
  if (!job) throw new Error(`No fabric is shown in ${scene}.`);
  return job;
}

function paint({ recipe }: PictureJob, bake: LightBake): Printed {
  if (recipe.kind === 'strip') return laidOver(middleGrey, makeStrip(recipe, bake, fabricBySlug));
  if (recipe.kind !== 'dyed') throw new Error('Only still lifes and strips are dyed into light.');
  return printPicture(makeDyed(recipe, bake, fabricBySlug), { vignette: 0.1 });
}

const middleGrey = 0x80;

/** As a browser shows it: the colour of a pixel that is nearly transparent means nothing by itself. */
function laidOver(level: number, { width, height, bytes }: Printed): Printed {
  const shown = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let k = 0; k < 3; k++) {
      const cover = bytes[i * 4 + 3]! / 255;
      shown[i * 3 + k] = Math.round(bytes[i * 4 + k]! * cover + level * (1 - cover));
    }
  return { width, height, channels: 3, bytes: shown };
}

function difference(one: Printed, other: Printed): Omit<Loss, 'scene' | 'picture'> {
  let squares = 0;
  for (let i = 0; i < one.bytes.length; i++) squares += (one.bytes[i]! - other.bytes[i]!) ** 2;
  const apart: number[] = [];
  // Every thirteenth pixel meets all rows and columns; all of them would take a minute.
  for (let i = 0; i < one.bytes.length; i += one.channels * 13)
    apart.push(deltaE2000(labAt(one, i), labAt(other, i)));
  apart.sort((a, b) => a - b);
  return {
    psnr: 10 * Math.log10((255 * 255 * one.bytes.length) / squares),
    deltaEMean: apart.reduce((sum, each) => sum + each, 0) / apart.length,
    deltaE99: apart[Math.floor(apart.length * 0.99)]!,
    deltaEMost: apart.at(-1)!,
  };
}

const labAt = ({ bytes }: Printed, i: number) =>
  labFromLinear([
    decodeSrgb(bytes[i]! / 255),
    decodeSrgb(bytes[i + 1]! / 255),
    decodeSrgb(bytes[i + 2]! / 255),
  ]);
