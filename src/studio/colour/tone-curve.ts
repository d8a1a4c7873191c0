const knee = 0.78;

/**
 * Leaves shades alone and rolls off only what a camera would clip.
 * Filmic curves that touch the mid-tones desaturate a dye until the buyer sees another one.
 */
export function toneCurve(linear: number): number {
  if (linear <= knee) return linear;
  const room = 1 - knee;
  return knee + room * (1 - Math.exp(-(linear - knee) / room));
}
