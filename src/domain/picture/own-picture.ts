import type { Picture, PictureFacts } from './picture.ts';

/** A picture the mill took or had knitted: what its people say of it, with what the encoder knows. */
export interface OwnPicture extends PictureFacts {
  readonly alt: string;
  readonly caption?: string;
  /** Who took it. */
  readonly credit?: string;
}

/** The mill's own pictures, beside the shipped ones of the manifest. */
export interface OwnPictures {
  /** By the key of their records, which is the id of their files. */
  readonly own: Readonly<Record<string, OwnPicture>>;
  /** Key of the picture that stands in place of one of the pages' scenes, by the scene's name. */
  readonly scenes: Readonly<Record<string, string>>;
}

/** Which pictures of its own a fabric shows. */
export interface NamedPictures {
  /** Keys of photographs, shown after the knitted pictures. */
  readonly photographs?: readonly string[];
  /** Keys by scene: each stands in place of the knitted picture of that scene, or adds the scene. */
  readonly replacedScenes?: Readonly<Record<string, string>>;
}

/** The id of a picture's files: 32 digits of a hash of them. */
export const pictureKey = /^[0-9a-f]{32}$/;

/** Address of an own picture, without width and ending. */
export function ownPicturePath(key: string): string {
  return `/pictures/media/${key}`;
}

/** Its card for link previews, 1200 × 630. */
export function ownSocialPath(key: string): string {
  return `${ownPicturePath(key)}-social.jpg`;
}

/** An own picture as pages show it; nothing while there is no record of it. */
export function findOwnPicture(
  { own }: OwnPictures,
  key: string | undefined,
  scene: string,
): Picture | undefined {
  const picture = key !== undefined && Object.hasOwn(own, key) ? own[key] : undefined;
  return picture && { ...picture, path: ownPicturePath(key!), scene };
}

/** The gallery of a fabric: the shipped pictures with the mill's own in their places and after them. */
export function hangGallery(
  shipped: readonly Picture[],
  fabric: NamedPictures,
  pictures: OwnPictures,
): readonly Picture[] {
  const { photographs, replacedScenes } = fabric;
  if (!photographs && !replacedScenes) return shipped;
  const replaced = new Map(Object.entries(replacedScenes ?? {}));
  const knitted = shipped.map(
    (picture) => findOwnPicture(pictures, replaced.get(picture.scene), picture.scene) ?? picture,
  );
  for (const { scene } of shipped) replaced.delete(scene);
  const added = [...replaced].flatMap(([scene, key]) => findOwnPicture(pictures, key, scene) ?? []);
  const taken = (photographs ?? []).flatMap(
    (key) => findOwnPicture(pictures, key, 'photograph') ?? [],
  );
  return [...knitted, ...added, ...taken];
}
