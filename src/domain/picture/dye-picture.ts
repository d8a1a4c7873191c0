/**
 * The rows of an SVG colour matrix that dyes a picture of cloth: light and shadow of every stitch
 * stay, and where the picture has its own shade it gets the other one.
 */
export function dyeMatrix(dominant: string, shade: string): string {
  // Nearly black cloth would be raised until nothing but noise is seen.
  const own = Math.max(0.06, luma(dominant));
  const rows = channels(shade).map((channel) =>
    [...weights.map((weight) => (channel * weight) / own), 0, 0].map(spell).join(' '),
  );
  return [...rows, '0 0 0 1 0'].join(' ');
}

const weights = [0.2126, 0.7152, 0.0722];

function luma(hex: string): number {
  return channels(hex).reduce((sum, channel, i) => sum + channel * weights[i]!, 0);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function spell(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
