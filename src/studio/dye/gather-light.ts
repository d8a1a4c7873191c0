import { type BakeLayer, lightChannels, type LightBake, lightSize } from '../light/bake.ts';

/** Reads the light at a sample from the places around it that lie on the same part and turn the same way. */
export function lightReader(bake: LightBake, layer: BakeLayer, out: Float32Array) {
  const { lightWidth, lightHeight } = lightSize(bake);
  const spacing = bake.lightStep * 2;
  const samplesWide = bake.width * 2;
  const { light, part, normal } = layer;

  const add = (lx: number, ly: number, sample: number, weight: number): number => {
    const there = ly * spacing * samplesWide + lx * spacing;
    if (part[there] !== part[sample]) return 0;
    const du = (normal[there * 2]! - normal[sample * 2]!) / 32767;
    const dv = (normal[there * 2 + 1]! - normal[sample * 2 + 1]!) / 32767;
    const share = (weight + 1e-4) / (1 + 60 * (du * du + dv * dv));
    const o = (ly * lightWidth + lx) * lightChannels;
    for (let c = 0; c < lightChannels; c++) out[c]! += light[o + c]! * share;
    return share;
  };

  return (x: number, y: number): void => {
    const sample = y * samplesWide + x;
    const fx = x / spacing;
    const fy = y / spacing;
    const x0 = Math.min(lightWidth - 1, Math.floor(fx));
    const y0 = Math.min(lightHeight - 1, Math.floor(fy));
    const x1 = Math.min(lightWidth - 1, x0 + 1);
    const y1 = Math.min(lightHeight - 1, y0 + 1);
    const ax = fx - x0;
    const ay = fy - y0;
    out.fill(0);
    let total =
      add(x0, y0, sample, (1 - ax) * (1 - ay)) +
      add(x1, y0, sample, ax * (1 - ay)) +
      add(x0, y1, sample, (1 - ax) * ay) +
      add(x1, y1, sample, ax * ay);
    // A sliver between lit places: look one ring further before giving up.
    for (let ring = 1; total === 0 && ring <= 3; ring++) {
      for (let dy = -ring; dy <= ring + 1; dy++) {
        for (let dx = -ring; dx <= ring + 1; dx++) {
          const lx = x0 + dx;
          const ly = y0 + dy;
          if (lx < 0 || ly < 0 || lx >= lightWidth || ly >= lightHeight) continue;
          total += add(lx, ly, sample, 0.25);
        }
      }
    }
    if (total > 0) for (let c = 0; c < lightChannels; c++) out[c]! /= total;
  };
}
