import { linearFromHex } from '../light/colour/encode-srgb.ts';
import type { SwatchCloth } from './swatch-cloth.ts';
import { notKnown, type SwatchOrder } from './swatch-order.ts';
import { plain, round, sheenOf } from './u3m-document.ts';

/** The front as an OpenPBR surface. A square of UV is 100 mm of cloth. */
export function materialX(
  { fabric, shade }: SwatchOrder,
  { surface, widthMm, heightMm }: SwatchCloth,
  { isOpen, file }: { readonly isOpen: boolean; readonly file: (map: string) => string },
): string {
  const name = fabric.slug.replaceAll('-', '_');
  const picture = (map: string, type: string, space = '') =>
    `    <tiledimage name="${map}" type="${type}">
      <input name="file" type="filename" value="${file(map)}"${space} />
      <input name="realworldimagesize" type="vector2" value="${widthMm}, ${heightMm}" unittype="distance" unit="millimeter" />
      <input name="realworldtilesize" type="vector2" value="100, 100" unittype="distance" unit="millimeter" />
    </tiledimage>`;
  const output = (map: string, type: string, node = map) =>
    `    <output name="${map}_out" type="${type}" nodename="${node}" />`;
  const from = (input: string, type: string, map: string) =>
    `    <input name="${input}" type="${type}" nodegraph="maps_${name}" output="${map}_out" />`;
  const value = (input: string, type: string, text: string | number) =>
    `    <input name="${input}" type="${type}" value="${text}" />`;
  const tint = linearFromHex(shade.hex).map((channel) => round(channel, 4));
  return `<?xml version="1.0" encoding="UTF-8"?>
<materialx version="1.39" colorspace="lin_rec709">
  <!-- ${plain(notKnown)} -->
  <nodegraph name="maps_${name}">
${[
  picture('base', 'color3', ' colorspace="srgb_texture"'),
  picture('roughness', 'float'),
  picture('normal', 'vector3'),
  ...(isOpen ? [picture('opacity', 'float')] : []),
  `    <normalmap name="bent" type="vector3">
      <input name="in" type="vector3" nodename="normal" />
    </normalmap>`,
  output('base', 'color3'),
  output('roughness', 'float'),
  output('normal', 'vector3', 'bent'),
  ...(isOpen ? [output('opacity', 'float')] : []),
].join('\n')}
  </nodegraph>
  <open_pbr_surface name="cloth_${name}" type="surfaceshader">
${[
  from('base_color', 'color3', 'base'),
  from('specular_roughness', 'float', 'roughness'),
  value('specular_roughness_anisotropy', 'float', round(surface.grain, 3)),
  value('fuzz_weight', 'float', round(sheenOf(surface.sheen), 3)),
  value('fuzz_color', 'color3', tint.join(', ')),
  value('fuzz_roughness', 'float', 0.6),
  from('geometry_normal', 'vector3', 'normal'),
  ...(isOpen ? [from('geometry_opacity', 'float', 'opacity')] : []),
  value('geometry_thin_walled', 'boolean', 'true'),
].join('\n')}
  </open_pbr_surface>
  <surfacematerial name="${name}" type="material">
    <input name="surfaceshader" type="surfaceshader" nodename="cloth_${name}" />
  </surfacematerial>
</materialx>
`;
}
