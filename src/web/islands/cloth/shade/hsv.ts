/** Hue in degrees, clearness and depth 0 … 1: what the field and the strip of the picker stand for. */
export interface Hsv {
  readonly hue: number;
  readonly clear: number;
  readonly light: number;
}

export function hsvFromHex(hex: string): Hsv {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const turn =
    span === 0
      ? 0
      : most === r
        ? (g - b) / span
        : most === g
          ? (b - r) / span + 2
          : (r - g) / span + 4;
  return { hue: (turn * 60 + 360) % 360, clear: most && span / most, light: most };
}

export function hexFromHsv({ hue, clear, light }: Hsv): string {
  const channel = (n: number) => {
    const k = (n + hue / 60) % 6;
    const value = light - light * clear * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
