import { deltaE2000, labFromLinear } from '../../src/light/colour/delta-e.ts';
import { decodeSrgb, type Rgb } from '../../src/light/colour/encode-srgb.ts';
import { quantile } from '../report/report.ts';

export interface Difference {
  readonly what: string;
  readonly mean: number;
  readonly p95: number;
}

/** ΔE2000 pixel by pixel: four bytes a pixel of the page, three of the studio. */
export function differ(live: Uint8Array, studio: Uint8Array): Omit<Difference, 'what'> {
  const differences: number[] = [];
  for (let i = 0; i * 3 < studio.length; i++)
    differences.push(deltaE2000(labAt(live, i * 4), labAt(studio, i * 3)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { mean, p95: quantile(differences, 0.95) };
}

function labAt(bytes: Uint8Array, at: number) {
  const rgb: Rgb = [level(bytes[at]!), level(bytes[at + 1]!), level(bytes[at + 2]!)];
  return labFromLinear(rgb);
}

function level(byte: number): number {
  return decodeSrgb(byte / 255);
}

/** The lines of a table while it is measured. */
export function say({ what, mean, p95 }: Difference): void {
  console.log(`${what.padEnd(62)} ${mean.toFixed(2)}  p95 ${p95.toFixed(2)}`);
}
