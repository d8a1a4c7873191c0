import { fabricName } from '../domain/fabric/fabric.ts';
import { linearFromHex } from '../light/colour/encode-srgb.ts';
import { bigEndian, dyedPicture } from './colour-maps.ts';
import { textBytes } from './files/bytes.ts';
import { writePng } from './files/write-png.ts';
import { writeZip, type ZipEntry } from './files/write-zip.ts';
import { materialX } from './material-x.ts';
import type { SwatchCloth, SwatchSide } from './swatch-cloth.ts';
import { computed, notKnown, type SwatchOrder } from './swatch-order.ts';
import { round } from './u3m-document.ts';

/** Plain pictures of both sides with their true size, a MaterialX file for the front, and a note. */
export async function writeMapsZip(
  order: SwatchOrder,
  cloth: SwatchCloth,
): Promise<Uint8Array<ArrayBuffer>> {
  const { slug } = order.fabric;
  const front = cloth.front();
  const back = cloth.back();
  const file = (map: string) => `${slug}-front-${map}.png`;
  const surface = materialX(order, cloth, { isOpen: front.balance.open, file });
  return writeZip(
    [
      { name: 'READ-ME.txt', bytes: textBytes(note(order, cloth)), pack: true },
      { name: `${slug}.mtlx`, bytes: textBytes(surface), pack: true },
      ...(await sideMaps(order, front, 'front')),
      ...(await sideMaps(order, back, 'back')),
    ],
    order.made,
  );
}

async function sideMaps(
  { fabric: { slug }, shade }: SwatchOrder,
  side: SwatchSide,
  name: 'front' | 'back',
): Promise<ZipEntry[]> {
  const { maps } = side;
  const { width, height, widthMm, heightMm } = maps;
  const png = async (
    map: string,
    bytes: Uint8Array,
    { channels, depth }: { channels: 1 | 3; depth: 8 | 16 },
  ) => ({
    name: `${slug}-${name}-${map}.png`,
    bytes: await writePng({ width, height, widthMm, heightMm, bytes, channels, depth }),
  });
  const grey = { channels: 1, depth: 8 } as const;
  const colour = { channels: 3, depth: 8 } as const;
  return [
    await png('base', dyedPicture(side, linearFromHex(shade.hex)).bytes, colour),
    await png('normal', maps.normal, colour),
    await png('roughness', maps.roughness, grey),
    await png('height', bigEndian(maps.heightMap, 1), { channels: 1, depth: 16 }),
    ...(side.balance.open ? [await png('opacity', maps.opacity, grey)] : []),
  ];
}

function note({ fabric, shade }: SwatchOrder, cloth: SwatchCloth): string {
  const { widthMm, heightMm } = cloth;
  const fibres = fabric.fibres.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(', ');
  const front = cloth.front();
  const relief = (side: SwatchSide) => `${round(side.maps.heightRangeMm, 3)} mm`;
  return `${fabricName(fabric)}, ${shade.name} ${shade.hex.toUpperCase()}

One picture is ${round(widthMm, 3)} x ${round(heightMm, 3)} mm of cloth and repeats without a seam.
The pictures carry this size; where a program does not read it, enter it.

front      technical ${front.side}, the side that is worn outward
base       colour in this shade, sRGB
normal     OpenGL, y upward
roughness  0 smooth, 1 matt, linear
height     16 bit, linear; black to white is ${relief(front)} on the front, ${relief(cloth.back())} on the back
${front.balance.open ? 'opacity    black where one looks through, linear\n' : ''}${fabric.slug}.mtlx  the front as an OpenPBR surface (MaterialX 1.39)

${fabric.construction.name}: ${fabric.construction.bars.map(({ lapping }) => lapping).join('  ')}
${fibres}
${round(cloth.gsm, 1)} g/m2
Thickness ${round(cloth.thicknessMm, 3)} mm, computed from how the yarns lie, not measured

${computed}
${notKnown}
`;
}
