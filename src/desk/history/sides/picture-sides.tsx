import { pictureKey } from '../../../domain/picture/own-picture.ts';
import { Sides } from './sides.tsx';

interface PictureSidesProps {
  readonly old: unknown;
  readonly young: unknown;
}

export function PictureSides({ old, young }: PictureSidesProps) {
  return <Sides old={show(old)} young={show(young)} />;
}

function show(value: unknown) {
  const pictures = picturesIn(value);
  if (pictures.length === 0) return undefined;
  return (
    <div className="imgs">
      {pictures.map(({ address, alt }) => (
        <img key={address} src={address} alt={alt} loading="lazy" width="84" height="84" />
      ))}
    </div>
  );
}

interface Shown {
  readonly address: string;
  readonly alt: string;
}

/** Every picture that a value names, by key or by the name of a scene. */
export function picturesIn(value: unknown, alt = ''): Shown[] {
  if (typeof value === 'string') {
    if (pictureKey.test(value)) return [{ address: `/img/media/${value}-180`, alt }];
    return /^[a-z][a-z0-9-]{2,60}$/.test(value)
      ? [{ address: `/img/scenes/${value}-480`, alt }]
      : [];
  }
  if (Array.isArray(value)) return unique(value.flatMap((item) => picturesIn(item, alt)));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'alt' in value && typeof value.alt === 'string' ? value.alt : alt;
  return unique(
    Object.values(value)
      .filter((item) => typeof item !== 'string' || pictureKey.test(item))
      .flatMap((item) => picturesIn(item, own)),
  );
}

function unique(list: readonly Shown[]): Shown[] {
  return [...new Map(list.map((one) => [one.address, one])).values()];
}
