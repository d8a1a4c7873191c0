import { type Lab, labFromLinear } from '../../../../light/colour/delta-e.ts';
import { decodeSrgb, hexFromLinear } from '../../../../light/colour/encode-srgb.ts';

/** Longest side of a photograph as it is shown and read; a phone's own would fill its memory. */
const mostPixels = 900;
/** Half the side of the square whose mean is taken: one pixel of a photograph is noise. */
const reach = 3;

/** A photograph from this device, drawn into a canvas of its shape. It never leaves the device. */
export async function drawPhoto(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  context(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}

/** Mean colour about a place of the photograph, 0 … 1 to the right and downward. */
export function colourAt(
  canvas: HTMLCanvasElement,
  place: { readonly x: number; readonly y: number },
): { readonly lab: Lab; readonly hex: string } {
  const side = 2 * reach + 1;
  const left = corner(place.x, canvas.width, side);
  const top = corner(place.y, canvas.height, side);
  const { data } = context(canvas).getImageData(
    left,
    top,
    Math.min(side, canvas.width),
    Math.min(side, canvas.height),
  );
  const linear = meanLinear(data);
  return { lab: labFromLinear(linear), hex: hexFromLinear(linear) };
}

function corner(at: number, size: number, side: number): number {
  return Math.max(0, Math.min(size - side, Math.round(at * size) - reach));
}

/** Mean of light, not of codes: of black and white it is what the eye sees from afar. */
export function meanLinear(data: Uint8ClampedArray): readonly [number, number, number] {
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sums[i % 4]! += decodeSrgb(data[i]! / 255);
  const [r, g, b] = sums.map((sum) => sum / (data.length / 4));
  return [r!, g!, b!];
}

const context = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d', { willReadFrequently: true })!;
