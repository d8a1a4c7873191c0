import { type ConstructionFamily, type Fibre, fabricName } from '../domain/fabric/fabric.ts';
import type { Rgb } from '../light/colour/encode-srgb.ts';
import type { SwatchCloth, SwatchSide } from './swatch-cloth.ts';
import { computed, notKnown, type RgbPicture, type SwatchOrder } from './swatch-order.ts';

/** What of a side the pictures of the archive say, beyond the maps of its tile. */
export interface U3mSide {
  readonly drawn: SwatchSide;
  /** `_BACK`, or nothing for the front. */
  readonly suffix: string;
  /** Mean colour, sRGB. */
  readonly mean: Rgb;
  /** Of the front alone. */
  readonly preview?: RgbPicture;
}

/** The specification fixes no names; these suffixes are those of the format's own example. */
export const texturePath = (slug: string, map: string, { suffix }: Pick<U3mSide, 'suffix'>) =>
  `textures/${slug}_${map}${suffix}.${map === 'BASE' ? 'jpg' : 'png'}`;

export const previewPath = (slug: string) => `${slug}.jpg`;

/** U3M 1.1. Every key is required, and none may be added outside of `custom`. */
export function u3mDocument(
  { fabric, shade, made, id }: SwatchOrder,
  cloth: SwatchCloth,
  sides: { readonly front: U3mSide; readonly back: U3mSide },
) {
  const time = `${made.toISOString().slice(0, 19)}Z`;
  const { construction, slug } = fabric;
  return {
    schema: '1.1',
    custom: {
      taana: {
        slug,
        shade: { name: plain(shade.name), hex: shade.hex },
        lapping: construction.bars.map(({ lapping }) => lapping),
        heightRangeMm: {
          front: sides.front.drawn.maps.heightRangeMm,
          back: sides.back.drawn.maps.heightRangeMm,
        },
        thickness: 'Computed from how the yarns lie, not measured.',
        notKnown,
      },
    },
    material: {
      id,
      name: slug,
      description: plain(`${fabricName(fabric)}, ${shade.name}. ${computed} ${notKnown}`),
      created: time,
      modified: time,
      front: visualisation(slug, cloth, sides.front),
      back: visualisation(slug, cloth, sides.back),
      side: null,
      physics: {
        thickness: round(cloth.thicknessMm, 3),
        weight: round(cloth.gsm, 1),
        composition: {
          parts: fabric.fibres.map(({ fibre, percent }) => ({
            ratio: percent / 100,
            type: fibreTypes[fibre],
            name: null,
          })),
        },
        material_type: { type: 'Knit', name: null },
        construction: constructionType(construction.family),
        // The word, not JSON's null: readers drop the whole block otherwise.
        devices: { fab: 'null' },
      },
      metadata: null,
    },
  };
}

function visualisation(slug: string, { surface }: SwatchCloth, side: U3mSide) {
  const { maps, balance } = side.drawn;
  const { widthMm: width, heightMm: height } = maps;
  const dpi = dpiOf(maps, maps);
  const image = (map: string) => ({
    path: texturePath(slug, map, side),
    width,
    height,
    dpi,
    repeat: { mode: 'normal', rotation: 0 },
  });
  const number = (constant: number, texture: object | null = null) => ({ constant, texture });
  const scalar = (map: string) => ({ factor: 1, offset: 0, image: image(map) });
  const upright = { x: 0, y: 0, z: 1 };
  const [r, g, b] = side.mean;
  const colour = { r, g, b };
  return {
    shader: 'principled',
    basecolor: {
      constant: colour,
      texture: { mode: 'multiply', factor: { r: 1, g: 1, b: 1 }, image: image('BASE') },
    },
    alpha: number(1, balance.open ? scalar('ALPHA') : null),
    normal: { constant: upright, texture: { scale: 1, image: image('NRM') } },
    roughness: number(round(meanOf(maps.roughness) / 255, 3), scalar('ROUGH')),
    displacement: number(0.5, scalar('DISP')),
    metalness: number(0),
    anisotropy_value: number(round(surface.grain, 3)),
    // A quarter of a turn: highlights are long across the floats.
    anisotropy_rotation: number(surface.grain > 0 ? 0.25 : 0),
    clearcoat_value: number(0),
    clearcoat_normal: { constant: upright, texture: null },
    clearcoat_roughness: number(0),
    ior: number(1.4),
    sheen_value: number(round(sheenOf(surface.sheen), 3)),
    sheen_tint: number(0.5),
    specular_value: number(0.5),
    specular_tint: number(0),
    subsurface_radius: number(0),
    subsurface_value: number(0),
    subsurface_color: { constant: colour, texture: null },
    transmission: number(0),
    preview: side.preview
      ? { path: previewPath(slug), width, height, dpi: dpiOf(side.preview, maps) }
      : null,
  };
}

function dpiOf(
  picture: Pick<RgbPicture, 'width' | 'height'>,
  { widthMm, heightMm }: Pick<SwatchSide['maps'], 'widthMm' | 'heightMm'>,
) {
  return { x: picture.width / (widthMm / 25.4), y: picture.height / (heightMm / 25.4) };
}

/** The studio's light of fibre ends, 0.03 … 0.2, on the scale of other programs. */
export const sheenOf = (sheen: number) => Math.min(1, sheen * 4);

const fibreTypes: Readonly<Record<Fibre, string>> = {
  cotton: 'Cotton',
  polyester: 'Polyester',
  nylon: 'Nylon',
  elastane: 'Elastane',
};

const constructionTypes: Readonly<Partial<Record<ConstructionFamily, string>>> = {
  tricot: 'Tricot',
  locknit: 'Tricot',
  satin: 'Tricot',
  net: 'Mesh',
  piqué: 'Pique',
  jacquard: 'Jacquard',
  lace: 'Raschel',
};

/** A name is given only where the list of the format has none. */
function constructionType(family: ConstructionFamily) {
  const type = constructionTypes[family];
  return type ? { type, name: null } : { type: 'other', name: `Warp knit, ${plain(family)}` };
}

/** Readers stumble over letters beyond ASCII. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('’', "'")
    .replaceAll(/[^ -~]/g, '');
}

function meanOf(values: Uint8Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
