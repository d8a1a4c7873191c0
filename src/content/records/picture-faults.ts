import type { OwnPictures } from '../../domain/picture/own-picture.ts';
import type { ContentRecords } from './assemble-records.ts';

type PictureRecords = Pick<ContentRecords, 'picture' | 'scene' | 'fabric'>;

/**
 * Why these records cannot be public, as far as pictures go: each a sentence for the person who
 * publishes. A picture without a description never becomes public, and neither does a page that names
 * a picture without a record.
 */
export function* pictureFaults(records: PictureRecords): Generator<string> {
  for (const [key, { alt }] of Object.entries(records.picture)) {
    if (saysNothing(alt)) {
      yield `The photograph ${key.slice(0, 8)} has no description that says what it shows. Please write one.`;
    }
  }
  for (const { place, key } of namedPictures(records)) {
    if (!Object.hasOwn(records.picture, key)) {
      yield `${place} shows a photograph that is not there (${key.slice(0, 8)}). Please publish it too, or choose another one.`;
    }
  }
}

/** Every own picture that a page would show, and where. */
export function* namedPictures({
  scene,
  fabric,
}: Omit<PictureRecords, 'picture'>): Generator<{ readonly place: string; readonly key: string }> {
  for (const [name, { picture }] of Object.entries(scene)) {
    yield { place: `The picture “${name}”`, key: picture };
  }
  for (const { title, number, photographs = [], replacedScenes = {} } of Object.values(fabric)) {
    for (const key of [...photographs, ...Object.values(replacedScenes)]) {
      yield { place: `${title} ${number}`, key };
    }
  }
}

export function arrangePictures({ picture, scene }: PictureRecords): OwnPictures {
  return {
    own: picture,
    scenes: Object.fromEntries(Object.entries(scene).map(([name, one]) => [name, one.picture])),
  };
}

/** Blank, or the name that a camera gave the file. */
function saysNothing(alt: string): boolean {
  return (
    !/\p{L}{2}/u.test(alt) ||
    /^\S+\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i.test(alt.trim()) ||
    /^(img|dsc|dscn|dcim|pxl|image|photo|picture|untitled|whatsapp image)[\W_\d]*$/i.test(
      alt.trim(),
    )
  );
}
