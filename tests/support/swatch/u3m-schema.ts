import * as z from 'zod';

/** U3M 1.1 as far as our files use it; every key is required and no other allowed, as its own schema says. */
const share = z.number().min(0).max(1);
const millimetres = z.number().positive();
const path = z.string().regex(/^(?!\/)[\w./-]+$/);
const size = {
  path,
  width: millimetres,
  height: millimetres,
  dpi: z.strictObject({ x: z.number().positive(), y: z.number().positive() }),
};
const image = z.strictObject({
  ...size,
  repeat: z.strictObject({
    mode: z.enum(['normal', 'mirror_x', 'mirror_y', 'mirror_xy']),
    rotation: z.number(),
  }),
});
const rgb = z.strictObject({ r: share, g: share, b: share });
const vector = z.strictObject({
  x: z.number().min(-1).max(1),
  y: z.number().min(-1).max(1),
  z: z.number().min(-1).max(1),
});
const scalarTexture = z.strictObject({ factor: z.number(), offset: z.number(), image });
const number = z.strictObject({ constant: z.number(), texture: z.nullable(scalarTexture) });
const part = z.strictObject({ constant: share, texture: z.nullable(scalarTexture) });
const colour = z.strictObject({
  constant: rgb,
  texture: z.nullable(
    z.strictObject({
      mode: z.enum(['add', 'subtract', 'multiply', 'divide', 'max', 'min', 'overlay']),
      factor: rgb,
      image,
    }),
  ),
});
const normal = z.strictObject({
  constant: vector,
  texture: z.nullable(z.strictObject({ scale: z.number(), image })),
});

const visualisation = z.strictObject({
  shader: z.literal('principled'),
  preview: z.nullable(z.strictObject(size)),
  basecolor: colour,
  subsurface_color: colour,
  normal,
  clearcoat_normal: normal,
  alpha: part,
  metalness: part,
  transmission: part,
  anisotropy_rotation: part,
  anisotropy_value: number,
  clearcoat_value: number,
  clearcoat_roughness: number,
  displacement: number,
  ior: number,
  roughness: number,
  sheen_value: number,
  sheen_tint: number,
  specular_value: number,
  specular_tint: number,
  subsurface_radius: number,
  subsurface_value: number,
});

/** A name stands beside `other` and nowhere else. */
const named = <const Types extends readonly [string, ...string[]]>(types: Types) =>
  z.union([
    z.strictObject({ type: z.enum(types), name: z.null() }),
    z.strictObject({ type: z.literal('other'), name: z.string().min(1) }),
  ]);

const physics = z.strictObject({
  thickness: z.nullable(millimetres),
  weight: z.nullable(z.number().positive()),
  composition: z.strictObject({
    parts: z
      .array(
        z.intersection(
          z.object({ ratio: share }),
          z.object({ type: z.string(), name: z.nullable(z.string()) }),
        ),
      )
      .refine((parts) => Math.abs(parts.reduce((sum, { ratio }) => sum + ratio, 0) - 1) < 1e-6),
  }),
  material_type: named(['Knit']),
  construction: named(['Tricot', 'Raschel', 'Mesh', 'Pique', 'Jacquard', 'Velour', 'Spacer']),
  // A word, even where there is no such file.
  devices: z.strictObject({ fab: z.string().min(1) }),
});

const ascii = z.string().regex(/^[ -~]*$/);

export const u3mSchema = z.strictObject({
  schema: z.literal('1.1'),
  custom: z.nullable(z.record(z.string(), z.unknown())),
  material: z.strictObject({
    id: z.uuidv4(),
    name: ascii.min(1),
    description: ascii,
    created: z.iso.datetime(),
    modified: z.iso.datetime(),
    front: z.nullable(visualisation),
    back: z.nullable(visualisation),
    side: z.null(),
    physics: z.nullable(physics),
    metadata: z.nullable(z.record(z.string(), z.unknown())),
  }),
});
