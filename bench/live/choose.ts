import { shippedContent } from '../../src/content/shipped-content.ts';
import type { Fabric, Shade } from '../../src/domain/fabric/fabric.ts';
import { labFromLinear } from '../../src/light/colour/delta-e.ts';
import { linearFromHex } from '../../src/light/colour/encode-srgb.ts';

/** The first plain fabric of each family, so that every structure is seen; a sample has the most unlike. */
export function chooseFabrics(isSample: boolean): readonly Fabric[] {
  const plain = shippedContent.fabrics.filter(({ construction }) => !construction.motif);
  const families = isSample
    ? (['tricot', 'satin', 'net'] as const)
    : [...new Set(plain.map(({ construction }) => construction.family))];
  return families.map((family) =>
    plain.find(({ construction }) => construction.family === family)!,
  );
}

/** Lead, lightest, darkest and clearest of the card; where two of them are one shade, another of the card. */
export function chooseShades({ shades, leadShade }: Fabric): readonly Shade[] {
  const lab = ({ hex }: Shade) => labFromLinear(linearFromHex(hex));
  const byLight = shades.toSorted((one, other) => lab(one)[0] - lab(other)[0]);
  const chroma = (shade: Shade) => Math.hypot(lab(shade)[1], lab(shade)[2]);
  const clearest = shades.toSorted((one, other) => chroma(other) - chroma(one))[0]!;
  const wanted = [shades[leadShade]!, byLight[0]!, byLight.at(-1)!, clearest, ...shades];
  return [...new Set(wanted)].slice(0, 4);
}
