import { z } from 'zod';
import type { KnittedPicture, KnittedPictures } from '../../domain/picture/knit-job.ts';
import { pictureLine, pictureName, sizesAndColours } from './picture-schema.ts';

const scene = z.string().regex(/^[a-z]+(-[a-z0-9]+){0,3}$/, 'is no view of a fabric');
const knitted = { picture: pictureName, scene, ...sizesAndColours(24) };

/** The pictures that were knitted for one fabric; its descriptions may be written anew. */
export const knittedSchema: z.ZodType<KnittedPictures> = z.strictObject({
  gallery: z
    .array(
      z.strictObject({ ...knitted, alt: pictureLine(300) }) satisfies z.ZodType<KnittedPicture>,
    )
    .max(12)
    .refine(
      (pictures) => new Set(pictures.map((picture) => picture.scene)).size === pictures.length,
      'shows a view twice',
    ),
  // A strip is light without cloth, and says nothing by itself.
  strip: z.strictObject({ ...knitted, alt: z.literal('') }).exactOptional(),
  madeOf: z.strictObject({ lapping: z.string().max(20), shade: z.string().max(7) }).exactOptional(),
});
