const bits = new Uint32Array(1);
const value = new Float32Array(bits.buffer);

/** IEEE 754 half of a number; light needs no more than eleven bits. */
export function halfFromNumber(number: number): number {
  value[0] = number;
  const f = bits[0]!;
  const sign = (f >>> 16) & 0x8000;
  const exponent = ((f >>> 23) & 255) - 112;
  if (exponent <= 0)
    return exponent < -10 ? sign : sign | ((0x800000 | (f & 0x7fffff)) >> (14 - exponent));
  if (exponent >= 31) return sign | 0x7bff;
  return sign | Math.min(0x7bff, (exponent << 10) + ((f & 0x7fffff) >> 13) + ((f >> 12) & 1));
}

export function numberFromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}
