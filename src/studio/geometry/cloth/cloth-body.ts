/** What decides how cloth falls; millimetres, grams, seconds. */
export interface ClothBody {
  readonly gramsPerSquareMm: number;
  /** Resistance to bending, g·mm²/s² for each millimetre of width: 1 µN·m is 1000. */
  readonly bending: number;
  /** Resistance to being drawn longer, g/s²: 1 N/m is 1000. */
  readonly stretch: number;
  /** Layers come no closer to one another. */
  readonly thickness: number;
}

const gravity = 9810;

/**
 * Cloth by its weight and by its bending length, which a laboratory measures by pushing a strip over
 * an edge until it hangs down: a few millimetres of a net or a satin, some thirty of a sharkskin.
 */
export function clothBody(
  gsm: number,
  bendingLength: number,
  thickness: number,
  stretch = 200_000,
): ClothBody {
  const gramsPerSquareMm = gsm * 1e-6;
  return {
    gramsPerSquareMm,
    bending: gramsPerSquareMm * gravity * bendingLength ** 3,
    stretch,
    thickness,
  };
}
