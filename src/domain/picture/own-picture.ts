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
  /**
   * Names of its pictures in the order that the mill gave them: the scene of a knitted one, the key of
   * a photograph. Pictures that are not named follow in their usual order.
   */
  readonly pictureOrder?: readonly string[];
  /** Scenes of knitted pictures that are not shown. */
  readonly hiddenPictures?: readonly string[];
  /** What a knitted picture shows in the mill's own words, by its scene. */
  readonly pictureWords?: Readonly<Record<string, string>>;
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

/**
 * The gallery of a fabric: the knitted pictures with the mill's own in their places and after them, in
 * the mill's order and words where it gave some.
 */
export function hangGallery(
  knitted: readonly Picture[],
  fabric: NamedPictures,
  pictures: OwnPictures,
): readonly Picture[] {
  if (!namesPictures(fabric)) return knitted;
  const { photographs = [], pictureOrder, hiddenPictures = [] } = fabric;
  const named: NamedPicture[] = [
    ...inTheirPlaces(knitted, fabric, pictures),
    ...photographs.flatMap((key) => {
      const picture = findOwnPicture(pictures, key, 'photograph');
      return picture ? [{ name: key, picture }] : [];
    }),
  ];
  const shown = named.filter(({ name }) => !hiddenPictures.includes(name));
  return (pictureOrder ? inOrderOf(shown, pictureOrder) : shown).map(({ picture }) => picture);
}

/** Unless the mill chose: the first picture shows how the fabric hangs, close views come last. */
export function hangFirst<Hung extends { readonly scene: string }>(
  pictures: readonly Hung[],
): readonly Hung[] {
  const isMacro = ({ scene }: Hung) => scene.startsWith('macro');
  return [...pictures.filter((picture) => !isMacro(picture)), ...pictures.filter(isMacro)];
}

/** Things that are not named keep their order and follow those that are. */
export function inOrderOf<Named extends { readonly name: string }>(
  things: readonly Named[],
  order: readonly string[],
): readonly Named[] {
  const place = new Map(order.map((name, index) => [name, index]));
  const last = order.length;
  return things.toSorted((a, b) => (place.get(a.name) ?? last) - (place.get(b.name) ?? last));
}

interface NamedPicture {
  /** As `pictureOrder` has it. */
  readonly name: string;
  readonly picture: Picture;
}

function namesPictures(fabric: NamedPictures): boolean {
  const { photographs, replacedScenes, pictureOrder, hiddenPictures, pictureWords } = fabric;
  return Boolean(photographs ?? replacedScenes ?? pictureOrder ?? hiddenPictures ?? pictureWords);
}

/** By scene: those that are knitted, or what the mill put in their places, then the scenes that it added. */
function inTheirPlaces(
  knitted: readonly Picture[],
  { replacedScenes = {}, pictureWords = {} }: NamedPictures,
  pictures: OwnPictures,
): NamedPicture[] {
  const replaced = new Map(Object.entries(replacedScenes));
  const inPlace = knitted.map((picture): NamedPicture => {
    const { scene } = picture;
    const own = findOwnPicture(pictures, replaced.get(scene), scene);
    const words = Object.hasOwn(pictureWords, scene) ? pictureWords[scene] : undefined;
    return { name: scene, picture: own ?? (words ? { ...picture, alt: words } : picture) };
  });
  for (const { scene } of knitted) replaced.delete(scene);
  const added = [...replaced].flatMap(([scene, key]) => {
    const picture = findOwnPicture(pictures, key, scene);
    return picture ? [{ name: scene, picture }] : [];
  });
  return [...inPlace, ...added];
}
