/** Half a net's opening, pixels. */
const reach = 5;
/** Pixels that cover less than this mostly take the colour of what is around them. */
const least = 0.3;

/**
 * Colour of pixels that cover a shade in part: `own` over `cover`, three and one a pixel. Where a
 * pixel hardly covers anything its own colour means nothing and may be anything from black to white;
 * an encoder spreads it over its neighbours as specks. Such pixels lean on those around them.
 */
export function steadyColour(own: Float32Array, cover: Float32Array, width: number): Float32Array {
  const ownAround = around(own, width, 3);
  const coverAround = around(cover, width, 1);
  return own.map((value, k) => {
    const i = Math.floor(k / 3);
    const mean = ownAround[k]! / Math.max(1e-3, coverAround[i]!);
    return (value + least * mean) / (cover[i]! + least);
  });
}

/** Mean over a square around each pixel, rows and columns in turn. */
function around(values: Float32Array, width: number, channels: number): Float32Array {
  const row = width * channels;
  const along = blurred(values, channels, (k) => Math.floor((k % row) / channels), width);
  return blurred(along, row, (k) => Math.floor(k / row), values.length / row);
}

function blurred(
  values: Float32Array,
  stride: number,
  placeOf: (k: number) => number,
  count: number,
): Float32Array {
  return values.map((_, k) => {
    const place = placeOf(k);
    const from = Math.max(-reach, -place);
    const to = Math.min(reach, count - 1 - place);
    let sum = 0;
    for (let n = from; n <= to; n++) sum += values[k + n * stride]!;
    return sum / (to - from + 1);
  });
}
