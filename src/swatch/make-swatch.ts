import type { SwatchCloth } from './swatch-cloth.ts';
import type { SwatchFile, SwatchFormat, SwatchOrder, SwatchTools } from './swatch-order.ts';
import { writeGlb } from './write-glb.ts';
import { writeMapsZip } from './write-maps.ts';
import { writeU3ma } from './write-u3ma.ts';

const writers: Readonly<
  Record<
    SwatchFormat,
    {
      readonly ending: string;
      readonly type: string;
      readonly write: (
        order: SwatchOrder,
        cloth: SwatchCloth,
        tools: SwatchTools,
      ) => Promise<Uint8Array>;
    }
  >
> = {
  u3ma: { ending: '.u3ma', type: 'application/zip', write: writeU3ma },
  glb: { ending: '.glb', type: 'model/gltf-binary', write: writeGlb },
  maps: { ending: '-maps.zip', type: 'application/zip', write: writeMapsZip },
};

/** One file of a fabric in one shade, for the programs of those who design with it. */
export async function makeSwatch(
  order: SwatchOrder,
  cloth: SwatchCloth,
  tools: SwatchTools,
): Promise<SwatchFile> {
  const { ending, type, write } = writers[order.format];
  const { fabric, shade } = order;
  const bytes = await write(order, cloth, tools);
  return { name: `${fabric.slug}-${shade.hex.slice(1)}${ending}`, type, bytes };
}
