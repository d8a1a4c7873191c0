import type { Fabric } from '../../domain/fabric/fabric.ts';
import type { NamedPictures, OwnPicture, OwnPictures } from '../../domain/picture/own-picture.ts';
import type { ArticleRecord } from '../journal/article-record.ts';
import type { ReplacedScene } from './picture-schema.ts';

/** The records that hold pictures or name them, by key. */
interface PictureRecords {
  readonly picture: Readonly<Record<string, OwnPicture>>;
  readonly scene: Readonly<Record<string, ReplacedScene>>;
  readonly article: Readonly<Record<string, Pick<ArticleRecord, 'title' | 'blocks'>>>;
  readonly fabric: Readonly<Record<string, NamedPictures & Pick<Fabric, 'title' | 'number'>>>;
}

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
  article,
  fabric,
}: Omit<PictureRecords, 'picture'>): Generator<{ readonly place: string; readonly key: string }> {
  for (const [name, { picture }] of Object.entries(scene)) {
    yield { place: `The picture “${name}”`, key: picture };
  }
  for (const { title, blocks } of Object.values(article)) {
    for (const block of blocks) {
      if (block.type === 'photo') yield { place: `The article “${title}”`, key: block.picture };
    }
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
