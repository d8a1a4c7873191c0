import type { KnittedLine } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { hangFirst, inOrderOf, type NamedPictures } from '../../../domain/picture/own-picture.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { moveItem } from '../shades/edit-card.ts';

/** One picture of a fabric, by the name that its record gives it. */
export type ListedPicture =
  | {
      readonly kind: 'knitted';
      readonly name: string;
      readonly scene: string;
      readonly line: KnittedLine;
    }
  /** `key` of a photograph; with `inPlaceOf` it stands where a knitted one stood. */
  | {
      readonly kind: 'photograph';
      readonly name: string;
      readonly scene: string;
      readonly key: string;
    };

/** As the page shows them, and those that it does not show. */
export interface PictureList {
  readonly shown: readonly ListedPicture[];
  readonly hidden: readonly ListedPicture[];
}

export function listPictures(body: RecordBody, knitted: readonly KnittedLine[]): PictureList {
  const named = readNamed(body);
  const { photographs, replacedScenes, pictureOrder, hiddenPictures } = named;
  const added = new Map(Object.entries(replacedScenes));
  const all: ListedPicture[] = knitted.map((line) => {
    const { scene } = line.picture;
    const key = added.get(scene);
    added.delete(scene);
    return key === undefined
      ? { kind: 'knitted', name: scene, scene, line }
      : { kind: 'photograph', name: scene, scene, key };
  });
  for (const [scene, key] of added) all.push({ kind: 'photograph', name: scene, scene, key });
  for (const key of photographs)
    all.push({ kind: 'photograph', name: key, scene: 'photograph', key });
  const ordered = pictureOrder ? inOrderOf(all, pictureOrder) : hangFirst(all);
  return {
    shown: ordered.filter(({ name }) => !hiddenPictures.includes(name)),
    hidden: ordered.filter(({ name }) => hiddenPictures.includes(name)),
  };
}

type PictureFields = Readonly<Partial<Record<keyof NamedPictures, unknown>>>;

/** The whole order is written down, so that what is added later comes last. */
export function movePicture({ shown }: PictureList, from: number, to: number): PictureFields {
  const names = shown.map(({ name }) => name);
  return { pictureOrder: moveItem(names, from, to) };
}

/** A knitted picture stays with the fabric and is not shown; a photograph leaves it. */
export function takeOffPicture(body: RecordBody, picture: ListedPicture): PictureFields {
  const { photographs, replacedScenes, pictureOrder, hiddenPictures } = readNamed(body);
  const { name } = picture;
  if (picture.kind === 'knitted') return { hiddenPictures: [...hiddenPictures, name] };
  const order = pictureOrder?.filter((one) => one !== name);
  if (photographs.includes(name)) {
    return {
      photographs: emptyIsNone(photographs.filter((key) => key !== name)),
      ...(order && { pictureOrder: emptyIsNone(order) }),
    };
  }
  const { [name]: _, ...others } = replacedScenes;
  return { replacedScenes: Object.keys(others).length > 0 ? others : undefined };
}

export function showAgain(body: RecordBody, name: string): PictureFields {
  const { hiddenPictures } = readNamed(body);
  return { hiddenPictures: emptyIsNone(hiddenPictures.filter((one) => one !== name)) };
}

export const mostPhotographs = 24;

/** Nothing if it hangs there already, or there is no room. */
export function hangUp(body: RecordBody, key: string): PictureFields | undefined {
  const { photographs } = readNamed(body);
  if (photographs.includes(key) || photographs.length >= mostPhotographs) return undefined;
  return { photographs: [...photographs, key] };
}

/** An empty list says nothing: the record is then as it was before anybody touched it. */
function emptyIsNone<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function readNamed(body: RecordBody) {
  const list = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const { replacedScenes, pictureOrder } = body;
  return {
    photographs: list(body['photographs']),
    hiddenPictures: list(body['hiddenPictures']),
    pictureOrder: pictureOrder === undefined ? undefined : list(pictureOrder),
    replacedScenes: (replacedScenes ?? {}) as Readonly<Record<string, string>>,
  };
}
