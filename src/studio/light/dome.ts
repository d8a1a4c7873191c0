/** The studio's walls: bright overhead, darker horizon, a strip box on the right and one behind. */
export function domeLight(x: number, y: number, z: number): number {
  if (z < 0) return 0;
  const strip = Math.exp(-((x - 0.82) ** 2 / 0.05 + (y + 0.1) ** 2 / 0.25)) * 1.3;
  const behind = Math.exp(-((y - 0.8) ** 2 / 0.06 + x ** 2 / 0.5)) * 0.9;
  return 0.3 + 0.55 * z + strip + behind;
}

/** What open ground receives from the whole dome, per unit of its power. */
export const openDome = (() => {
  const count = 4096;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const radius = Math.sqrt((i + 0.5) / count);
    const angle = i * 2.399963;
    const z = Math.sqrt(1 - radius * radius);
    sum += domeLight(radius * Math.cos(angle), radius * Math.sin(angle), z);
  }
  return sum / count;
})();
