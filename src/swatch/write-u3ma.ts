import { linearFromHex } from '../light/colour/encode-srgb.ts';
import { asRgb, bigEndian, dyedPicture, smaller } from './colour-maps.ts';
import { textBytes } from './files/bytes.ts';
import { writePng } from './files/write-png.ts';
import { writeZip, type ZipEntry } from './files/write-zip.ts';
import type { SwatchCloth, SwatchSide } from './swatch-cloth.ts';
import type { SwatchOrder, SwatchTools } from './swatch-order.ts';
import { previewPath, texturePath, type U3mSide, u3mDocument } from './u3m-document.ts';

const previewPixels = 512;

/** A U3MA: the document, a preview, and the pictures of both sides, in one shade. */
export async function writeU3ma(
  order: SwatchOrder,
  cloth: SwatchCloth,
  tools: SwatchTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const { slug } = order.fabric;
  const shade = linearFromHex(order.shade.hex);
  const dyed = (drawn: SwatchSide, suffix: string) => {
    const picture = dyedPicture(drawn, shade);
    return { drawn, suffix, mean: picture.mean, picture };
  };
  const front = dyed(cloth.front(), '');
  const back = dyed(cloth.back(), '_BACK');
  const preview = smaller(front.picture, previewPixels);
  const document = u3mDocument(order, cloth, { front: { ...front, preview }, back });
  return writeZip(
    [
      { name: `${slug}.u3m`, bytes: textBytes(JSON.stringify(document, null, 1)), pack: true },
      { name: previewPath(slug), bytes: await tools.jpeg(preview, 0.85) },
      ...(await textures(slug, front, tools)),
      ...(await textures(slug, back, tools)),
    ],
    order.made,
  );
}

async function textures(
  slug: string,
  side: U3mSide & { readonly picture: ReturnType<typeof dyedPicture> },
  { jpeg }: SwatchTools,
): Promise<ZipEntry[]> {
  const { maps, balance } = side.drawn;
  const { width, height, widthMm, heightMm } = maps;
  const name = (map: string) => texturePath(slug, map, side);
  // Every reader must take red, green and blue; grey is not on the list.
  const png = (bytes: Uint8Array, depth: 8 | 16) =>
    writePng({ width, height, widthMm, heightMm, bytes, channels: 3, depth });
  return [
    { name: name('BASE'), bytes: await jpeg(side.picture, 0.92) },
    { name: name('NRM'), bytes: await png(maps.normal, 8) },
    { name: name('ROUGH'), bytes: await png(asRgb(maps.roughness, maps).bytes, 8) },
    { name: name('DISP'), bytes: await png(bigEndian(maps.heightMap, 3), 16) },
    ...(balance.open
      ? [{ name: name('ALPHA'), bytes: await png(asRgb(maps.opacity, maps).bytes, 8) }]
      : []),
  ];
}
