import { z } from 'zod';
import { type OwnPicture, pictureKey } from '../../domain/picture/own-picture.ts';

/** How a record names a picture of the mill. */
export const pictureName = z.string().regex(pictureKey, 'is no picture of ours');

/** A scene of the pages: `fan`, `rolls`, `about`; strips are light without cloth, and no photograph. */
export const pageScene = /^(?!strip-)[a-z0-9]+(-[a-z0-9]+){0,11}$/;

/** Key of the picture that a page shows in place of one of the studio's scenes. */
export interface ReplacedScene {
  readonly picture: string;
}

export const replacedSceneSchema: z.ZodType<ReplacedScene> = z.strictObject({
  picture: pictureName,
});

export const pictureLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'holds a control character');

export const ownPictureSchema: z.ZodType<OwnPicture> = z.strictObject({
  alt: pictureLine(300),
  caption: pictureLine(400).exactOptional(),
  credit: pictureLine(120).exactOptional(),
  ...sizesAndColours(180),
});

/** As the encoder wrote them; a page reserves room by them and asks for these widths alone. */
export function sizesAndColours(least: number) {
  const width = z.number().int().min(least).max(2880);
  return {
    width,
    height: z.number().int().min(1).max(12_000),
    widths: z.array(width).min(1).max(6),
    dominant: z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb in lower case'),
    placeholder: z
      .string()
      .max(4000)
      .regex(/^data:image\/avif;base64,[A-Za-z0-9+/]+=*$/, 'is no placeholder of ours'),
  };
}
