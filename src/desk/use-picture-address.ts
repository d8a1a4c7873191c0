import { endpoints } from '../contract/desk/endpoints.ts';
import { ownPicturePath, pictureKey } from '../domain/picture/own-picture.ts';
import { useQuery } from './use-query.ts';

export type PictureAddress = (name: string, width: 180 | 360 | 720) => string | undefined;

/** Where the file of a picture is, by its key or by the name of a scene; undefined where there is none. */
export function usePictureAddress(): PictureAddress {
  const { value: scenes = {} } = useQuery(endpoints.scenes);
  return (name, width) => {
    const path = pictureKey.test(name)
      ? ownPicturePath(name)
      : Object.hasOwn(scenes, name)
        ? scenes[name]
        : undefined;
    return path && `${path.replace('/pictures/', '/img/')}-${width}`;
  };
}
